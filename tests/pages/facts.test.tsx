import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import photos from 'photo:gallery';
import { optionsOf, fieldsOf } from '../../src/enquiry/fields.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { canonicalPathOf, pathOf } from '../../src/site/paths.ts';
import { formatHours } from '../../src/site/formats.ts';
import { churches, figures, hoursOn, maps, mapLink, partners, support, venue } from '../../src/site/venue.ts';
import { everyPage } from '../support/screens.ts';
import { shell } from '../support/renderInFrame.tsx';
import { renderSite } from '../support/renderSite.tsx';

/** A page as it is served, with its main part alone. */
async function visit(id: PageId, language: Language) {
  await renderSite(pathOf(id, language));
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

const all = (main: Element, selector: string) => [...main.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: Element | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const hrefs = (main: Element, selector = 'a') => all(main, selector).map((link) => link.getAttribute('href') ?? '');

describe.each(everyPage)('$id in $language', ({ id, language }) => {
  test('has one h1, headings without gaps, alt texts that are neither missing nor repeated, and framed maps with names', async () => {
    const main = await visit(id, language);
    expect(all(document.body, 'h1')).toHaveLength(1);

    const levels = all(main, 'h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.tagName.slice(1)));
    levels.forEach((level, at) => expect(level, `heading ${at + 1} of ${levels.join()}`).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1));

    const pictures = all(main, 'img').filter((image) => !image.closest('[aria-hidden="true"]'));
    for (const image of pictures) expect(image).toHaveAttribute('alt');
    const described = pictures.map((image) => image.getAttribute('alt')).filter((alt) => alt !== '');
    expect(described).toEqual([...new Set(described)]);

    for (const frame of all(main, 'iframe')) {
      expect(frame).toHaveAttribute('loading', 'lazy');
      expect(frame.getAttribute('title')?.trim()).toBeTruthy();
    }
  });

  test('names no opening hours but its own', async () => {
    await visit(id, language);
    const shown = document.body.textContent?.replaceAll('\u2060', '').match(/\d{1,2}:\d{2}(?:\s[AP]M)?–\d{1,2}:\d{2}(?:\s[AP]M)?/g) ?? [];
    expect(new Set(shown)).toEqual(new Set([formatHours(hoursOn(id, language), language)]));
  });
});

test.each([
  ['home', 'el', 8],
  ['home', 'en', 8],
  ['wedding', 'el', 18],
  ['wedding', 'en', 6],
  ['baptism', 'el', 12],
  ['baptism', 'en', 12],
  ['corporate', 'el', 12],
  ['corporate', 'en', 12],
  ['party', 'el', 14],
  ['party', 'en', 14],
  ['venue', 'el', 11],
  ['venue', 'en', 11],
  ['gallery', 'el', photos.length],
  ['gallery', 'en', photos.length],
] as const)('%s in %s opens %i photos in the viewer', async (id, language, count) => {
  const main = await visit(id, language);
  expect(all(main, 'a.tile')).toHaveLength(count);
});

test.each(languageCodes)('the gallery in %s numbers its photos as the specification says', async (language) => {
  const main = await visit('gallery', language);
  const images = all(main, 'a.tile img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(images.map((_, at) => `Gallery image ${at + 1}`));
  // Read in an English voice on both pages.
  expect(new Set(images.map((image) => image.closest<HTMLElement>('[lang]')?.lang ?? language))).toEqual(new Set(['en']));
});

test.each(languageCodes)('the links of the gallery in %s are named by what the photos show, in the language of the page', async (language) => {
  const links = all(await visit('gallery', language), 'a.tile');
  photos.forEach(({ alt }, at) => expect(links[at]).toHaveAccessibleName(alt[language]));
  expect(new Set(links.map((link) => link.closest<HTMLElement>('[lang]')?.lang ?? language))).toEqual(new Set([language]));
});

test.each(['home', 'party'] as const)('the photos of the mosaic on the page %s are heard once, without the captions that lie over them', async (id) => {
  const tiles = all(await visit(id, 'el'), 'a.tile:has(.tile__cap)');
  expect(tiles).not.toEqual([]);
  for (const tile of tiles) {
    expect(textOf(tile), 'there is a caption to be seen').not.toBe('');
    expect(tile).toHaveAccessibleName(tile.querySelector('img')?.alt);
  }
});

const categories = { el: ['Χώρος', 'Γάμος', 'Βάπτιση', 'Εταιρικά', 'Πάρτι'], en: ['Venue', 'Wedding', 'Baptism', 'Corporate', 'Party'] };

test.each(languageCodes)('the venue page in %s labels every photo with a category of the specification and uses all five', async (language) => {
  const main = await visit('venue', language);
  const labels = all(main, 'figure:has(a.tile) figcaption').map(textOf);
  expect(labels).toHaveLength(11);
  expect(new Set(labels)).toEqual(new Set(categories[language]));
});

const distances = [
  ['3,8', '3.8', 8],
  ['3,1', '3.1', 6],
  ['8,6', '8.6', 13],
  ['8,8', '8.8', 11],
  ['12,3', '12.3', 12],
  ['12,8', '12.8', 12],
  ['15,9', '15.9', 15],
] as const;

describe.each(['home', 'churches'] as const)('the churches on the page %s', (id) => {
  test.each(languageCodes)('are the seven of the specification in its order, in %s', async (language) => {
    const main = await visit(id, language);
    const rows = all(main, '.chapel');
    expect(rows).toHaveLength(7);
    rows.forEach((row, at) => {
      const church = churches[at]!;
      const [greek, english, minutes] = distances[at]!;
      const text = textOf(row);
      expect(text).toContain(String(at + 1));
      expect(text).toContain(church.name[language]);
      expect(text).toContain(church.place[language]);
      expect(text).toContain(language === 'el' ? `${greek} χλμ.` : `${english} km`);
      expect(text).toContain(`${minutes} ${language === 'el' ? 'λεπτά' : 'min'}`);
      expect(hrefs(row)).toEqual([mapLink(church)]);
    });
  });
});

/** The seven of docs/specification.md, "Pages", in the words that a page may choose. */
const facilities = {
  el: [/Μεγάλος χώρος στάθμευσης/, /Ημιυπαίθρια (?:παγόδα|πέργκολα)/, /Ψησταριές/, /Χώρος υποδοχής/, /Στούντιο για το ζευγάρι/, /Εφεδρική γεννήτρια/, /Κήποι/],
  en: [/Large car park/, /Semi-open (?:pagoda|pavilion|pergola)/, /Barbecue facilities|Grills/, /Reception area/, /Couple’s studio|studio for the couple/, /Backup generator/, /Gardens/],
};

test.each([
  ['home', '.features li'],
  ['about', '.about-has__list dt'],
  ['venue', '.venue-has dt'],
] as const)('the page %s lists all seven facilities', async (id, entries) => {
  for (const language of languageCodes) {
    const listed = all(await visit(id, language), entries).map(textOf);
    for (const facility of facilities[language]) expect(listed.filter((name) => facility.test(name)), `${facility} of ${listed.join(', ')}`).toHaveLength(1);
    document.body.replaceChildren();
  }
});

const written = ({ value, suffix = '' }: { value: number; suffix?: string }) => `${value}${suffix}`;

test.each([
  ['home', Object.values(figures.home).map(written), ['500+', '15+', '100%', '7']],
  ['about', [...Object.values(figures.about).map(written), support], ['200+', '98%', '15+', '24/7']],
  ['venue', Object.values(figures.venue).map(written), ['200+', '150+', '100+', '300+']],
] as const)('the statistics on the page %s are those of the specification, from the venue module', async (id, facts, specified) => {
  expect(facts).toEqual(specified);
  for (const language of languageCodes) {
    const main = await visit(id, language);
    expect(all(main, '.figures dd').map(textOf)).toEqual(specified);
    document.body.replaceChildren();
  }
});

test.each(languageCodes)('the reception page in %s leads to the four kinds of event in order', async (language) => {
  const main = await visit('reception', language);
  const events = (['wedding', 'baptism', 'corporate', 'party'] as const).map((id) => pathOf(id, language));
  expect(hrefs(main).filter((href) => events.includes(href))).toEqual(events);
  if (language === 'en') expect(within(main).getAllByText(/LEARN MORE/)).toHaveLength(4);
});

test('the Greek churches page leads to /epikoinonia and /request, the English one to its own', async () => {
  const greek = hrefs(await visit('churches', 'el'));
  expect(greek).toContain('/epikoinonia');
  expect(greek).toContain('/request');
  document.body.replaceChildren();
  const english = hrefs(await visit('churches', 'en'));
  expect(english).toContain(canonicalPathOf('contact', 'en'));
  expect(english).toContain(pathOf('request', 'en'));
});

test('the English churches page says how far they are as the specification does', async () => {
  const main = await visit('churches', 'en');
  expect(main.textContent).toContain(`${venue.churchMinutes.from}–${venue.churchMinutes.to}`);
});

test.each(languageCodes)('the services page in %s leads to the planner, the photographer and the music', async (language) => {
  const links = hrefs(await visit('services', language));
  for (const id of ['weddingPlanner', 'photographer', 'djMusic'] as const) expect(links).toContain(pathOf(id, language));
});

test.each(languageCodes)('the photographer in %s can be reached in five ways', async (language) => {
  const main = await visit('photographer', language);
  const { phone, email, website, instagram, facebook } = partners.photographer;
  expect(hrefs(main)).toEqual(expect.arrayContaining([`tel:${phone.dial}`, `mailto:${email}`, website, instagram, facebook]));
  expect(main.textContent).toContain(`${venue.photographerYears}`);
});

test.each(languageCodes)('the DJ in %s can be reached in five ways, the street address leading to a map', async (language) => {
  const main = await visit('djMusic', language);
  const { website, email, landline, mobile, address } = partners.dj;
  expect(hrefs(main)).toEqual(expect.arrayContaining([website, `mailto:${email}`, `tel:${landline.dial}`, `tel:${mobile.dial}`, mapLink(partners.dj)]));
  expect(all(main, `a[href="${mapLink(partners.dj)}"]`).map(textOf).join()).toContain(address[language]);
});

test('there are twenty Greek reviews with dates in descending order and ten English ones, all with five stars', async () => {
  const greek = await visit('reviews', 'el');
  const dates = all(greek, 'time');
  expect(dates).toHaveLength(20);
  for (const date of dates) expect(textOf(date)).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
  const days = dates.map((date) => date.getAttribute('datetime') ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(within(greek).getAllByRole('img', { name: shell.el.stars })).toHaveLength(20);
  const greekTypes = all(greek, '.review__by').map(textOf);
  expect(greekTypes).toHaveLength(20);
  for (const text of greekTypes) expect(text).toMatch(/Γάμος & Βάπτιση|Γάμος|Βάπτιση/);
  document.body.replaceChildren();

  const english = await visit('reviews', 'en');
  expect(within(english).getAllByRole('img', { name: shell.en.stars })).toHaveLength(10);
  for (const text of all(english, '.review__by').map(textOf)) expect(text).toMatch(/Wedding & Baptism|Wedding/);
});

test('the two buttons of the English reviews have targets', async () => {
  const main = await visit('reviews', 'en');
  expect(within(main).getByRole('link', { name: 'BOOK APPOINTMENT' })).toHaveAttribute('href', '/en/request');
  expect(within(main).getByRole('link', { name: 'CONTACT' })).toHaveAttribute('href', '/en/contact');
});

test.each([
  ['contact', maps.location.height, 450],
  ['churches', maps.churches.height, 760],
] as const)('the map on the page %s is %i pixels high', async (id, height, specified) => {
  expect(height).toBe(specified);
  for (const language of languageCodes) {
    const main = await visit(id, language);
    expect(all(main, 'iframe').map((frame) => frame.getAttribute('height'))).toEqual([String(specified)]);
    document.body.replaceChildren();
  }
});

test('the compiler and the page agree on the choices of the Greek contact form', async () => {
  const main = await visit('contact', 'el');
  const eventType = fieldsOf('contact').find(({ name }) => name === 'eventType')!;
  expect(all(main, 'select option').map(textOf).slice(1)).toEqual(optionsOf(eventType, 'el'));
});
