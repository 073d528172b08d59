import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '../../../src/layout/header/Header.tsx';
import { LanguageSwitch } from '../../../src/layout/header/LanguageSwitch.tsx';
import { languageCodes, languages, type Language } from '../../../src/site/languages.ts';
import { headerPages, submenuOf } from '../../../src/site/pages.ts';
import { allAddresses, pathOf } from '../../../src/site/paths.ts';
import { scrolled } from '../../specification.ts';
import { scrollTo } from '../../support/browser.ts';
import { renderInLayout, layoutMessages } from '../../support/renderInLayout.tsx';

const bar = () => screen.getByRole('banner');
const menu = (language: Language) =>
  within(screen.getByRole('navigation', { name: layoutMessages[language].mainMenu }));

describe.each(languageCodes)('the bar in %s', (language) => {
  const messages = layoutMessages[language];
  const show = (page: Parameters<typeof pathOf>[0]) =>
    renderInLayout(<Header />, { language, at: pathOf(page, language) });

  it('lists the pages of the specification in order, each with its address', () => {
    show('home');
    const entries = [
      ...screen.getByRole('navigation', { name: messages.mainMenu }).querySelectorAll('a'),
    ];
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual(
      headerPages.map((id) => [messages.pages[id], pathOf(id, language)]),
    );
  });

  it('announces a submenu only for entries that have one', () => {
    show('home');
    const withMenu = menu(language).getAllByRole('button');
    expect(withMenu.map((entry) => entry.textContent)).toEqual([
      messages.pages.reception,
      messages.pages.services,
    ]);
    for (const entry of withMenu) {
      expect(entry).toHaveAttribute('aria-haspopup', 'menu');
      expect(entry).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('says which page one is on', () => {
    show('about');
    expect(menu(language).getByRole('link', { current: 'page' })).toHaveTextContent(
      messages.pages.about,
    );
  });

  it('marks the menu word under which the page stands', () => {
    show('djMusic');
    const marked = [...bar().querySelectorAll('[data-here]')];
    expect(marked.map((entry) => entry.textContent)).toEqual([messages.pages.services]);
    expect(submenuOf('services')).toContain('djMusic');
  });

  it('leads home by its wordmark and to the contact page by its button', () => {
    show('about');
    expect(screen.getByRole('link', { name: messages.homeLink })).toHaveAttribute(
      'href',
      pathOf('home', language),
    );
    expect(screen.getByRole('link', { name: messages.enquire })).toHaveAttribute(
      'href',
      pathOf('contact', language),
    );
  });
});

it('the bar turns solid beyond the pixels of scroll that the specification names, and clear again at the top', () => {
  renderInLayout(<Header />);
  expect(bar()).toHaveAttribute('data-scrolled', 'false');
  scrollTo(scrolled.solidBar);
  expect(bar()).toHaveAttribute('data-scrolled', 'false');
  scrollTo(scrolled.solidBar + 1);
  expect(bar()).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
  expect(bar()).toHaveAttribute('data-scrolled', 'false');
});

describe('the language switch', () => {
  it.each(allAddresses)(
    'on $path leads to the same page in each language and says which one this is',
    ({ path, id, language }) => {
      renderInLayout(<LanguageSwitch />, { language, at: path });
      const links = within(
        screen.getByRole('navigation', { name: layoutMessages[language].languageMenu }),
      ).getAllByRole('link');
      expect(
        links.map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('lang'),
          link.getAttribute('hreflang'),
        ]),
      ).toEqual(languageCodes.map((code) => [languages[code].short, pathOf(id, code), code, code]));
      expect(
        links
          .filter((link) => link.getAttribute('aria-current') === 'true')
          .map((link) => link.lang),
      ).toEqual([language]);
    },
  );

  it.each(['/nowhere', '/en/nowhere'])('on the unknown path %s leads home', (path) => {
    renderInLayout(<LanguageSwitch />, {
      language: path.startsWith('/en') ? 'en' : 'el',
      at: path,
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/en',
    ]);
  });

  it('keeps what the address asks of the page', () => {
    renderInLayout(<LanguageSwitch />, { at: '/gallery?category=wedding' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/gallery?category=wedding',
      '/en/gallery?category=wedding',
    ]);
  });

  it('keeps the place on the page and drops parameters that no page reads', () => {
    renderInLayout(<LanguageSwitch />, {
      language: 'en',
      at: '/en/prices?eventDate=2027-06-19&fbclid=x#rules',
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/times?eventDate=2027-06-19#rules',
      '/en/prices?eventDate=2027-06-19#rules',
    ]);
  });

  it('keeps the visitor on the same page', async () => {
    const { visitor, address } = renderInLayout(<LanguageSwitch />, { at: '/gamos' });
    await visitor.click(screen.getByRole('link', { name: 'EN' }));
    expect(address()).toBe('/en/weddings');
  });
});
