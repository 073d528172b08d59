import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SlideMenuButton } from '../../../src/layout/header/SlideMenuButton.tsx';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { menuPages, submenuOf } from '../../../src/site/pages.ts';
import { pathOf } from '../../../src/site/paths.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const openMenu = async (options: { language?: Language; at?: string } = {}) => {
  const rendered = renderInLayout(<SlideMenuButton />, options);
  const opener = screen.getByRole('button', { name: rendered.messages.openMenu });
  await rendered.visitor.click(opener);
  const dialog = await screen.findByRole('dialog', { name: rendered.messages.mainMenu });
  return { ...rendered, opener, dialog, menu: within(dialog) };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('without script the menu button leads to the list of pages in the footer', () => {
  const { messages } = renderInLayout(<SlideMenuButton />);
  const button = screen.getByRole('button', { name: messages.openMenu });
  expect(button).toHaveAttribute('href', '#pages');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe.each(languageCodes)('the menu of small screens in %s', (language) => {
  it('has every page of the menu, and the way to each submenu', async () => {
    const { menu, messages } = await openMenu({ language });
    const reachable = menuPages.flatMap((id) => [id, ...submenuOf(id)]);
    for (const word of ['reception', 'services'] as const)
      await act(async () => menu.getByRole('button', { name: messages.pages[word] }).click());
    const addresses = new Set(
      [...menu.getAllByRole('link', { hidden: true })].map((link) => link.getAttribute('href')),
    );
    for (const id of reachable) expect(addresses, id).toContain(pathOf(id, language));
  });

  it('asks, calls and switches the language', async () => {
    const { menu, messages } = await openMenu({ language });
    expect(menu.getByRole('link', { name: messages.enquire })).toHaveAttribute(
      'href',
      pathOf('contact', language),
    );
    expect(menu.getByRole('link', { name: messages.phoneBar.call })).toHaveAttribute(
      'href',
      `tel:${venue.phones[0].dial}`,
    );
    expect(
      within(menu.getByRole('navigation', { name: messages.languageMenu })).getAllByRole('link'),
    ).toHaveLength(2);
  });
});

it('opens with the space bar too, as a button does', async () => {
  const { visitor, messages } = renderInLayout(<SlideMenuButton />);
  await visitor.tab();
  await visitor.keyboard(' ');
  expect(await screen.findByRole('dialog', { name: messages.mainMenu })).toBeVisible();
});

it('unfolds one submenu at a time', async () => {
  const { menu, messages, visitor } = await openMenu();
  const [reception, services] = [
    menu.getByRole('button', { name: messages.pages.reception }),
    menu.getByRole('button', { name: messages.pages.services }),
  ];
  expect(menu.queryByRole('link', { name: messages.pages.wedding })).toBeNull();
  await visitor.click(reception);
  expect(menu.getByRole('link', { name: messages.pages.wedding })).toHaveAttribute(
    'href',
    '/gamos',
  );
  await visitor.click(services);
  expect(menu.queryByRole('link', { name: messages.pages.wedding })).toBeNull();
  expect([reception, services].map((button) => button.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
  ]);
  await visitor.click(services);
  expect(services).toHaveAttribute('aria-expanded', 'false');
});

it('opens the submenu of the current page and marks that page', async () => {
  const { menu, messages } = await openMenu({ at: '/gamos' });
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(messages.pages.wedding);
});

it('closes with its button, which gives the focus back', async () => {
  const { menu, messages, visitor, opener } = await openMenu();
  await visitor.click(menu.getByRole('button', { name: messages.closeMenu }));
  await closed();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('closes with Escape', async () => {
  const { visitor } = await openMenu();
  await visitor.keyboard('{Escape}');
  await closed();
});

it('closes on navigation', async () => {
  const { menu, messages, visitor, address } = await openMenu();
  await visitor.click(menu.getByRole('link', { name: messages.pages.about }));
  expect(address()).toBe('/emeis');
  await closed();
});

it('closes when the visitor chooses the page that is already there', async () => {
  const { menu, messages, visitor } = await openMenu({ at: '/emeis' });
  await visitor.click(menu.getByRole('link', { name: messages.pages.about }));
  await closed();
});

it('opens again after it was closed', async () => {
  const { visitor, opener } = await openMenu();
  await visitor.keyboard('{Escape}');
  await closed();
  await visitor.click(opener);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
