import { expect, it } from 'vitest';
import { languageCodes, languages } from '../../src/site/languages.ts';
import {
  allAddresses,
  findPage,
  getCanonicalPath,
  getLanguage,
  getPath,
  getPaths,
  getSubmenu,
  getTranslatedPath,
  hasSubmenu,
  headerPages,
  menuPages,
  pageIds,
  pages,
} from '../../src/site/pages.ts';
import { addresses, contactAlias, menu, submenus } from '../specification.ts';

it('has the addresses of the specification, in its order', () => {
  expect(pageIds.filter((id) => id in addresses).map((id) => [id, pages[id].path])).toEqual(
    Object.entries(addresses),
  );
});

it('has a unique address for each page and language', () => {
  for (const { path, id, language } of allAddresses) {
    expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
    expect([path, findPage(path), getLanguage(path)]).toEqual([path, id, language]);
    expect(findPage(`${path}/`.replace('//', '/'))).toBe(id);
  }
});

it('leads from each address to the same page in the other language, and back', () => {
  for (const { path, id, language } of allAddresses)
    for (const other of languageCodes) {
      expect(getTranslatedPath(path, other)).toBe(getPath(id, other));
      expect(getTranslatedPath(getPath(id, other), language)).toBe(getPath(id, language));
    }
});

it.each(['/nowhere', '/en/gamos', '/gamos/extra', '/english'])(
  'leads from the unknown address %s home',
  (path) => {
    expect(findPage(path)).toBeUndefined();
    expect(getLanguage(path)).toBe(path.startsWith('/en/') ? 'en' : 'el');
    for (const language of languageCodes)
      expect(getTranslatedPath(path, language)).toBe(languages[language].home);
  },
);

it('has two addresses of the Greek contact page, of which the alias is canonical', () => {
  expect(getPaths('contact', 'el')).toEqual([addresses.contact.el, contactAlias]);
  expect(getCanonicalPath('contact', 'el')).toBe(contactAlias);
  expect(getCanonicalPath('contact', 'en')).toBe(addresses.contact.en);
});

it('has the menu and submenus of the specification', () => {
  expect(headerPages).toEqual(menu);
  for (const id of headerPages) expect(getSubmenu(id), id).toEqual(submenus[id] ?? []);
  expect(pageIds.filter(hasSubmenu)).toEqual(Object.keys(submenus));
});

it('lists in the slide-in menu the pages of the header, and the one for guests before the contact page', () => {
  expect(menuPages.filter((id) => headerPages.includes(id))).toEqual(headerPages);
  const place = menuPages.indexOf('guests');
  expect(place > 0 && place < menuPages.indexOf('contact')).toBe(true);
});
