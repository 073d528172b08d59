// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import { footerPages, menuPages, pageIds, allAddresses } from '../../../src/site/pages.ts';
import { prices } from '../../../src/site/facts/prices.ts';

vi.mock('../../../src/content/facts/shown.json', () => ({ default: { prices: false } }));

it('has no price list, no page of prices and no address of one if the owner publishes none', () => {
  expect(prices).toBeUndefined();
  for (const ids of [pageIds, menuPages, footerPages]) expect(ids).not.toContain('prices');
  const paths = allAddresses.map(({ path }) => path);
  for (const path of ['/times', '/en/prices']) expect(paths).not.toContain(path);
});

it('links to no prices from other pages if the owner publishes none', () => {
  for (const id of ['wedding', 'corporate'])
    for (const language of ['el', 'en'] as const)
      expect(JSON.stringify(contentOf(id, language))).not.toContain('(prices)');
});
