import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '../../../src/layout/header/Header.tsx';
import { LanguageSwitch } from '../../../src/layout/header/LanguageSwitch.tsx';
import { languageCodes, type Language } from '../../../src/site/languages.ts';
import { getPath, headerPages } from '../../../src/site/pages.ts';
import { renderInLayout } from '../../support/renderInLayout.tsx';

it.each(languageCodes)('links to the pages of the menu, home and to the form in %s', (language) => {
  const { messages } = renderInLayout(<Header />, { language, at: getPath('about', language) });
  const menu = screen.getByRole('navigation', { name: messages.mainMenu });
  const shown = [...menu.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(shown).toEqual(headerPages.map((id) => [messages.pages[id], getPath(id, language)]));
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(
    messages.pages.about,
  );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(messages.homeLink)).toBe(getPath('home', language));
  expect(href(messages.enquire)).toBe(getPath('contact', language));
});

it('marks the menu entry whose submenu contains the current page', () => {
  const { messages } = renderInLayout(<Header />, { at: getPath('djMusic', 'el') });
  const marked = [...document.querySelectorAll('[data-here]')].map((entry) => entry.textContent);
  expect(marked).toEqual([messages.pages.services]);
});

describe('the language switch', () => {
  const show = (at: string, language: Language) => {
    const { messages } = renderInLayout(<LanguageSwitch />, { language, at });
    const links = within(
      screen.getByRole('navigation', { name: messages.languageMenu }),
    ).getAllByRole('link');
    return (name: string) => links.map((link) => link.getAttribute(name));
  };

  it('links to each language with the parameters and the hash that the page reads', () => {
    const attributes = show('/en/prices?eventDate=2027-06-19&fbclid=x#rules', 'en');
    const kept = '?eventDate=2027-06-19#rules';
    expect(attributes('href')).toEqual(languageCodes.map((code) => getPath('prices', code) + kept));
  });

  it('names each language in that language and marks the current one', () => {
    const attributes = show('/en/weddings', 'en');
    expect(attributes('lang')).toEqual(languageCodes);
    expect(attributes('hreflang')).toEqual(languageCodes);
    expect(attributes('aria-current')).toEqual(
      languageCodes.map((code) => (code === 'en' ? 'true' : null)),
    );
  });
});
