import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { venue } from '../../../src/facts/venue/venue.ts';
import { SlideMenu } from '../../../src/layout/header/SlideMenu.tsx';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { getPath, getSubmenu, menuPages } from '../../../src/site/pages.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const open = async (options: { language?: Language; at?: string } = {}) => {
  const rendered = renderInLayout(<SlideMenu />, options);
  const opener = screen.getByRole('button', { name: rendered.messages.openMenu });
  await rendered.visitor.click(opener);
  const dialog = await screen.findByRole('dialog', { name: rendered.messages.mainMenu });
  return { ...rendered, ...rendered.messages, opener, menu: within(dialog) };
};

it.each(languageCodes)(
  'leads from the menu of small screens to every page, the phone and the other languages in %s',
  async (language) => {
    const { menu, pages, visitor, enquire, mobileCtaBar, languageMenu } = await open({ language });
    const reached = new Set<string | null>();
    const readLinks = () =>
      menu.getAllByRole('link').forEach((link) => reached.add(link.getAttribute('href')));
    readLinks();
    for (const word of ['reception', 'services'] as const) {
      await visitor.click(menu.getByRole('button', { name: pages[word], expanded: false }));
      menu.getByRole('button', { name: pages[word], expanded: true });
      readLinks();
    }
    for (const id of menuPages.flatMap((page) => [page, ...getSubmenu(page)]))
      expect(reached, id).toContain(getPath(id, language));
    const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
    expect(href(enquire)).toBe(getPath('contact', language));
    expect(href(mobileCtaBar.call)).toBe(`tel:${venue.phones[0].dial}`);
    const switches = within(menu.getByRole('navigation', { name: languageMenu }));
    expect(switches.getAllByRole('link')).toHaveLength(languageCodes.length);
  },
);

it('opens the submenu of the current page and marks that page', async () => {
  const { menu, pages } = await open({ at: '/gamos' });
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(pages.wedding);
});

it.each([
  ['its button', (visitor: UserEvent, button: HTMLElement) => visitor.click(button)],
  ['Escape', (visitor: UserEvent) => visitor.keyboard('{Escape}')],
])('keeps the focus inside, closes with %s and returns the focus', async (_, close) => {
  const { menu, closeMenu, visitor, opener } = await open();
  const dialog = screen.getByRole('dialog');
  for (const keys of ['{Shift>}{Tab}{/Shift}', '{Tab}', '{Tab}']) {
    await visitor.keyboard(keys);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await close(visitor, menu.getByRole('button', { name: closeMenu }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});
