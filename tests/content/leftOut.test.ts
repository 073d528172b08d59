// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { textsIn } from '../support/texts.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';
import { everyPage } from '../support/screens.ts';

vi.mock('../../src/content/facts/shown.json', () => ({ default: { prices: false } }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: 'utf8') =>
    file.endsWith('facts/house.json') ? '{}' : fs.readFileSync(file, encoding);
  return { ...fs, readFileSync };
});
vi.mock('../../src/site/facts/driveFacts.ts', async (original) => ({
  ...(await original<object>()),
  drives: [],
}));
vi.mock('../../src/site/facts/guestFacts.ts', async (original) => ({
  ...(await original<object>()),
  lodgings: [],
}));

it('shows complete sentences on every page if the owner leaves out prices, hours and drives', () => {
  for (const { id, language } of everyPage) {
    const texts = textsIn(contentOf(id, language), `${language} ${id}`);
    expect(texts).not.toEqual([]);
    for (const { at, text } of texts) {
      expect(text, at).not.toMatch(/undefined|false|null|NaN/);
      expect(text, at).not.toMatch(/ {2}| [.,·;]|[.,·] *[,·]|^ | $/);
    }
  }
});
