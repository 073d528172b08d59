// @vitest-environment node
/** A third language speaks wherever the first two do, and nothing of theirs is left in it. */
import { german } from './support/german.ts';
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { remarksOn } from '../local/words/rules.ts';
import { describePage, renderLegalText, renderPath } from '../src/app/prerender.tsx';
import { headersFile, redirectsFile } from '../src/build/pages/netlifyFiles.ts';
import { sitemap } from '../src/build/pages/sitemap.ts';
import { mails } from '../src/content/mails.ts';
import { mapWords } from '../src/content/maps.ts';
import { fieldsOf, formIds, optionsOf, type Field } from '../src/enquiry/fields.ts';
import { formPageOf, languageOfPost } from '../src/enquiry/server/identify.ts';
import { compose, confirmation, givenUpNotice, type Enquiry } from '../src/enquiry/server/mail.ts';
import { validate } from '../src/enquiry/validate.ts';
import { optionLabel, rateLimitSentence } from '../src/enquiry/enquiryWords.ts';
import { errorText } from '../src/sections/enquiry/useFieldErrors.ts';
import { formatDay } from '../src/site/formats/formatDay.ts';
import {
  formatHours,
  formatKilometres,
  formatMinutes,
  formatRating,
} from '../src/site/formats/formats.ts';
import { languageCodes, partsByLanguage } from '../src/site/languages.ts';
import { pageIds } from '../src/site/pages.ts';
import {
  allAddresses,
  counterpartOf,
  languageOf,
  legalTextIds,
  pageAt,
  pathOf,
} from '../src/site/paths.ts';
import { hoursOn } from '../src/site/facts/venue.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Read by people: the rest of the head is for machines. */
const readMeta =
  /<meta (?:name|property)="(?:description|keywords|og:site_name|og:title|og:description|twitter:title|twitter:description)" content="([^"]*)"/g;

/**
 * What a visitor reads or hears of a document, attributes and head included, but for what says that it is in another
 * language. Alt texts belong to the library of photos, whose languages the build checks by itself.
 */
const spoken = (html: string): string[] => {
  const markup = html
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<(\w+)\b[^>]* lang="(?!de")[^>]*>.*?<\/\1>/gs, ' ');
  const attributes = [...markup.matchAll(/ (?:title|aria-label|placeholder)="([^"]*)"/g)];
  return [
    ...[...markup.matchAll(readMeta), ...attributes].map(([, text = '']) => text),
    ...markup.split(/<[^>]*>/),
  ].map((text) => text.replaceAll(/&\S+?;/g, (entity) => entities[entity] ?? ' '));
};

/** Addresses, names that are the same in every language, and what the list of languages says in German. */
const notOurs =
  /\S+@\S+|https?:\S+|\S+\.example\S*|Instagram|Facebook|Deutsch|DE|Minuten|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\bund\b/g;

/** Words that are not German: with a vowel that is not marked, or in Greek letters. */
const foreignIn = (texts: readonly string[]): string[] =>
  texts.flatMap(
    (text) =>
      text.replaceAll(notOurs, ' ').match(/[a-z]*[aeiouy][a-z]*|\p{Script=Greek}+/giu) ?? [],
  );

it('English and Greek words are told from marked ones', () => {
  expect(foreignIn(['Wëddïngs by the sea, γάμος', 'Wëddïngs'])).toEqual([
    'by',
    'the',
    'sea',
    'γάμος',
  ]);
});

describe.each(pageIds)('the page %s', (id) => {
  it('is prerendered in the third language and in no other', async () => {
    const texts = spoken(await renderPath(pathOf(id, german)));
    expect(texts.join(' ')).toMatch(/[äëïöü]/);
    expect(foreignIn(texts)).toEqual([]);
  });

  it('is described to search engines in it', async () => {
    const { structuredData } = await describePage(id, german);
    const said = [
      ...structuredData.matchAll(
        /"(?:name|description|reviewBody|streetAddress|addressLocality|addressRegion)":"([^"]*)"/g,
      ),
    ].map(([, text = '']) => text);
    expect(said.length).toBeGreaterThan(5);
    expect(foreignIn(said)).toEqual([]);
    expect(structuredData).toContain('"inLanguage":"de"');
    expect(structuredData).toContain('.example/de#website"');
  });

  it('is one of the alternates of each of its languages, after which others get the original', async () => {
    for (const language of languageCodes) {
      const links = [
        ...(await renderPath(pathOf(id, language))).matchAll(
          /<link rel="alternate" hrefLang="([^"]+)" href="[^"]*?\.example([^"]*)"/gi,
        ),
      ].map(([, code, path]) => [code, path]);
      expect(links.map(([code]) => code)).toEqual(['el', 'en', 'de', 'x-default']);
      expect(links[2]?.[1]).toBe(pathOf(id, german));
      expect(links[3]?.[1]).toBe(links[0]?.[1]);
    }
  });
});

it('a page names its own locale and those of the others, and its switch leads to the same page in each', async () => {
  const html = await renderPath('/de/contact');
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(
    [...html.matchAll(/og:locale:alternate" content="(\w+)"/g)].map(([, locale]) => locale),
  ).toEqual(['el_GR', 'en_GB']);
  const [, languageSwitch = ''] = /<nav class="tongue\b[^"]*"(.*?)<\/nav>/s.exec(html) ?? [];
  expect(
    [...languageSwitch.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => [
      / href="([^"]*)"/.exec(` ${attributes}`)?.[1],
      attributes.includes('aria-current="true"'),
    ]),
  ).toEqual([
    ['/contact', false],
    ['/en/contact', false],
    ['/de/contact', true],
  ]);
});

it('addresses are told by their prefix, and nobody else’s are taken', () => {
  expect([
    languageOf('/de'),
    languageOf('/de/nowhere'),
    languageOf('/dexiosi'),
    languageOf('/en'),
  ]).toEqual([german, german, 'el', 'en']);
  expect([pageAt('/de/weddings'), pageAt('/dexiosi')]).toEqual(['wedding', 'reception']);
  expect([
    counterpartOf('/gamos', german),
    counterpartOf('/nowhere', german),
    counterpartOf('/de/weddings', 'el'),
  ]).toEqual(['/de/weddings', '/de', '/gamos']);
  expect(allAddresses).toHaveLength(3 * pageIds.length + 1);
});

it('the page of an address that is not found speaks it, but for the heading that the specification fixes', async () => {
  expect(foreignIn(spoken(await renderPath('/de/nowhere')))).toEqual([]);
});

it.each(legalTextIds)('the text %s is a document in it', async (text) => {
  const html = await renderLegalText(text, german);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<a href="/de">');
  expect(foreignIn(spoken(html))).toEqual([]);
});

it('the sitemap lists its pages with all alternates', () => {
  const xml = sitemap(
    (path) => path,
    () => [],
  );
  expect(xml.match(/<loc>\/de(?:\/[^<]*)?<\/loc>/g)).toHaveLength(pageIds.length);
  expect(xml.match(/hreflang="de"/g)).toHaveLength(3 * pageIds.length);
});

it('Netlify gives its documents their headers, its unknown addresses their page, and leads mixed ones to it', () => {
  expect(headersFile({ scripts: [], supabaseUrl: '', production: true })).toMatch(/^\/de\/\*$/m);
  const rules = redirectsFile().split('\n');
  expect(rules).toEqual(
    expect.arrayContaining([
      '/de/gamos /de/weddings 301',
      '/de/epikoinonia /de/contact 301',
      '/en/gamos /en/weddings 301',
      '/de/weddings.html /de/weddings 301!',
    ]),
  );
  expect(rules.filter((rule) => rule.endsWith(' 404'))).toEqual([
    '/en/* /en/404.html 404',
    '/de/* /de/404.html 404',
  ]);
});

it('figures, units, days and hours are written as it writes them', () => {
  expect([
    formatRating(4.9, german),
    formatKilometres(3.8, german),
    formatMinutes(8, german),
    formatDay('2026-11-22', german),
    formatHours(hoursOn('home', german), german),
  ]).toEqual(['4,9', '3,8\u00a0km', '8\u00a0Minuten', '22. November 2026', '10:00–18:00']);
});

it('Greek names in it are marked for the voice, and Latin ones are its own', () => {
  expect(partsByLanguage('Liofos (Λιόφως)', german)).toEqual([
    { part: 'Liofos (' },
    { part: 'Λιόφως', lang: 'el' },
    { part: ')' },
  ]);
});

describe.each(formIds)('the form %s', (form) => {
  const { enquiry: words } = mails[german];
  /** Something of each kind; the visitor's own words have no vowels. */
  const answerTo = (field: Field): unknown =>
    ({
      email: 'guest@visitor.example',
      tel: '+49 30 000000',
      count: 80,
      date: '2027-11-12',
      select: optionsOf(field, german)[0],
      checkboxes: [],
      text: 'Xx',
      textarea: 'Xx',
    })[field.kind];
  const body = Object.fromEntries(fieldsOf(form).map((field) => [field.name, answerTo(field)]));

  it('is posted in it, with or without script', () => {
    expect(languageOfPost(new Headers({ 'content-language': 'de-AT' }), form, {})).toBe(german);
    expect(languageOfPost(new Headers(), form, { language: german })).toBe(german);
    expect(
      formPageOf(new Headers({ referer: `https://www.liofos.example${pathOf(form, german)}` })),
    ).toBe(pathOf(form, german));
  });

  it('offers every choice in it', () => {
    const labels = fieldsOf(form).flatMap((field) =>
      optionsOf(field, german).map((option) => optionLabel(words, form, field.name, option)),
    );
    expect(foreignIn(labels)).toEqual([]);
  });

  it('is mailed to the venue and confirmed to the visitor in it', () => {
    const validation = validate(form, body);
    if (!validation.ok) throw new Error(JSON.stringify(validation.errors));
    const enquiry: Enquiry = {
      id: 'x',
      form,
      language: german,
      values: validation.values,
      receivedAt: new Date('2026-11-22T10:00:00Z'),
      suspect: true,
    };
    const addresses = { mailFrom: 'site@liofos.example', mailTo: 'venue@liofos.example' };
    const later = new Date('2026-11-22T12:00:00Z');
    for (const write of [compose, confirmation]) {
      const { from, subject, text, html } = write(enquiry, mails[german], addresses, later);
      expect(html).toContain('<html lang="de">');
      // The submitted value stands behind the visitor's word for it.
      const said = [from.name, subject, text, ...spoken(html)].map((part) =>
        part.replaceAll(/\((?:wedding|Google|ΓΑΜΟΣ)\)|Sonntag|Freitag|\bum\b/g, ''),
      );
      expect(foreignIn(said)).toEqual([]);
    }
    expect(
      foreignIn([givenUpNotice(3, german, 'x', mails[german], addresses, later).text]),
    ).toEqual([]);
  });

  it('says what is wrong in it', () => {
    for (const field of fieldsOf(form).filter(({ hidden }) => !hidden))
      for (const problem of ['required', 'format', 'tooLong', 'past'] as const)
        expect(foreignIn([errorText(problem, field, words.mistakes, german) ?? ''])).toEqual([]);
    expect(foreignIn([rateLimitSentence(words, 60), rateLimitSentence(words, 600)])).toEqual([]);
  });
});

it('the map of the churches speaks it', () => {
  expect(
    foreignIn(
      Object.values(mapWords[german]).flatMap((words) =>
        typeof words === 'string' ? words : Object.values(words),
      ),
    ),
  ).toEqual([]);
});

it('advice on words covers its folder as it does the others', () => {
  expect(
    remarksOn(german, [
      { at: 'home.title', text: 'Zwei  Wörter' },
      { at: 'home.lead', text: 'Bei Λιόφως' },
    ]),
  ).toEqual([
    expect.stringContaining('de home.title: two spaces in a row'),
    expect.stringContaining('de home.lead: Greek letters'),
  ]);
});

/** Where Greek and English stand beside each other, and a further language has no place or has one already. */
const besideEachOther: Readonly<Record<string, string>> = {
  'local/words/rules.ts': 'advice on one language alone',
  'src/build/content/': 'the check speaks to the owner',
  'src/content/mails.ts': 'made from the list of languages (src/build/words/mailList.ts)',
  'src/enquiry/fields.ts':
    'submitted words that the specification fixes; others submit the original’s',
  'src/site/languages.ts': 'its row',
  'src/site/pages.ts': 'its addresses',
};

const hasBoth = (names: readonly string[]): boolean =>
  ['el', 'en'].every((code) => names.includes(code));

const textOf = (node: ts.Node): string => node.getText().replaceAll(/^['"]|['"]$/g, '');

/** Whether a piece of code has Greek and English beside each other: as keys, as entries of a list, as a type. */
const namesBoth = (node: ts.Node): boolean => {
  const isList = ts.isObjectLiteralExpression(node)
    ? hasBoth(node.properties.flatMap(({ name }) => (name ? textOf(name) : [])))
    : ts.isTypeLiteralNode(node)
      ? hasBoth(node.members.flatMap(({ name }) => (name ? textOf(name) : [])))
      : ts.isArrayLiteralExpression(node)
        ? hasBoth(node.elements.map(textOf))
        : ts.isUnionTypeNode(node) && hasBoth(node.types.map(textOf));
  return isList || ts.forEachChild(node, namesBoth) === true;
};

const parsed = (file: string, code = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);

it.each([
  "const a = { el: 1, x: 2, 'en': 3 };",
  'type A = { b: { el: string; en: string } };',
  "f(['el', 'en'] as const);",
  "let a: 'el' | 'en';",
  'const words = { el, en };',
])('a list of languages is found in %s', (code) => {
  expect(namesBoth(parsed('a.ts', code))).toBe(true);
  expect(namesBoth(parsed('a.ts', code.replace('en', 'an')))).toBe(false);
});

it('no file but these keeps a list of languages of its own', () => {
  const files = globSync(['{src,local,netlify,supabase}/**/*.{ts,tsx,js,mjs}', '*.ts'], {
    exclude: ['src/content/*/**'],
  });
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => namesBoth(parsed(file)))
    .map((file) => Object.keys(besideEachOther).find((place) => file.startsWith(place)) ?? file);
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(besideEachOther));
});
