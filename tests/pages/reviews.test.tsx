import { describe, expect, it } from 'vitest';
import { chapters as elChapters, reviewList as elReviews } from '../../src/content/el/reviewList.ts';
import elHome from '../../src/content/el/home.ts';
import elWords from '../../src/content/el/reviews.ts';
import { chapters as enChapters, reviewList as enReviews } from '../../src/content/en/reviewList.ts';
import enHome from '../../src/content/en/home.ts';
import enWords from '../../src/content/en/reviews.ts';
import type { ReviewsWords } from '../../src/pages/Reviews.tsx';
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/paths.ts';
import type { Review } from '../../src/site/review.ts';
import { venue } from '../../src/site/venue.ts';
import { renderSite } from '../support/renderSite.tsx';

const lists: Record<string, readonly Review[]> = { el: elReviews, en: enReviews };
const headings: Record<string, readonly string[]> = { el: elChapters, en: enChapters };
const words = { el: { home: elHome, reviews: elWords }, en: { home: enHome, reviews: enWords } };

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe.each(languageCodes)('the reviews in %s', (language) => {
  const list = lists[language]!;

  it('are on their page in the order of the list, each once and under its heading, the large ones after it', async () => {
    await renderSite(pathOf('reviews', language));
    expect(textsOf('main figure blockquote')).toEqual(list.map(({ text }) => text));
    expect(textsOf('main figure:has(blockquote) figcaption b')).toEqual(list.map(({ writer }) => writer));
    expect(textsOf('.review--large')).toEqual(words[language].reviews.large.map((large) => list.find(({ id }) => id === large)?.text));
    expect(textsOf('main h2[id^="guests-"]:not(#guests-end)')).toEqual(headings[language]);
    expect([...new Set(list.map(({ chapter }) => chapter))]).toEqual(headings[language]);
  });

  it('have each an id of its own, and are no more than all that count towards the average', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(list.length).toBeLessThanOrEqual(venue.rating.reviews);
  });

  it('lend the home page the one that it quotes', async () => {
    const { review } = words[language].home.voice;
    expect(list).toContain(review);
    await renderSite(pathOf('home', language));
    const quoted = [...document.querySelectorAll('main section')].filter((section) => section.querySelector('blockquote')?.textContent?.includes(review.text));
    expect(quoted).toHaveLength(1);
    expect(quoted[0]).toHaveTextContent(`${review.writer}${review.event}`);
  });
});

it('the compiler refuses a large review and a heading that are not in the list', () => {
  type Words = ReviewsWords<(typeof elReviews)[number]>;
  // @ts-expect-error nobody of the list is called so
  const large: Words['large'] = ['nobody', 'orestisF'];
  // @ts-expect-error no review stands under 2027
  const chapters: Words['chapters'] = ['2027', '2026', '2025'];
  expect([large, chapters]).toHaveLength(2);
});
