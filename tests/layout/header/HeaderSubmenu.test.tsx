import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Header } from '../../../src/layout/header/Header.tsx';
import { submenuOf, pathOf } from '../../../src/site/pages.ts';
import { renderInLayout, layoutMessages } from '../../support/renderInLayout.tsx';

const messages = layoutMessages.el;
const { reception, services, wedding, venue, djMusic } = messages.pages;
const word = (name: string) => screen.getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
const onItem = () =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));

const open = async (at?: string) => {
  const rendered = renderInLayout(
    <>
      <Header />
      <p>outside</p>
    </>,
    { at },
  );
  await rendered.visitor.click(word(reception));
  return { ...rendered, menu: within(screen.getByRole('menu')) };
};

it('stays closed when a mouse only passes', async () => {
  const { visitor } = renderInLayout(<Header />);
  await visitor.hover(word(reception));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('opens on a click, with the page itself first and then those below it', async () => {
  const { menu } = await open();
  expect(
    menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    [messages.submenuOverview.reception, '/dexiosi'],
    ...submenuOf('reception').map((id) => [messages.pages[id], pathOf(id, 'el')]),
  ]);
  expect(word(reception)).toHaveAttribute('aria-expanded', 'true');
});

it('opens with Enter and moves the focus with the arrow keys', async () => {
  const { visitor } = renderInLayout(<Header />);
  word(services).focus();
  await visitor.keyboard('{Enter}{ArrowDown}');
  await onItem();
});

it('marks the current page', async () => {
  const { menu } = await open('/gamos');
  expect(menu.getByRole('menuitem', { current: 'page' })).toHaveTextContent(wedding);
});

it('closes with Escape and returns the focus', async () => {
  const { visitor } = await open();
  await visitor.keyboard('{Escape}');
  await closed();
  expect(word(reception)).toHaveFocus();
  expect(word(reception)).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['Tab to the next control', '{Tab}', () => screen.getByRole('link', { name: venue })],
  ['Shift+Tab to its own word', '{Shift>}{Tab}{/Shift}', () => word(reception)],
])('closes with %s, also from one of its items', async (_, keys, target) => {
  const { visitor } = await open();
  await visitor.keyboard(keys);
  await closed();
  expect(target()).toHaveFocus();

  await visitor.click(word(reception));
  await visitor.keyboard('{ArrowDown}');
  await onItem();
  await visitor.keyboard(keys);
  await closed();
  expect(target()).toHaveFocus();
});

it.each([
  ['a second click', () => word(reception)],
  ['a click outside', () => screen.getByText('outside')],
])('closes on %s', async (_, target) => {
  const { visitor } = await open();
  await visitor.click(target());
  await closed();
});

it('closes when another one opens', async () => {
  const { visitor } = await open();
  await visitor.click(word(services));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveTextContent(djMusic));
  expect(word(reception)).toHaveAttribute('aria-expanded', 'false');
});

it('leads to the chosen page and closes', async () => {
  const { visitor, menu, address } = await open();
  await visitor.click(menu.getByRole('menuitem', { name: wedding }));
  expect(address()).toBe('/gamos');
  await closed();
});

it('closes on any other change of address, such as Back', async () => {
  const { go } = await open();
  await go('/emeis');
  await closed();
});
