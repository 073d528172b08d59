import type { AboutContent } from '../../src/pages/about/schema.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import type { VenueContent } from '../../src/pages/venue/schema.ts';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { galleryPhotos } from '../support/photos.ts';
import { contentOf } from '../../src/vite/content/contentOf.ts';
import { optionsOf, fieldsOf } from '../../src/enquiry/fields.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { canonicalPathOf, pathOf } from '../../src/site/paths.ts';
import { formatHours, formatKilometres } from '../../src/site/formats/formats.ts';
import {
  churches,
  figures,
  hoursOn,
  mapLink,
  partners,
  support,
  venue,
} from '../../src/site/facts/venue.ts';
import {
  addresses,
  categories,
  contactAlias,
  facilities,
  mapHeights,
  photoCounts,
  reviewTypes,
  specifiedLanguages,
  submenus,
  texts,
} from '../specification.ts';
import { everyPage } from '../support/screens.ts';
import { layoutMessages } from '../support/renderInLayout.tsx';
import { renderSite } from '../support/renderSite.tsx';

async function visit(id: PageId, language: Language) {
  await renderSite(pathOf(id, language));
  // The head updates a moment later.
  await waitFor(() => expect(document.documentElement.lang).toBe(language));
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

const all = (main: Element, selector: string) => [...main.querySelectorAll<HTMLElement>(selector)];
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const textOf = (element: Element | undefined) => plain(element?.textContent ?? '');
const hrefs = (main: Element, selector = 'a') =>
  all(main, selector).map((link) => link.getAttribute('href') ?? '');

describe.each(everyPage)('$id in $language', ({ id, language }) => {
  test('has one h1, headings without gaps, alt texts that are neither missing nor repeated, and framed maps with names', async () => {
    const main = await visit(id, language);
    expect(all(document.body, 'h1')).toHaveLength(1);

    const levels = all(main, 'h1, h2, h3, h4, h5, h6').map((heading) =>
      Number(heading.tagName.slice(1)),
    );
    levels.forEach((level, at) =>
      expect(level, `heading ${at + 1} of ${levels.join()}`).toBeLessThanOrEqual(
        (levels[at - 1] ?? 0) + 1,
      ),
    );

    const pictures = all(main, 'img').filter((image) => !image.closest('[aria-hidden="true"]'));
    for (const image of pictures) expect(image).toHaveAttribute('alt');
    const described = pictures
      .map((image) => image.getAttribute('alt'))
      .filter((alt) => alt !== '');
    expect(described).toEqual([...new Set(described)]);

    for (const map of all(main, 'iframe')) {
      expect(map).toHaveAttribute('loading', 'lazy');
      expect(map.getAttribute('title')?.trim()).toBeTruthy();
    }
  });

  test('names no opening hours but its own', async () => {
    await visit(id, language);
    const shown =
      document.body.textContent
        ?.replaceAll('\u2060', '')
        .match(/\d{1,2}:\d{2}(?:\s[AP]M)?–\d{1,2}:\d{2}(?:\s[AP]M)?/g) ?? [];
    expect(new Set(shown)).toEqual(new Set([formatHours(hoursOn(id, language), language)]));
  });
});

const photosOf = Object.entries(photoCounts).flatMap(([id, counts]) =>
  specifiedLanguages.map((language) => [id as PageId, language, counts[language]] as const),
);

test.each(photosOf)(
  '%s in %s opens the %i photos of the specification in the viewer, and what an owner adds',
  async (id, language, count) => {
    expect(all(await visit(id, language), 'a.tile').length).toBeGreaterThanOrEqual(count);
  },
);

test.each(languageCodes)(
  'the gallery in %s opens every photo that it has in the viewer',
  async (language) => {
    expect(all(await visit('gallery', language), 'a.tile')).toHaveLength(
      galleryPhotos[language].length,
    );
  },
);

test.each(languageCodes)(
  'the gallery in %s numbers its photos as the specification says',
  async (language) => {
    const main = await visit('gallery', language);
    const images = all(main, 'a.tile img');
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(
      images.map((_, at) => `Gallery image ${at + 1}`),
    );
    // Both languages use an English voice for them.
    expect(
      new Set(images.map((image) => image.closest<HTMLElement>('[lang]')?.lang ?? language)),
    ).toEqual(new Set(['en']));
  },
);

test.each(languageCodes)(
  'the links of the gallery in %s are named by what the photos show, in the language of the page',
  async (language) => {
    const links = all(await visit('gallery', language), 'a.tile');
    galleryPhotos[language].forEach(({ alt }, at) => expect(links[at]).toHaveAccessibleName(alt));
    expect(
      new Set(links.map((link) => link.closest<HTMLElement>('[lang]')?.lang ?? language)),
    ).toEqual(new Set([language]));
  },
);

test.each(['home', 'party'] as const)(
  'the photos of the mosaic on the page %s are heard once, without the captions that lie over them',
  async (id) => {
    const tiles = all(await visit(id, 'el'), 'a.tile:has(> [aria-hidden])');
    expect(tiles).not.toEqual([]);
    for (const tile of tiles) {
      expect(textOf(tile), 'there is a caption to be seen').not.toBe('');
      expect(tile).toHaveAccessibleName(tile.querySelector('img')?.alt);
    }
  },
);

test.each(specifiedLanguages)(
  'the venue page in %s labels every photo with a category of the specification and uses all five',
  async (language) => {
    const main = await visit('venue', language);
    const labels = all(main, 'figure:has(a.tile) figcaption').map(textOf);
    expect(new Set(labels)).toEqual(new Set(categories[language]));
  },
);

describe.each(['home', 'churches'] as const)('the churches on the page %s', (id) => {
  test.each(languageCodes)(
    'are those of the venue module in its order, numbered, each with its way and its map, in %s',
    async (language) => {
      const main = await visit(id, language);
      const rows = all(main, 'li:has(a[href*="map"])');
      expect(rows).toHaveLength(churches.length);
      for (const [at, { name, place, kilometres, minutes, ...position }] of churches.entries()) {
        const text = textOf(rows[at]);
        const facts = [
          String(at + 1),
          name[language],
          place[language],
          formatKilometres(kilometres, language).replace('\u00a0', ' '),
          `${minutes} ${language === 'el' ? 'λεπτά' : 'min'}`,
        ];
        for (const fact of facts) expect(text).toContain(fact);
        expect(hrefs(rows[at]!)).toEqual([mapLink(position)]);
      }
    },
  );
});

test.each([
  [
    'home',
    'section:has(#about) li',
    (language: Language) => contentOf<HomeContent>('home', language).about.features,
  ],
  [
    'about',
    'section:has(#about-has) dt',
    (language: Language) => contentOf<AboutContent>('about', language).facilities.items,
  ],
  [
    'venue',
    'section:has(#venue-has) h3',
    (language: Language) => contentOf<VenueContent>('venue', language).facilities.items,
  ],
] as const)(
  'the page %s lists the facilities of the specification, each thing once',
  async (id, entries, wordsIn) => {
    for (const language of languageCodes) {
      const listed = all(await visit(id, language), entries).map(textOf);
      const copy = wordsIn(language);
      for (const facility of facilities) {
        const named = copy[facility];
        expect(listed, facility).toContain(plain(typeof named === 'string' ? named : named.name));
      }
      expect(listed).not.toContain('');
      expect(listed).toEqual([...new Set(listed)]);
      document.body.replaceChildren();
    }
  },
);

const written = ({ value, suffix = '' }: { value: number; suffix?: string }) => `${value}${suffix}`;

test.each([
  ['home', Object.values(figures.home).map(written)],
  ['about', [...Object.values(figures.about).map(written), support]],
  ['venue', Object.values(figures.venue).map(written)],
] as const)('the statistics on the page %s are those of the venue module', async (id, facts) => {
  for (const language of languageCodes) {
    const main = await visit(id, language);
    expect(all(main, 'dl:has(dd.font-display) dd').map(textOf)).toEqual(facts);
    document.body.replaceChildren();
  }
});

test.each(languageCodes)(
  'the reception page in %s leads to the four kinds of event in order',
  async (language) => {
    const main = await visit('reception', language);
    const events = submenus.reception!.map((id) => pathOf(id, language));
    expect(hrefs(main).filter((href) => events.includes(href))).toEqual(events);
    if (language === 'en')
      expect(within(main).getAllByText(texts.learnMore, { exact: false })).toHaveLength(
        events.length,
      );
  },
);

test('the Greek churches page leads to /epikoinonia and /request, the English one to its own', async () => {
  const greek = hrefs(await visit('churches', 'el'));
  expect(greek).toContain(contactAlias);
  expect(greek).toContain(addresses.request.el);
  document.body.replaceChildren();
  const english = hrefs(await visit('churches', 'en'));
  expect(english).toContain(canonicalPathOf('contact', 'en'));
  expect(english).toContain(pathOf('request', 'en'));
});

test('the English churches page says how far they are as the specification does', async () => {
  const main = await visit('churches', 'en');
  // The word joiner prevents a line break at the dash.
  expect(main.textContent?.replaceAll('\u2060', '')).toContain(
    `${venue.churchMinutes.from}–${venue.churchMinutes.to}`,
  );
});

test.each(languageCodes)(
  'the services page in %s leads to the planner, the photographer and the music',
  async (language) => {
    const links = hrefs(await visit('services', language));
    for (const id of ['weddingPlanner', 'photographer', 'djMusic'] as const)
      expect(links).toContain(pathOf(id, language));
  },
);

test.each(languageCodes)('the photographer in %s can be reached in five ways', async (language) => {
  const main = await visit('photographer', language);
  const { phone, email, website, instagram, facebook } = partners.photographer;
  expect(hrefs(main)).toEqual(
    expect.arrayContaining([`tel:${phone.dial}`, `mailto:${email}`, website, instagram, facebook]),
  );
  expect(main.textContent).toContain(`${venue.photographerYears}`);
});

test.each(languageCodes)(
  'the DJ in %s can be reached in five ways, the street address leading to a map',
  async (language) => {
    const main = await visit('djMusic', language);
    const { website, email, landline, mobile, address } = partners.dj;
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([
        website,
        `mailto:${email}`,
        `tel:${landline.dial}`,
        `tel:${mobile.dial}`,
        mapLink(partners.dj),
      ]),
    );
    expect(
      all(main, `a[href="${mapLink(partners.dj)}"]`)
        .map(textOf)
        .join(),
    ).toContain(address[language]);
  },
);

test.each(specifiedLanguages)(
  'every review in %s has five stars and a kind of event',
  async (language) => {
    const main = await visit('reviews', language);
    const kinds = all(main, 'figure:has(blockquote) figcaption').map(textOf);
    expect(kinds).not.toEqual([]);
    for (const text of kinds)
      expect(
        reviewTypes[language].some((type) => text.includes(type)),
        text,
      ).toBe(true);
    expect(within(main).getAllByRole('img', { name: layoutMessages[language].stars })).toHaveLength(
      kinds.length,
    );
  },
);

test('the Greek reviews have days, the newest first', async () => {
  const main = await visit('reviews', 'el');
  const dates = all(main, 'time');
  expect(dates).toHaveLength(all(main, 'figure:has(blockquote) figcaption').length);
  for (const date of dates) expect(textOf(date)).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  const days = dates.map((date) => date.getAttribute('datetime') ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
});

test('the two buttons of the English reviews have targets', async () => {
  const main = await visit('reviews', 'en');
  expect(within(main).getByRole('link', { name: texts.reviewButtons.book })).toHaveAttribute(
    'href',
    addresses.request.en,
  );
  expect(within(main).getByRole('link', { name: texts.reviewButtons.contact })).toHaveAttribute(
    'href',
    addresses.contact.en,
  );
});

test.each(['contact', 'churches'] as const)(
  'the map on the page %s has the height of the specification',
  async (id) => {
    for (const language of languageCodes) {
      const main = await visit(id, language);
      expect(all(main, 'iframe').map((map) => map.getAttribute('height'))).toEqual([
        String(mapHeights[id]),
      ]);
      document.body.replaceChildren();
    }
  },
);

test('the compiler and the page agree on the choices of the Greek contact form', async () => {
  const main = await visit('contact', 'el');
  const eventType = fieldsOf('contact').find(({ name }) => name === 'eventType')!;
  expect(all(main, 'select option').map(textOf).slice(1)).toEqual(optionsOf(eventType, 'el'));
});
