import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SlideMenuButton } from '../../../src/layout/header/SlideMenu.tsx';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { menuPages, submenuOf, pathOf } from '../../../src/site/pages.ts';
import { venue } from '../../../src/site/facts/venue.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const open = async (options: { language?: Language; at?: string } = {}) => {
  const rendered = renderInLayout(<SlideMenuButton />, options);
  const opener = screen.getByRole('button', { name: rendered.messages.openMenu });
  await rendered.visitor.click(opener);
  const dialog = await screen.findByRole('dialog', { name: rendered.messages.mainMenu });
  return { ...rendered, ...rendered.messages, opener, menu: within(dialog) };
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each(languageCodes)('the menu of small screens in %s', (language) => {
  it('leads to every page of the menu and its submenus', async () => {
    const { menu, pages, visitor } = await open({ language });
    const reached = new Set<string | null>();
    const readLinks = () =>
      menu.getAllByRole('link').forEach((link) => reached.add(link.getAttribute('href')));
    readLinks();
    for (const word of ['reception', 'services'] as const) {
      await visitor.click(menu.getByRole('button', { name: pages[word] }));
      readLinks();
    }
    for (const id of menuPages.flatMap((page) => [page, ...submenuOf(page)]))
      expect(reached, id).toContain(pathOf(id, language));
  });

  it('links to the request form, the phone and the other language', async () => {
    const { menu, enquire, mobileCtaBar, languageMenu } = await open({ language });
    const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
    expect(href(enquire)).toBe(pathOf('contact', language));
    expect(href(mobileCtaBar.call)).toBe(`tel:${venue.phones[0].dial}`);
    const switches = within(menu.getByRole('navigation', { name: languageMenu }));
    expect(switches.getAllByRole('link')).toHaveLength(2);
  });
});

it('has a button that leads to the pages in the footer without script', () => {
  renderInLayout(<SlideMenuButton />);
  expect(screen.getByRole('button')).toHaveAttribute('href', '#pages');
});

it('expands one submenu at a time', async () => {
  const { menu, pages, visitor } = await open();
  const wedding = () => menu.queryByRole('link', { name: pages.wedding });
  const services = menu.getByRole('button', { name: pages.services });
  expect(wedding()).toBeNull();
  await visitor.click(menu.getByRole('button', { name: pages.reception }));
  expect(wedding()).toBeVisible();
  await visitor.click(services);
  expect(wedding()).toBeNull();
  expect(services).toHaveAttribute('aria-expanded', 'true');
  await visitor.click(services);
  expect(services).toHaveAttribute('aria-expanded', 'false');
});

it('opens the submenu of the current page and marks that page', async () => {
  const { menu, pages } = await open({ at: '/gamos' });
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(pages.wedding);
});

it('closes with its button, which returns the focus', async () => {
  const { menu, closeMenu, visitor, opener } = await open();
  await visitor.click(menu.getByRole('button', { name: closeMenu }));
  await closed();
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('closes with Escape and opens again', async () => {
  const { visitor, opener } = await open();
  await visitor.keyboard('{Escape}');
  await closed();
  await visitor.click(opener);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it.each([
  ['another page', '/'],
  ['the page that is already there', '/emeis'],
])('closes when the visitor chooses %s', async (_, at) => {
  const { menu, pages, visitor, address } = await open({ at });
  await visitor.click(menu.getByRole('link', { name: pages.about }));
  await closed();
  expect(address()).toBe('/emeis');
});
