import { expect, it } from 'vitest';
import type { AboutContent } from '../../src/pages/about/schema.ts';
import type { BaptismContent } from '../../src/pages/baptism/schema.ts';
import type { ChurchesContent } from '../../src/pages/churches/schema.ts';
import type { ContactContent } from '../../src/pages/contact/schema.ts';
import type { CorporateContent } from '../../src/pages/corporate/schema.ts';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import type { PartyContent } from '../../src/pages/party/schema.ts';
import type { ReceptionContent } from '../../src/pages/reception/schema.ts';
import type { ServicesContent } from '../../src/pages/services/schema.ts';
import type { VenueContent } from '../../src/pages/venue/schema.ts';
import type { WeddingContent } from '../../src/pages/wedding/schema.ts';
import type { WeddingPlannerContent } from '../../src/pages/weddingPlanner/schema.ts';
import { languageCodes, type Language } from '../../src/site/languages.ts';
import { getCanonicalPath, getPath, pageIds, type PageId } from '../../src/site/pages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { galleryPhotos, projectPhotos } from '../support/photos.ts';
import { openStatic } from '../support/staticPage.ts';

/** An element of the page; `in` is the title of the section that has it, and 1 is the default of `least`. */
type Part = { in?: string; has: string; least?: number };
type Parts = Record<string, Part>;

const item = 'h3, dt, li';
const photo = 'a.tile img, a.tile';
const drawing = 'svg, img';

/** The sections of docs/specification.md, "Pages", named as there. Another test compares the facts in them. */
const sections = (language: Language): Partial<Record<PageId, Parts>> => {
  const compose = <Content,>(id: PageId) => composeContent<Content>(id, language, projectPhotos);
  const link = (to: PageId) =>
    `:is(a[href^="${getPath(to, language)}"], a[href^="${getCanonicalPath(to, language)}"])`;
  const home = compose<HomeContent>('home');
  const about = compose<AboutContent>('about');
  const reception = compose<ReceptionContent>('reception');
  const wedding = compose<WeddingContent>('wedding');
  const baptism = compose<BaptismContent>('baptism');
  const corporate = compose<CorporateContent>('corporate');
  const party = compose<PartyContent>('party');
  const venue = compose<VenueContent>('venue');
  const churches = compose<ChurchesContent>('churches');
  const services = compose<ServicesContent>('services');
  const planner = compose<WeddingPlannerContent>('weddingPlanner');
  const contact = compose<ContactContent>('contact');
  return {
    home: {
      'button to the services': { has: link('services') },
      'introduction with three highlights': { in: home.intro.headword, has: item, least: 3 },
      photos: { in: home.day.title, has: photo, least: 8 },
      services: { in: home.services.title, has: item, least: 6 },
      facilities: { in: home.about.title, has: 'li:not(:has(a))', least: 7 },
      manager: { in: home.about.title, has: 'blockquote' },
      churches: { in: home.churches.title, has: 'li', least: 2 },
      review: { in: home.testimonial.name, has: 'blockquote' },
      figures: { in: home.testimonial.name, has: 'dd', least: 4 },
      partners: { in: home.partners.label, has: 'li', least: 3 },
      form: { in: home.contact.title, has: 'form' },
    },
    about: {
      facilities: { in: about.facilities.title, has: item, least: 7 },
      figures: { in: about.figures.title, has: 'dd', least: 4 },
      values: { in: about.values.title, has: item, least: 2 },
      manager: { in: about.manager.title, has: 'blockquote' },
    },
    reception: {
      dates: { in: reception.dates.title, has: link('request'), least: 24 },
      'kinds of event': { in: reception.eventsTitle, has: 'h3', least: 4 },
      layouts: { in: reception.layouts.title, has: drawing, least: 6 },
      'plan for rain': { in: reception.rain.title, has: drawing, least: 4 },
    },
    wedding: {
      photos: { in: wedding.album.name, has: photo, least: 6 },
      reasons: { in: wedding.why.title, has: item, least: 2 },
    },
    baptism: {
      services: { in: baptism.services.title, has: item, least: 2 },
      'menu for children': { in: baptism.menu.title, has: 'h3', least: 2 },
      photos: { in: baptism.album.title, has: photo, least: 12 },
    },
    corporate: {
      capacities: { in: corporate.rooms.title, has: item, least: 3 },
      'floor plans': { in: corporate.rooms.title, has: drawing, least: 3 },
      'what is included': { in: corporate.faq.title, has: item, least: 2 },
      'photos by day': { in: corporate.day.title, has: photo },
      'photos in the evening': { in: corporate.evening.title, has: photo },
    },
    party: {
      photos: { in: party.album.title, has: photo, least: 14 },
      reasons: { in: party.reasons.title, has: item, least: 3 },
      kinds: { in: party.types.title, has: item, least: 4 },
      services: { in: party.services.title, has: item, least: 4 },
    },
    venue: {
      'plan of the estate': { in: venue.plan.title, has: drawing },
      places: { in: venue.tour.title, has: 'h3', least: 5 },
      photos: { in: venue.photos.title, has: photo, least: 11 },
      facilities: { in: venue.facilities.title, has: item, least: 7 },
      'ways to get in touch': { in: venue.contact.title, has: 'a[href^="tel:"]' },
    },
    churches: {
      list: { in: churches.list.title, has: 'li', least: 2 },
      map: { in: churches.map.title, has: 'iframe' },
      'link to contact': { in: churches.contact.title, has: link('contact') },
      'link to the request form': { in: churches.contact.title, has: link('request') },
    },
    services: {
      planner: { in: services.main.title, has: link('weddingPlanner') },
      photographer: { in: services.main.title, has: link('photographer') },
      'four more services': { in: services.more.title, has: 'h3', least: 4 },
    },
    weddingPlanner: {
      service: { in: planner.steps.title, has: item, least: 2 },
      'button to contact': { has: link('contact') },
    },
    reviews: {
      'button to the request form': { has: link('request') },
      'button to contact': { has: link('contact') },
    },
    contact: {
      phones: { has: 'a[href^="tel:"]' },
      'e-mail': { has: 'a[href^="mailto:"]' },
      form: { in: contact.formTitle, has: 'form' },
      map: { has: 'iframe' },
      'closing call': { in: contact.call.title, has: 'a[href^="tel:"]' },
      'closing e-mail': { in: contact.call.title, has: 'a[href^="mailto:"]' },
    },
    gallery: { photos: { has: photo, least: galleryPhotos[language].length } },
    request: { form: { has: 'form' } },
  };
};

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[*\s\u2060]/g, '');

const findSection = (main: HTMLElement, title: string | undefined): Element | undefined => {
  if (title === undefined) return main;
  return [...main.querySelectorAll('section, aside, form')].find((section) => {
    const labels = section.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const heading = labels[0] ? document.getElementById(labels[0]) : section.querySelector('h2');
    const names = [section.getAttribute('aria-label'), heading?.textContent];
    return names.map(plain).includes(plain(title));
  });
};

it.each(languageCodes)(
  'has every section of the specification on every page in %s',
  async (language) => {
    for (const [id, parts] of Object.entries(sections(language)) as [PageId, Parts][]) {
      if (!pageIds.includes(id)) continue;
      const main = await openStatic(id, language);
      for (const [name, { in: title, has, least = 1 }] of Object.entries(parts)) {
        const found = findSection(main, title)?.querySelectorAll(has).length ?? 0;
        expect.soft(found, `${id}: ${name} (${has} in "${title}")`).toBeGreaterThanOrEqual(least);
      }
    }
  },
);
