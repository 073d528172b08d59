import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hoursSchema } from '../../src/facts/venue/schema.ts';
import { findPeriod, hours, venue } from '../../src/facts/venue/venue.ts';
import { ContactCards } from '../../src/features/contactCards/ContactCards.tsx';
import { Footer } from '../../src/layout/Footer.tsx';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import type { WeddingContent } from '../../src/pages/wedding/schema.ts';
import type { DescribedPage } from '../../src/seo/schema.ts';
import { serializeStructuredData } from '../../src/seo/structuredData.ts';
import { formatHours } from '../../src/site/formats/formats.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { createJsonPost, createScene, validPosts } from '../enquiry/server/support.ts';
import { projectPhotos } from '../support/photos.ts';
import { builtOn, layoutMessages, renderInLayout } from '../support/renderInLayout.tsx';

vi.mock('../../src/content/facts/hours.json', () => {
  const day = { opens: '9:00', closes: '21:00' };
  const standard = {
    pages: { el: day, en: day },
    contactPages: { opens: '9:00', closes: '22:00' },
  };
  const periods = [
    { from: '1/11', until: '28/2', opens: '10:00', closes: '17:00' },
    { from: '15/6', until: '15/9', opens: '8:30', closes: '23:00' },
  ];
  const closed = [{ from: '2027-08-10', until: '2027-08-20' }];
  return { default: { ...standard, periods, closed } };
});

it.each([
  ['2026-10-31', undefined],
  ['2026-11-01', '10:00'],
  ['2027-01-01', '10:00'],
  ['2027-02-28', '10:00'],
  ['2027-03-01', undefined],
  ['2027-06-15', '8:30'],
  ['2027-09-15', '8:30'],
  ['2027-09-16', undefined],
])('knows the hours of %s', (day, opens) => {
  expect(findPeriod(day)?.opens).toBe(opens);
});

const home = composeContent<HomeContent>('home', 'el', projectPhotos);

it.each([
  ['2026-11-27', '10:00–17:00'],
  ['2027-05-01', '9:00–21:00'],
  ['2027-08-01', '8:30–23:00'],
])('shows on %s the hours of that day in footer and cards', (day, shown) => {
  vi.useFakeTimers({ now: new Date(`${day}T10:00Z`), toFake: ['Date'] });
  renderInLayout(
    <>
      <ContactCards copy={home.contact.cards} />
      <Footer />
    </>,
  );
  expect(screen.getAllByText(shown)).toHaveLength(2);
});

it.each(languageCodes)('names no hours in sentences, which hold on every day (%s)', (language) => {
  const usual = formatHours(hours.pages[language], language);
  for (const id of ['wedding', 'baptism', 'party'] as const) {
    const { text } = composeContent<WeddingContent>(id, language).closingCta;
    expect(text).not.toBe('');
    expect(text.replaceAll('\u2060', '')).not.toContain(usual);
  }
});

it.each([
  ['2026-11-27', '10:00–17:00'],
  ['2027-05-01', '9:00–21:00'],
  ['2027-08-09', '8:30–23:00'],
  ['2027-08-10', undefined],
])('names in a confirmation of %s the hours beside the phone: %s', async (day, shown) => {
  const { post, sent, clock } = createScene();
  clock.time = Date.parse(`${day}T10:00Z`);
  await post(createJsonPost({ ...validPosts.request, language: 'el' }));
  const { text, html } = sent[1]!;
  for (const part of [text, html]) {
    expect(part).toContain(venue.phones[0].display);
    expect(part.match(/\d+:\d\d–\d+:\d\d/)?.[0]).toBe(shown);
  }
});

it('describes each period with the days when it comes next', () => {
  const page: DescribedPage = { id: 'home', language: 'el', content: home };
  const data = JSON.parse(serializeStructuredData(page, { ...layoutMessages.el, builtOn })) as {
    '@graph': object[];
  };
  const dates = { '@type': 'OpeningHoursSpecification' };
  expect(data['@graph'][0]).toMatchObject({
    openingHoursSpecification: [
      { ...dates, opens: '09:00', closes: '22:00' },
      { opens: '10:00', closes: '17:00', validFrom: '2026-11-01', validThrough: '2027-02-28' },
      { opens: '08:30', closes: '23:00', validFrom: '2027-06-15', validThrough: '2027-09-15' },
    ],
  });
});

it.each(['29/2', '31/4', '32/1', '1/13', '0/1', '11-01', '1/11/26', '1.11', 'Νοέμβριος'])(
  'refuses the day %s',
  (from) => {
    const periods = [{ from, until: '31/3', opens: '10:00', closes: '17:00' }];
    expect(hoursSchema.safeParse({ ...hours, periods }).success).toBe(false);
  },
);
