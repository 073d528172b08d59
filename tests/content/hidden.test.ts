import { expect, it, vi } from 'vitest';
import { getPageMetadata, renderPath } from '../../src/app/prerender.tsx';
import { parseLinkTarget } from '../../src/components/text/markup.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { languageCodes } from '../../src/site/languages.ts';
import {
  allAddresses,
  footerPages,
  getPath,
  isMissing,
  menuPages,
  pageIds,
  type PageId,
} from '../../src/site/pages.ts';
import { checkContent, formatProblems } from '../../src/vite/content/check.ts';
import { composeContent, serializeContent } from '../../src/vite/content/composeContent.ts';
import { sentenceFacts } from '../../src/vite/content/sentenceFacts.ts';
import { everyPage } from '../support/everyPage.ts';

vi.mock('../../src/content/facts/shown.json', () => ({
  default: { prices: true, calculator: false, reviews: false },
}));

/** The plugin composes content in Vite's process, without the mock above. */
vi.mock('../../src/app/pageModules.ts', async (original) => {
  const real = await original<typeof import('../../src/app/pageModules.ts')>();
  type Load = (typeof real.pageLoaders)[PageId];
  const withoutReviews =
    (id: string, load: Load): Load =>
    async (language) => {
      const page = await load(language);
      if (!('review' in page.content)) return page;
      const { pictures } = page.content;
      return {
        ...page,
        content: { ...composeContent<typeof page.content>(id, language), pictures },
      };
    };
  const pageLoaders = Object.entries(real.pageLoaders).map(([id, load]) => [
    id,
    withoutReviews(id, load),
  ]);
  return { ...real, pageLoaders: Object.fromEntries(pageLoaders) as typeof real.pageLoaders };
});

it('has no page of reviews if the owner hides them', () => {
  for (const ids of [pageIds, menuPages, footerPages]) expect(ids).not.toContain('reviews');
  expect(allAddresses.map(({ path }) => path)).not.toContain('/reviews');
});

it('builds without the texts of the page of reviews, which name the rating', () => {
  for (const language of languageCodes)
    expect(serializeContent('reviews', language, [])).toBe('undefined');
});

it('has no rating, review or link to reviews on any page if the owner hides them', async () => {
  for (const { id, language } of everyPage) {
    const page = await renderPath(getPath(id, language));
    const traces = page.match(/reviews?|κριτικ(ή|ές)|fill-honey|>5[.,]0/gi);
    expect(traces, `${id} ${language}`).toBeNull();
    const { structuredData } = await getPageMetadata(id, language);
    expect(structuredData).not.toMatch(/aggregateRating|"Review"/);
  }
});

it('keeps the figures of the home page', async () => {
  for (const language of languageCodes) {
    const { figures } = composeContent<HomeContent>('home', language).testimonial;
    expect(await renderPath(getPath('home', language))).toContain(figures.satisfaction);
  }
});

it('has no rating for sentences if the owner hides reviews', () => {
  for (const language of languageCodes) {
    expect(sentenceFacts[language]['venue.rating.value']).toBeUndefined();
    expect(sentenceFacts[language]['venue.rating.reviews']).toBeUndefined();
  }
});

it('has prices, but no calculator, if the owner hides it', async () => {
  for (const language of languageCodes) {
    const page = await renderPath(getPath('prices', language));
    expect(page).toContain('id="rates"');
    expect(page).not.toContain('calculator');
  }
});

it('shows links to hidden parts as plain words', () => {
  const isHidden = (written: string) => {
    const target = parseLinkTarget(written);
    return target?.to === 'page' && isMissing(target.page, target.hash);
  };
  expect(['reviews', 'prices#calculator'].map(isHidden)).toEqual([true, true]);
  expect(['prices', 'prices#rates', 'contact'].map(isHidden)).toEqual([false, false, false]);
});

it('finds no problem in the content', async () => {
  expect(formatProblems(await checkContent())).toContain('0 problems');
});
