import type { HomeContent } from '../../src/pages/home/schema.ts';
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/vite/content/contentOf.ts';
import type { LayoutMessages } from '../../src/layout/schema.ts';
import { inEachLanguage, languageCodes, type Language } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { renderSite } from '../support/renderSite.tsx';

const wordsIn = (language: Language) => ({
  stars: contentOf<LayoutMessages>('layout', language).stars,
  home: contentOf<HomeContent>('home', language),
  reviews: contentOf<ReviewsContent>('reviews', language),
});

const copy = inEachLanguage(wordsIn);

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe.each(languageCodes)('the reviews in %s', (language) => {
  const { reviews: list, chapters } = copy[language].reviews;

  it('are on their page in the order of the list, each once and under its heading, the large ones after it', async () => {
    await renderSite(pathOf('reviews', language));
    expect(textsOf('main figure blockquote')).toEqual(list.map(({ text }) => text));
    expect(textsOf('main figure:has(blockquote) figcaption b')).toEqual(
      list.map(({ writer }) => writer),
    );
    expect(textsOf('.review--large')).toEqual(
      copy[language].reviews.large.map((large) => list.find(({ id }) => id === large)?.text),
    );
    expect(textsOf('main h2[id^="guests-"]:not(#guests-end)')).toEqual(chapters);
    expect([...new Set(list.map(({ chapter }) => chapter))]).toEqual(chapters);
  });

  it('show their stars, each in words of the language', async () => {
    await renderSite(pathOf('reviews', language));
    const shown = [...document.querySelectorAll<HTMLElement>('main figure:has(blockquote)')];
    expect(shown).toHaveLength(list.length);
    for (const review of shown)
      expect(within(review).getByRole('img', { name: copy[language].stars })).toBeVisible();
  });

  it('come with how it is known that their writers were guests', async () => {
    await renderSite(pathOf('reviews', language));
    expect(textsOf('main p')).toContain(copy[language].reviews.origin);
  });

  it('have unique ids and are not more than the reviews behind the average', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(list.length).toBeLessThanOrEqual(venue.rating.reviews);
  });

  it('lend the home page the one that it quotes', async () => {
    const { review } = copy[language].home;
    expect(list).toContainEqual(review);
    await renderSite(pathOf('home', language));
    const quoted = [...document.querySelectorAll('main section')].filter((section) =>
      section.querySelector('blockquote')?.textContent?.includes(review.text),
    );
    expect(quoted).toHaveLength(1);
    expect(quoted[0]).toHaveTextContent(`${review.writer}${review.event}`);
    expect(
      within(quoted[0] as HTMLElement).getByRole('img', { name: copy[language].stars }),
    ).toBeVisible();
  });
});
