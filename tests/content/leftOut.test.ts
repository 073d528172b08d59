import { expect, it, vi } from 'vitest';
import { renderPath } from '../../src/app/prerender.tsx';
import { mails } from '../../src/content/mails.ts';
import { prices } from '../../src/facts/prices/prices.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { allAddresses, footerPages, menuPages, pageIds } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { everyPage } from '../support/everyPage.ts';
import { collectTexts } from '../support/texts.ts';

vi.mock('../../src/content/facts/shown.json', () => ({
  default: { prices: false, calculator: true, reviews: true },
}));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: 'utf8') =>
    file.endsWith('facts/house.json') ? '{}' : fs.readFileSync(file, encoding);
  return { ...fs, readFileSync };
});
vi.mock('../../src/facts/guests/guestFacts.ts', async (original) => ({
  ...(await original<object>()),
  drives: [],
  lodgings: [],
}));

it('has no price list, no page of prices and no address of one if the owner publishes none', () => {
  expect(prices).toBeUndefined();
  for (const ids of [pageIds, menuPages, footerPages]) expect(ids).not.toContain('prices');
  const paths = allAddresses.map(({ path }) => path);
  for (const path of ['/times', '/en/prices']) expect(paths).not.toContain(path);
});

it.each(['/gamos', '/request'])(
  'links to no prices from %s if the owner publishes none',
  async (at) => {
    const page = await renderPath(at);
    expect(page).toContain('href="/gallery"');
    expect(page).not.toMatch(/href="\/times["#?]/);
  },
);

it.each(languageCodes)(
  'promises no prices in the mail in %s if the owner publishes none',
  (language) => {
    const { paragraphs } = mails[language].mail.confirmation;
    expect(paragraphs.join(' ')).toContain('{site}');
    expect(paragraphs.join(' ')).not.toMatch(/τιμ|κανόν|price|rule/i);
  },
);

it('shows complete sentences on every page if the owner leaves out prices, hours and drives', () => {
  for (const { id, language } of everyPage) {
    const texts = collectTexts(composeContent(id, language), `${language} ${id}`);
    expect(texts).not.toEqual([]);
    for (const { at, text } of texts) {
      expect(text, at).not.toMatch(/undefined|false|null|NaN/);
      expect(text, at).not.toMatch(/ {2}| [.,·;]|[.,·] *[,·]|^ | $/);
    }
  }
});
