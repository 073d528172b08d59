/**
 * German, added in memory: a third language as its owner would add it, with the English words marked in every vowel.
 * To be imported before all else, for what is derived from the list of languages is derived once.
 */
import { downloads } from '../../src/content/downloads.ts';
import { mails } from '../../src/content/mails.ts';
import { mapWords } from '../../src/content/maps.ts';
import { fieldsOf, formIds } from '../../src/enquiry/fields.ts';
import { languageCodes, languages, type Figures, type Language } from '../../src/site/languages.ts';
import { dates } from '../../src/site/formats/formatDay.ts';
import * as guestFacts from '../../src/site/facts/guestFacts.ts';
import * as legalFacts from '../../src/site/facts/legalFacts.ts';
import { pages } from '../../src/site/pages.ts';
import * as venueFacts from '../../src/site/facts/venue.ts';

export const german = 'de' as Language;

const umlauts: Readonly<Record<string, string>> = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ', A: 'Ä', E: 'Ë', I: 'Ï', O: 'Ö', U: 'Ü', Y: 'Ÿ' };

/** "Wëddïngs by {name}": what stands for something else stays, which is {placeholders}, targets of links, addresses, and drawings. */
const markText = (text: string): string =>
  text.replaceAll(/^M\d.*|\{\w+\}|\]\([\w#]+\)|\S+@\S+|[\w.]+\.example\S*|[aeiouy]/gi, (found) => umlauts[found] ?? found);

const marked = <Value>(value: Value): Value => {
  if (typeof value === 'string') return markText(value) as Value;
  if (Array.isArray(value)) return value.map(marked) as Value;
  // A text that is downloaded when it is wanted.
  if (typeof value === 'function') return (async () => marked(await value())) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)])) as Value;
};

type Keyed = Record<string, unknown>;

/** Adds German wherever a value stands in English and Greek. */
const addTo = (value: unknown, germanOf: (english: unknown) => unknown = marked): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, 'el') && Object.hasOwn(value, 'en')) (value as Keyed)[german] = germanOf((value as Keyed)['en']);
  else for (const inner of Object.values(value)) addTo(inner, germanOf);
};

addTo(pages, (path) => String(path).replace(/^\/en/, '/de'));
addTo(venueFacts);
addTo(guestFacts);
addTo(legalFacts);
addTo(formIds.map(fieldsOf));
addTo({ mails, mapWords, downloads });
Object.assign(venueFacts.hours.pages, { [german]: { opens: '10:00', closes: '18:00' } });

Object.assign(dates, { [german]: { pattern: '{day}. {month} {year}', months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'] } });

const figures: Figures = {
  decimal: ',',
  group: '.',
  euros: '{n}\u00a0€',
  kilometres: '{n}\u00a0km',
  minute: '{n}\u00a0Minute',
  minutes: '{n}\u00a0Minuten',
  and: 'und',
  or: 'oder',
};

languageCodes.push(german);
Object.assign(languages, { [german]: { name: 'Deutsch', short: 'DE', locale: 'de-DE', openGraph: 'de_DE', home: '/de', alphabet: 'latin', figures } });
