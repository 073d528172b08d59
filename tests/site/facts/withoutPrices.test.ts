// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { sitemap } from '../../../src/vite/pages/sitemap.ts';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import { footerPages, menuPages, pageIds } from '../../../src/site/pages.ts';
import { allAddresses, pageAt } from '../../../src/site/paths.ts';
import { prices } from '../../../src/site/facts/prices.ts';

vi.mock('../../../src/site/facts/hasPrices.ts', () => ({ hasPrices: false }));

describe('an owner who publishes no prices', () => {
  it('has no list', () => {
    expect(prices).toBeUndefined();
  });

  it('has no page of them: in no menu, in no sitemap, under no address', () => {
    expect(pageIds).not.toContain('prices');
    expect(menuPages).not.toContain('prices');
    expect(footerPages).not.toContain('prices');
    for (const path of ['/times', '/en/prices']) {
      expect(pageAt(path)).toBeUndefined();
      expect(allAddresses.map((address) => address.path)).not.toContain(path);
      expect(
        sitemap(
          (address) => address,
          () => [],
        ),
      ).not.toContain(path);
    }
  });

  it('has no word of them on other pages, but for links that are plain words then', () => {
    for (const language of ['el', 'en'] as const) {
      expect(JSON.stringify(contentOf('wedding', language))).not.toContain('(prices)');
      expect(JSON.stringify(contentOf('corporate', language))).not.toContain('(prices)');
    }
  });
});
