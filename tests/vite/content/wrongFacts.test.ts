import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { PriceFacts } from '../../../src/facts/prices/schema.ts';
import { reviewListSchema } from '../../../src/facts/reviews/schema.ts';
import { isNumberPattern } from '../../../src/site/formats/numberPattern.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { contentFiles } from '../../../src/vite/content/contentFiles.ts';
import { readContent } from '../../../src/vite/content/readContent.ts';
import { localize } from '../../support/localized.ts';
import { priceSeasons, withNextSeason } from '../../support/priceSeasons.ts';

type Path = readonly (string | number)[];
type Fact = { file: string; at: string; path: Path; field: z.core.$ZodType };

const inBoth = localize('α', 'a');
const offer = {
  words: inBoth,
  from: '2027-10-01',
  until: '2027-10-31',
  days: ['friday'],
  percent: 10,
  bookBy: '2027-03-31',
};
/** Facts that the owner may leave out or change. */
const samples: Readonly<Record<string, object>> = {
  prices: {
    validFrom: '2026-11-01',
    eventsUntil: '2028-03-31',
    extraHourUntil: '5:00',
    music: { from: '19:00', outdoors: '2:00', indoors: '4:00' },
    children: { free: 3, menu: 10, price: 32 },
    payment: { contract: 20, before: 40, monthsBefore: 2, after: 40, heldDays: 7 },
    offer,
    seasons: withNextSeason({ seasons: priceSeasons } as PriceFacts).seasons,
    next: { from: '2028-04-01', until: '2029-03-31' },
  },
  venue: {
    phones: [{ display: '+30 22990 00000', dial: '+302299000000' }],
    churchMinutes: { from: 5, to: 15 },
    messenger: 'https://m.me/ktima',
    people: [{ label: inBoth, speaks: ['el'], viber: '+306900000000' }],
  },
  hours: {
    contactPages: { opens: '9:00', closes: '22:00' },
    closed: [{ from: '2027-08-01', until: '2027-08-20' }],
    periods: [{ from: '1/11', until: '31/3', opens: '10:00', closes: '17:00' }],
  },
  house: { entry: { suppliers: '8:00', hosts: '10:00', cleared: '8:00' } },
  availability: {
    booked: [
      { date: '2027-05-08', part: 'day' },
      { date: '2027-05-15', part: 'evening' },
    ],
  },
  announcements: { announcements: [{ text: inBoth, until: '2027-05-09', pages: ['home'] }] },
};

const files = [
  ...contentFiles
    .filter(({ group }) => group === 'facts')
    .map(({ path, schema }) => ({
      name: basename(path, '.json'),
      schema,
      values: { ...readContent(`facts/${basename(path)}`), ...samples[basename(path, '.json')] },
    })),
  { name: 'reviewList', schema: reviewListSchema, values: readContent('el/reviewList.json') },
];

const getMeta = (field: z.core.$ZodType): z.GlobalMeta => z.globalRegistry.get(field) ?? {};

/** Every fact of a file; of a list the first entry. */
const collectFacts = (file: string, field: z.core.$ZodType, path: Path = []): Fact[] => {
  if (field instanceof z.ZodOptional) return collectFacts(file, field.unwrap(), path);
  if (field instanceof z.ZodObject)
    return Object.entries(field.shape).flatMap(([key, inner]) =>
      collectFacts(file, inner, [...path, key]),
    );
  if (field instanceof z.ZodRecord)
    return languageCodes.flatMap((key) => collectFacts(file, field.valueType, [...path, key]));
  if (field instanceof z.ZodArray) return collectFacts(file, field.element, [...path, 0]);
  if (field instanceof z.ZodTuple) return collectFacts(file, field.def.items[0]!, [...path, 0]);
  return [{ file, at: path.join('.'), path, field }];
};

const facts = files.flatMap(({ name, schema }) => collectFacts(name, schema));

const withValue = (whole: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) };
  const values = copy as Record<string | number, unknown>;
  values[key] = withValue(values[key], rest, value);
  return copy;
};

const accepts = ({ file, path }: Fact, value: unknown): boolean => {
  const { schema, values } = files.find(({ name }) => name === file)!;
  return schema.safeParse(withValue(values, path, value)).success;
};

const wrongTypes = [null, undefined, true, [], {}, ['x'], { el: 'x' }, Number.NaN, Infinity];
const wrongNumbers = [-1, -0.5, 0.123, 4.123456789, 1e9, 1e21];
const blanks = ['', ' ', '\n', '\u00a0', '\t '];
const wrongTexts = [
  '9 π.μ.',
  '9 πμ',
  '2 το πρωί',
  '24:00',
  '9:60',
  '9.00',
  '21',
  '25:99',
  '9:00–21:00',
  '7:5',
  '-2:00',
  '1/1/27',
  '1.1.2027',
  '31/02/2027',
  '2027-02-31',
  '2027-02-29',
  '2027-13-01',
  '2027-6',
  '27-06-19',
  'αύριο',
  'Ιούνιος 2027',
  '2027-00',
  '1927-06-01',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '//ktima.gr',
  'www.ktima.gr',
  'https://',
  'http://ktima',
  'https://ktima.gr/" onclick="x',
  'https://ktima.gr/<b>',
  'ftp://ktima.gr',
  'ρωτήστε',
  'ρωτήστε το +30 22990',
  '+30 22990 …x',
  '12',
  '+30',
  '٠١٢٣٤٥٦٧٨٩',
  'info@',
  'info@ktima',
  'a b@ktima.gr',
  '@ktima.gr',
  'ινφο@ktima.gr',
  '<b>',
  '<script>',
  '58,50',
  '4,9',
  '1.000',
  'NaN',
  'undefined',
  '{venue.name}',
  'x',
];
const wrong = [...wrongTypes, ...wrongNumbers, ...blanks, ...wrongTexts];

const isPlainText = ({ field }: Fact): boolean =>
  field instanceof z.ZodString && !getMeta(field).pattern;

it('tries the wrong values on more than 150 facts', () => {
  expect(facts.length).toBeGreaterThan(150);
});

it.each(facts.filter((fact) => !isPlainText(fact)))(
  'refuses every wrong value of the fact $file $at',
  (fact) => {
    const known = fact.field instanceof z.ZodBoolean ? [true] : [];
    const optional = accepts(fact, undefined) ? [undefined] : [];
    expect(wrong.filter((value) => accepts(fact, value))).toEqual(
      wrong.filter((value) => [...known, ...optional].includes(value as undefined)),
    );
  },
);

// The chapter of a review refers to others, and its writer is unique.
it.each(facts.filter((fact) => isPlainText(fact) && !/chapter|writer/.test(fact.at)))(
  'takes any text, and nothing else, for $file $at',
  (fact) => {
    const accepted = wrong.filter((value) => accepts(fact, value));
    expect(accepted.filter((value) => value !== undefined)).toEqual(wrongTexts);
  },
);

it('has bounds for every number, in the schema and in the form', () => {
  for (const { file, at, field } of facts)
    if (field instanceof z.ZodNumber) {
      expect(Number.isFinite(field.minValue), `${file} ${at}`).toBe(true);
      expect(Number.isFinite(field.maxValue), `${file} ${at}`).toBe(true);
      const [pattern] = getMeta(field).pattern ?? [''];
      expect(isNumberPattern(pattern), `${file} ${at}`).toBe(true);
      const form = new RegExp(pattern);
      const digits = [field.minValue! - 1, field.minValue!, field.maxValue!, field.maxValue! + 1];
      expect(
        digits.map((value) => form.test(String(value))),
        `${file} ${at}`,
      ).toEqual([false, true, true, false]);
    }
});

it.each<[file: string, at: string, value: unknown, right: boolean]>([
  ['hours', 'contactPages.closes', '8:00', false],
  ['hours', 'contactPages.closes', '02:00', true],
  ['hours', 'closed.0.until', '2027-07-31', false],
  ['hours', 'closed.0.until', '2027-08-01', true],
  ['hours', 'closed.0.until', '2028-08-01', true],
  ['hours', 'closed.0.until', '2028-08-02', false],
  ['hours', 'closed.1', { from: '2027-08-20', until: '2027-08-25' }, false],
  ['hours', 'closed.1', { from: '2027-08-21', until: '2027-08-25' }, true],
  ['venue', 'churchMinutes.to', 4, false],
  ['venue', 'phones.0.dial', '+302299000009', false],
  ['venue', 'phones.0.display', '22990 00000', true],
  ['venue', 'rating.value', 4.9, true],
  ['prices', 'payment.after', 30, false],
  ['prices', 'children.menu', 3, false],
  ['prices', 'eventsUntil', '2026-10-31', false],
  ['prices', 'eventsUntil', '2028-04-01', false],
  ['prices', 'eventsUntil', '2027-12-31', true],
  ['prices', 'eventsUntil', undefined, true],
  ['prices', 'next.from', '2028-03-31', false],
  ['prices', 'next.until', '2028-04-01', false],
  ['prices', 'next.until', undefined, true],
  ['prices', 'next', undefined, false],
  ['prices', 'seasons.1.nextPerGuest', undefined, false],
  ['prices', 'music.indoors', '1:00', false],
  ['prices', 'music.indoors', '04:30', true],
  ['prices', 'music.indoors', '5:00', false],
  ['prices', 'extraHourUntil', '4:00', false],
  ['prices', 'weekdaySmallest', 60, true],
  ['prices', 'weekdaySmallest', 61, false],
  ['prices', 'seasons', priceSeasons.slice(1), false],
  ['prices', 'seasons.1.months', [6], false],
  ['prices', 'seasons.1.months', [6, 9, 7], false],
  ['prices', 'seasons.1.months', [6, 9, 9], false],
  ['prices', 'seasons.1.months', [9, 6], true],
  ['prices', 'perGuest.bar', 12.5, true],
  ['prices', 'perGuest.bar', 0, false],
  ['prices', 'offer.perGuest', 60, false],
  ['prices', 'offer.percent', 100, false],
  ['prices', 'offer', { ...offer, percent: undefined, perGuest: 69 }, true],
  ['prices', 'offer', { ...offer, percent: undefined, perGuest: 900 }, false],
  ['prices', 'offer', { ...offer, until: '2027-10-02', days: ['sunday'] }, false],
  ['prices', 'offer', { ...offer, until: '2029-03-31' }, true],
  ['prices', 'offer', { ...offer, until: '2029-04-01' }, false],
  ['prices', 'offer.bookBy', '2027-11-01', false],
  ['prices', 'offer.from', '2027-11-01', false],
  ['prices', 'offer.days', undefined, true],
  ['prices', 'included', [], false],
  ['house', 'entry.hosts', '7:00', false],
  ['availability', 'booked', [{ date: '2027-05-08' }, { date: '2027-05-15' }], true],
  ['availability', 'booked', [{ date: '2027-05-08', part: 'evening' }], false],
  ['partners', 'dj.website', 'http://dj.gr/mix?x=1#y', true],
])('judges beside the other facts: %s %s = %j', (file, at, value, right) => {
  const path = at.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  expect(accepts({ file, at, path, field: z.any() }, value)).toBe(right);
});

it('ignores the end of an extra hour that is not offered', () => {
  const { schema, values } = files.find(({ name }) => name === 'prices')!;
  const offered = { ...values, extraHourUntil: '4:00' } as { once?: object };
  const notOffered = { ...offered, once: { ...offered.once, extraHour: undefined } };
  expect([offered, notOffered].map((prices) => schema.safeParse(prices).success)).toEqual([
    false,
    true,
  ]);
});

it('writes every accepted number, hour and day in words that can be read', () => {
  for (const fact of facts) {
    const { format } = getMeta(fact.field);
    if (!format) continue;
    const values = [
      ...wrong,
      '2:00',
      '02:00',
      '21:30',
      '2028-02-29',
      1,
      1.5,
      4.9,
      58.5,
      1200,
      37.7985,
    ];
    for (const value of values.filter((one) => one !== undefined && accepts(fact, one)))
      for (const language of languageCodes)
        expect(format(String(value), language)).not.toMatch(/NaN|undefined|Invalid|null/);
  }
});
