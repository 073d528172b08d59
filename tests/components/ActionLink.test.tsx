import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ActionLink } from '../../src/components/ActionLink.tsx';

const show = (popup: 'dialog' | 'menu' = 'dialog') => {
  const onPress = vi.fn();
  render(
    <ActionLink href="#pages" aria-haspopup={popup} onPress={onPress}>
      Menu
    </ActionLink>,
  );
  return {
    onPress,
    button: screen.getByRole('button', { name: 'Menu' }),
    visitor: userEvent.setup(),
  };
};

it('is a plain link in static HTML and the same element is a button after hydration', async () => {
  const link = (
    <ActionLink href="#pages" aria-haspopup="dialog" aria-expanded={false} onPress={() => {}}>
      Menu
    </ActionLink>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(link);
  const element = page.firstElementChild!;
  expect(element.getAttributeNames()).toEqual(['href', 'data-action']);
  render(link, { container: page, hydrate: true });
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBe(element);
  expect(element).toHaveAttribute('aria-haspopup', 'dialog');
});

it('leads somewhere without script, and with script it is pressed by mouse and keyboard like a button', async () => {
  const { onPress, button, visitor } = show();
  expect(button).toHaveAttribute('href', '#pages');
  await visitor.click(button);
  await visitor.keyboard('{Enter}');
  await visitor.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(window.location.hash, 'it is not followed').toBe('');
});

it.each([
  ['menu', 1],
  ['dialog', 0],
] as const)('before a %s the arrow down is a press %d times', async (popup, times) => {
  const { onPress, visitor } = show(popup);
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(onPress).toHaveBeenCalledTimes(times);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'is the link that it is for a press with %s',
  (key) => {
    const { onPress, button } = show();
    expect(fireEvent.click(button, { [key]: true }), 'left to the browser').toBe(true);
    expect(fireEvent.click(button)).toBe(false);
    expect(onPress).toHaveBeenCalledOnce();
  },
);
