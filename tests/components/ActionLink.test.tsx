import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ActionLink } from '../../src/components/ActionLink.tsx';

const show = (popup: 'dialog' | 'menu' = 'dialog') => {
  const onPress = vi.fn();
  const link = (
    <ActionLink href="#pages" aria-haspopup={popup} aria-expanded={false} onPress={onPress}>
      Menu
    </ActionLink>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(link);
  const staticAttributes = container.firstElementChild!.getAttributeNames();
  render(link, { container, hydrate: true });
  return { onPress, staticAttributes, visitor: userEvent.setup() };
};
const button = () => screen.getByRole('button', { name: 'Menu', expanded: false });

it('is a plain link before hydration and a button after it', () => {
  expect(show().staticAttributes).toEqual(['href', 'data-action']);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
});

it('is pressed by mouse, Enter and the space bar, without following its link', async () => {
  const { onPress, visitor } = show();
  await visitor.click(button());
  await visitor.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(window.location.hash).toBe('');
});

it.each([
  ['menu', 1],
  ['dialog', 0],
] as const)('is pressed by the arrow key down if it opens a menu: %s, %i', async (popup, times) => {
  const { onPress, visitor } = show(popup);
  await visitor.tab();
  await visitor.keyboard('{ArrowDown}');
  expect(onPress).toHaveBeenCalledTimes(times);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    const { onPress } = show();
    const isLeft = fireEvent.click(button(), { [key]: true });
    expect(isLeft).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  },
);
