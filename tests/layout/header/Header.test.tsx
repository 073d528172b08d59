import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '../../../src/layout/header/Header.tsx';
import { LanguageSwitch } from '../../../src/layout/header/LanguageSwitch.tsx';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { headerPages, type PageId, pathOf } from '../../../src/site/pages.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(languageCodes)('the header in %s', (language) => {
  const show = (page: PageId) => {
    const { messages } = renderInLayout(<Header />, { language, at: pathOf(page, language) });
    const menu = screen.getByRole('navigation', { name: messages.mainMenu });
    return { messages, menu };
  };

  it('lists the pages of the menu in order, each with its address', () => {
    const { menu, messages } = show('home');
    expect(
      [...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(headerPages.map((id) => [messages.pages[id], pathOf(id, language)]));
  });

  it('marks the current page', () => {
    const { menu, messages } = show('about');
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
      messages.pages.about,
    );
  });

  it('leads home by its wordmark and to the contact page by its button', () => {
    const { messages } = show('about');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(messages.homeLink)).toBe(pathOf('home', language));
    expect(href(messages.enquire)).toBe(pathOf('contact', language));
  });
});

it('marks the menu entry whose submenu contains the current page', () => {
  const { messages } = renderInLayout(<Header />, { at: pathOf('djMusic', 'el') });
  const marked = [...document.querySelectorAll('[data-here]')].map((entry) => entry.textContent);
  expect(marked).toEqual([messages.pages.services]);
});

describe('the language switch', () => {
  const show = (at: string, language: Language) =>
    renderInLayout(<LanguageSwitch />, { language, at });

  it.each([
    ['a page', '/gamos', '/gamos', '/en/weddings'],
    ['an English page', '/en/weddings', '/gamos', '/en/weddings'],
    ['an alias', '/epikoinonia', '/contact', '/en/contact'],
    ['an unknown path', '/nowhere', '/', '/en'],
    ['an unknown English path', '/en/nowhere', '/', '/en'],
    [
      'a page with parameters and a hash, dropping what no page reads',
      '/en/prices?eventDate=2027-06-19&fbclid=x#rules',
      '/times?eventDate=2027-06-19#rules',
      '/en/prices?eventDate=2027-06-19#rules',
    ],
  ])('links %s to both languages', (_, at, greek, english) => {
    show(at, at.startsWith('/en') ? 'en' : 'el');
    expect(hrefs()).toEqual([greek, english]);
  });

  it('names each language in that language and marks the current one', () => {
    const { messages } = show('/en/weddings', 'en');
    const links = within(
      screen.getByRole('navigation', { name: messages.languageMenu }),
    ).getAllByRole('link');
    const attributes = (name: string) => links.map((link) => link.getAttribute(name));
    expect(attributes('lang')).toEqual(languageCodes);
    expect(attributes('hreflang')).toEqual(languageCodes);
    expect(attributes('aria-current')).toEqual([null, 'true']);
  });

  it('leads to the same page', async () => {
    const { visitor, address } = show('/gamos', 'el');
    await visitor.click(screen.getByRole('link', { name: 'EN' }));
    expect(address()).toBe('/en/weddings');
  });
});
