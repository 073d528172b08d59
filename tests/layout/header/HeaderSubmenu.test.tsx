import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '../../../src/layout/header/Header.tsx';
import { getPath, getSubmenu } from '../../../src/site/pages.ts';
import { layoutMessages, renderInLayout } from '../../support/renderInLayout.tsx';

const messages = layoutMessages.el;
const { reception, wedding, venue } = messages.pages;
const word = () => screen.getByRole('button', { name: reception });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const open = async (at?: string) => {
  const rendered = renderInLayout(<Header />, { at });
  await rendered.visitor.click(word());
  return { ...rendered, menu: within(screen.getByRole('menu', { name: reception })) };
};

it('opens on a click, with the page itself first, and closes on a second one', async () => {
  const { menu, visitor } = await open('/gamos');
  expect(
    menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    [messages.submenuOverview.reception, '/dexiosi'],
    ...getSubmenu('reception').map((id) => [messages.pages[id], getPath(id, 'el')]),
  ]);
  expect(menu.getByRole('menuitem', { current: 'page' })).toHaveTextContent(wedding);
  expect(word()).toHaveAttribute('aria-expanded', 'true');
  await visitor.click(word());
  await closed();
  expect(word()).toHaveAttribute('aria-expanded', 'false');
});

it.each(['{Enter}', ' ', '{ArrowDown}'])(
  'opens with the key "%s" at its first item, and gives the focus back at Escape',
  async (key) => {
    const { visitor } = renderInLayout(<Header />);
    word().focus();
    await visitor.keyboard(key);
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[1]).toHaveFocus());
    await visitor.keyboard('{Escape}');
    await closed();
    expect(word()).toHaveFocus();
  },
);

it('closes when another page appears, as after Back', async () => {
  const { go } = await open('/gamos');
  await go('/emeis');
  await closed();
});

it.each([
  ['Tab to the next control', '{Tab}', () => screen.getByRole('link', { name: venue })],
  ['Shift+Tab to its own word', '{Shift>}{Tab}{/Shift}', word],
])('closes with %s, also from one of its items', async (_, keys, target) => {
  const { visitor } = await open();
  await visitor.keyboard(keys);
  await closed();
  expect(target()).toHaveFocus();

  await visitor.click(word());
  await visitor.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
  await visitor.keyboard(keys);
  await closed();
  expect(target()).toHaveFocus();
});
