import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ActionLink } from '../../../src/components/text/ActionLink.tsx';

const show = () => {
  const onPress = vi.fn();
  const link = (
    <ActionLink href="#pages" aria-haspopup="dialog" aria-expanded={false} onPress={onPress}>
      Menu
    </ActionLink>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(link);
  const staticAttributes = container.firstElementChild!.getAttributeNames();
  render(link, { container, hydrate: true });
  return { onPress, staticAttributes };
};
const button = () => screen.getByRole('button', { name: 'Menu', expanded: false });

it('is a plain link before hydration, then a button for mouse, Enter and the space bar', async () => {
  const { onPress, staticAttributes } = show();
  expect(staticAttributes).toEqual(['href', 'data-action']);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(button());
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
  expect(window.location.hash).toBe('');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    const { onPress } = show();
    expect(fireEvent.click(button(), { [key]: true })).toBe(true);
    expect(onPress).not.toHaveBeenCalled();
  },
);
