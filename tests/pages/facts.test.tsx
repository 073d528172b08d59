import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { beaches, drives, lodgings, taxi } from '../../src/facts/guests/guestFacts.ts';
import {
  chats,
  churches,
  getHours,
  getMapUrl,
  partners,
  venue,
} from '../../src/facts/venue/venue.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import type { ReviewsContent } from '../../src/pages/reviews/schema.ts';
import type { WeddingContent } from '../../src/pages/wedding/schema.ts';
import { getDayAtVenue } from '../../src/site/formats/formatDay.ts';
import { formatDuration, formatHours, formatKilometres } from '../../src/site/formats/formats.ts';
import { languageCodes, type Localized } from '../../src/site/languages.ts';
import { getPath, type PageId } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { photoCounts, reviewTypes, specifiedLanguages, submenus } from '../specification.ts';
import { everyPage } from '../support/everyPage.ts';
import { galleryPhotos } from '../support/photos.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { openStatic } from '../support/staticPage.ts';

const openChurches = churches.filter(({ closedUntil = '' }) => closedUntil < getDayAtVenue());
const all = (main: Element, selector: string) => [...main.querySelectorAll<HTMLElement>(selector)];
const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim();
const getText = (element: Element | undefined) => plain(element?.textContent ?? '');
const getTexts = (main: Element, selector: string) => all(main, selector).map(getText);
const hrefs = (main: Element) => all(main, 'a').map((link) => link.getAttribute('href') ?? '');
const pages = Object.entries as <Value>(
  values: Partial<Record<PageId, Value>>,
) => [PageId, Value][];

describe.each(everyPage)('the page $id in $language', ({ id, language }) => {
  it('leaves no placeholder unfilled', async () => {
    expect(getText(await openStatic(id, language))).not.toMatch(/[{}]|undefined|NaN|Infinity/);
  });

  it('names its own opening hours, and not those of another page', async () => {
    await openStatic(id, language);
    const shown = getText(document.body);
    const format = (page: PageId) => plain(formatHours(getHours(page, language), language));
    const named = everyPage.map((page) => format(page.id)).filter((hours) => shown.includes(hours));
    expect(new Set(named)).toEqual(new Set([format(id)]));
  });
});

it.each(pages<Pick<Localized<number>, (typeof specifiedLanguages)[number]>>(photoCounts))(
  'opens at least the photos of the specification in the viewer: %s',
  async (id, counts) => {
    for (const language of specifiedLanguages)
      expect(all(await openStatic(id, language), 'a.tile').length).toBeGreaterThanOrEqual(
        counts[language],
      );
  },
);

it.each(['home', 'party'] as const)(
  'reads the photos of the mosaic aloud once, without their captions: %s',
  async (id) => {
    const tiles = all(await openStatic(id, 'el'), 'a.tile:has(> [aria-hidden])');
    expect(tiles).not.toEqual([]);
    for (const tile of tiles) {
      expect(getText(tile)).not.toBe('');
      expect(tile).toHaveAccessibleName(tile.querySelector('img')?.alt);
    }
  },
);

describe.each(languageCodes)('the site in %s', (language) => {
  const open = (id: PageId) => openStatic(id, language);
  const linksTo = async (id: PageId, ...wanted: string[]) =>
    expect(hrefs(await open(id))).toEqual(expect.arrayContaining(wanted));

  it('numbers the photos of the gallery and labels their links with the alt text', async () => {
    const links = all(await open('gallery'), 'a.tile');
    const spoken = (element: Element | null) => element?.closest<HTMLElement>('[lang]')?.lang;
    expect(links).toHaveLength(galleryPhotos[language].length);
    galleryPhotos[language].forEach(({ alt }, at) => {
      const image = links[at]!.querySelector('img');
      expect(image).toHaveAttribute('alt', `Gallery image ${at + 1}`);
      expect(spoken(image) ?? language).toBe('en');
      expect(links[at]).toHaveAccessibleName(alt);
      expect(spoken(links[at]!) ?? language).toBe(language);
    });
  });

  it.each(['home', 'churches'] as const)(
    'numbers the churches, each with its distance and its map: %s',
    async (id) => {
      const rows = all(await open(id), 'li:has(a[href*="map"])');
      expect(rows).toHaveLength(openChurches.length);
      openChurches.forEach(({ name, place, kilometres, minutes, ...position }, at) => {
        for (const fact of [
          `${at + 1}`,
          name[language],
          place[language],
          plain(formatKilometres(kilometres, language)),
          `${minutes} `,
        ])
          expect(getText(rows[at])).toContain(fact);
        expect(hrefs(rows[at]!)).toEqual([getMapUrl(position)]);
      });
    },
  );

  it.each(pages(submenus))('links to the pages of the submenu in order: %s', async (id, below) => {
    const paths = below.map((page) => getPath(page, language));
    const links = hrefs(await open(id)).filter((href) => paths.includes(href));
    expect([...new Set(links)]).toEqual(paths);
  });

  it.each(['wedding', 'baptism', 'corporate', 'party'] as const)(
    'shows key facts below the opening, with a link to the prices: %s',
    async (id) => {
      const { keyFacts } = composeContent<WeddingContent>(id, language);
      // An announcement may stand before them.
      const [facts] = all(await open(id), 'dl');
      expect(hrefs(facts!)).toEqual([getPath('prices', language)]);
      expect(getTexts(facts!, 'dt')).toEqual(keyFacts.facts.map(({ name }) => name));
    },
  );

  it('begins the first heading of every event page, and the second of home, with words to search for', async () => {
    for (const id of ['wedding', 'baptism', 'corporate', 'party', 'venue'] as const) {
      const { label } = composeContent<{ label: string }>(id, language);
      const [heading] = getTexts(await open(id), 'h1');
      expect(heading).toMatch(new RegExp(`^${label} \\S`));
    }
    const { keyFactsIntro } = composeContent<HomeContent>('home', language);
    expect(getTexts(await open('home'), 'h2')[0]).toBe(keyFactsIntro.label);
  });

  it('links to the photographer and the DJ in every way, with a map for the street address', async () => {
    const { photographer, dj } = partners;
    await linksTo(
      'photographer',
      `tel:${photographer.phone.dial}`,
      `mailto:${photographer.email}`,
      photographer.website,
      photographer.instagram,
      photographer.facebook,
    );
    await linksTo(
      'djMusic',
      dj.website,
      `mailto:${dj.email}`,
      `tel:${dj.landline.dial}`,
      `tel:${dj.mobile.dial}`,
    );
    const maps = getTexts(document.body, `a[href="${getMapUrl(dj)}"]`);
    expect(maps.join()).toContain(dj.address[language]);
  });

  it('shows guests every route and place, and links to map, phones and chats', async () => {
    const main = await open('guests');
    for (const { minutes } of [...drives, ...lodgings, ...beaches])
      expect(getText(main)).toContain(plain(formatDuration(minutes, 'minute', language)));
    for (const name of [
      ...drives.map(({ from }) => from),
      ...[...lodgings, ...beaches, ...openChurches].map((place) => place.name),
    ])
      expect(getText(main)).toContain(name[language]);
    await linksTo(
      'guests',
      getMapUrl(venue.position),
      `tel:${venue.phones[0].dial}`,
      `tel:${taxi?.dial}`,
      ...chats.map(({ href }) => href),
      getPath('churches', language),
      ...lodgings.map(({ website }) => website),
      ...openChurches.map(getMapUrl),
    );
  });

  it('shows each review once, in order, with writer, event, source and stars in words', async () => {
    const { reviews, featuredReviews, origin } = composeContent<ReviewsContent>(
      'reviews',
      language,
    );
    const main = await open('reviews');
    const shown = all(main, 'figure:has(blockquote)').map((figure) => [
      ...getTexts(figure, 'figcaption b'),
      ...getTexts(figure, 'blockquote'),
    ]);
    expect(shown).toHaveLength(reviews.length);
    const written = reviews.map(({ writer, text }) => [plain(writer), plain(text)]);
    expect(shown).toEqual(expect.arrayContaining(written));
    // The owner may choose a large review of another chapter.
    const isSmall = ([writer = '']: string[]) => !featuredReviews.map(plain).includes(writer);
    expect(shown.filter(isSmall)).toEqual(written.filter(isSmall));
    expect(getTexts(main, 'p')).toContain(plain(origin));
    for (const review of all(main, 'figure:has(blockquote)')) {
      within(review).getByRole('img', { name: layoutMessages[language].stars });
    }
  });
});

it.each(specifiedLanguages)('names the event of each review in %s', async (language) => {
  const captions = getTexts(
    await openStatic('reviews', language),
    'figure:has(blockquote) figcaption',
  );
  expect(captions).not.toEqual([]);
  for (const caption of captions)
    expect(reviewTypes[language].some((type) => caption.includes(type))).toBe(true);
});

it('shows the days of the Greek reviews', async () => {
  const main = await openStatic('reviews', 'el');
  const dates = all(main, 'time');
  expect(dates).toHaveLength(all(main, 'figure:has(blockquote)').length);
  for (const date of dates) expect(getText(date)).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
});
