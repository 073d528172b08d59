import { expect, test } from 'vitest';
import { languageCodes, languages } from '../../src/site/languages.ts';
import {
  headerPages,
  hasSubmenu,
  menuPages,
  pageIds,
  pageRow,
  pages,
  submenuOf,
  type ParentId,
} from '../../src/site/pages.ts';
import {
  addressesOf,
  allAddresses,
  canonicalPathOf,
  counterpartOf,
  languageOf,
  pageAt,
  pathOf,
} from '../../src/site/paths.ts';
import { addresses, contactAlias, menu, submenus } from '../specification.ts';

test('the table has the pairs of the specification, in its order, whatever pages were added', () => {
  expect(pageIds.filter((id) => id in addresses).map((id) => [id, pages[id].path])).toEqual(
    Object.entries(addresses),
  );
});

test('all addresses are different: one per page and language, and the second one of the Greek contact page', () => {
  const paths = allAddresses.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.toSorted()).toEqual(
    [...pageIds.flatMap((id) => Object.values(pages[id].path)), contactAlias].toSorted(),
  );
});

test.each(allAddresses)(
  '$path is an address of one page and language only',
  ({ path, id, language }) => {
    expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
    expect(pageAt(path)).toBe(id);
    expect(pageAt(`${path}/`.replace('//', '/'))).toBe(id);
    expect(languageOf(path)).toBe(language);
  },
);

test.each(allAddresses)(
  'the switch on $path keeps the visitor on the same page and back',
  ({ path, id, language }) => {
    for (const other of languageCodes) {
      const there = counterpartOf(path, other);
      expect(there).toBe(pathOf(id, other));
      expect(counterpartOf(there, language)).toBe(pathOf(id, language));
    }
  },
);

test.each(['/nowhere', '/en/nowhere', '/gamos/extra', '/english', '/en/gamos'])(
  'the switch on the unknown path %s leads home',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
    for (const language of languageCodes)
      expect(counterpartOf(path, language)).toBe(languages[language].home);
  },
);

test('a path that merely begins with the letters "en" is Greek', () => {
  expect(languageOf('/english')).toBe('el');
  expect(languageOf('/enoikiasi')).toBe('el');
  expect(languageOf('/en')).toBe('en');
  expect(languageOf('/en/')).toBe('en');
});

test('the Greek contact page is found at both of its addresses and its canonical one is the alias', () => {
  expect(addressesOf('contact', 'el')).toEqual([addresses.contact.el, contactAlias]);
  expect(canonicalPathOf('contact', 'el')).toBe(contactAlias);
  expect(canonicalPathOf('contact', 'en')).toBe(addresses.contact.en);
});

test('the menu and its submenus are those of the specification', () => {
  expect(headerPages).toEqual(menu);
  for (const id of headerPages) expect(submenuOf(id), id).toEqual(submenus[id] ?? []);
  expect(pageIds.filter(hasSubmenu)).toEqual(Object.keys(submenus));
});

test('the slide-in menu has what the bar has and, before the contact page, what guests look for', () => {
  expect(menuPages.filter((id) => headerPages.includes(id))).toEqual(headerPages);
  expect(menuPages.indexOf('guests')).toBeGreaterThan(0);
  expect(menuPages.indexOf('guests')).toBeLessThan(menuPages.indexOf('contact'));
});

test('no page stands both in the bar and in a submenu', () => {
  expect(headerPages.filter((id) => pageRow(id).parent)).toEqual([]);
});

test('does not compile with an unknown page, a missing submenu or a language without a path', () => {
  // @ts-expect-error "nowhere" is not a page id
  expect(() => pathOf('nowhere', 'el')).toThrow();
  // @ts-expect-error the gallery has no submenu
  expect(hasSubmenu('gallery' satisfies ParentId)).toBe(false);
  // @ts-expect-error "xx" is not a language
  expect(pathOf('home', 'xx')).toBeUndefined();
});
