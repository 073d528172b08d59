/**
 * German, added in memory: a third language as its owner would add it, which is its row, its addresses, its folder (the
 * English one, marked in every vowel) and its words beside the facts. To be imported before all else, for what is derived
 * from the list of languages is derived once.
 */
import { german } from './germanRow.ts';
import { downloads } from '../../src/content/downloads.ts';
import { mails } from '../../src/content/mails.ts';
import { mapWords } from '../../src/content/maps.ts';
import type { EnquiryWords } from '../../src/enquiry/enquiryWords.ts';
import { fieldsOf } from '../../src/enquiry/fields.ts';
import type { PageWords } from '../../src/pages/page.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import * as guestFacts from '../../src/site/facts/guestFacts.ts';
import { pages } from '../../src/site/pages.ts';
import * as venueFacts from '../../src/site/facts/venue.ts';

export { german };

const umlauts: Readonly<Record<string, string>> = {
  a: 'ä',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Ä',
  E: 'Ë',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
  Y: 'Ÿ',
};

/** "Wëddïngs by {name}": what stands for something else stays, which is {placeholders}, targets of links, addresses, and drawings. */
const markText = (text: string): string =>
  text.replaceAll(
    /^M\d.*|\{\w+\}|\]\([\w#]+\)|\S+@\S+|[\w.]+\.example\S*|[aeiouy]/gi,
    (found) => umlauts[found] ?? found,
  );

const marked = <Value>(value: Value): Value => {
  if (typeof value === 'string') return markText(value) as Value;
  if (Array.isArray(value)) return value.map(marked) as Value;
  // A text that is downloaded when it is wanted.
  if (typeof value === 'function') return (async () => marked(await value())) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, marked(inner)]),
  ) as Value;
};

type Keyed = Record<string, unknown>;

/** Adds German wherever a value stands in English and Greek. */
const addTo = (value: unknown, germanOf: (english: unknown) => unknown = marked): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, 'el') && Object.hasOwn(value, 'en'))
    (value as Keyed)[german] = germanOf((value as Keyed)['en']);
  else for (const inner of Object.values(value)) addTo(inner, germanOf);
};

addTo(pages, (path) => String(path).replace(/^\/en/, '/de'));
addTo(venueFacts);
addTo(guestFacts);

Object.assign(venueFacts.hours.pages, { [german]: { opens: '10:00', closes: '18:00' } });

const { wordOptions = {} } = fieldsOf('contact').find(({ name }) => name === 'eventType') ?? {};

/** Its words for the values that the original submits, and every further language with it. */
const events = Object.fromEntries(
  wordOptions[defaultLanguage]?.map((word, index) => [
    word,
    markText(wordOptions['en']?.[index] ?? ''),
  ]) ?? [],
);

const withEvents = (enquiry: EnquiryWords): EnquiryWords => ({
  ...enquiry,
  forms: {
    ...enquiry.forms,
    contact: { ...enquiry.forms.contact, options: { eventType: events } },
  },
});

const { enquiry, mail } = marked(mails['en']);
Object.assign(mails, { [german]: { enquiry: withEvents(enquiry), mail } });
Object.assign(mapWords, { [german]: marked(mapWords['en']) });

type ContactWords = PageWords & { enquiry: EnquiryWords };

const loadFolder = marked(downloads['en']);
Object.assign(downloads, {
  [german]: async () => {
    const { default: words } = await loadFolder();
    const contact = './contact.json';
    const load = words.pages[contact] as () => Promise<{ default: ContactWords }>;
    const loadContact = async () => {
      const { default: page } = await load();
      return { default: { ...page, enquiry: withEvents(page.enquiry) } };
    };
    return { default: { ...words, pages: { ...words.pages, [contact]: loadContact } } };
  },
});
