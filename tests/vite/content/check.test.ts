import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import venuePhotos from '../../../src/content/photos/venue.json' with { type: 'json' };
import type { PriceFacts } from '../../../src/facts/prices/prices.ts';
import { venue } from '../../../src/facts/venue/venue.ts';
import { addDays } from '../../../src/site/formats/days.ts';
import { getDayAtVenue } from '../../../src/site/formats/formatDay.ts';
import { checkContent, formatProblems } from '../../../src/vite/content/check.ts';
import { getLibrary } from '../../../src/vite/photos/library.ts';
import { createTemporaryFolder } from '../../support/folder.ts';
import { localize } from '../../support/localized.ts';
import { withNextSeason } from '../../support/priceSeasons.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** `undefined` removes the value. */
type Change = (old: Json) => Json | undefined;

const copied = async (...parts: readonly string[]) => {
  const root = await createTemporaryFolder();
  for (const part of ['src/content', 'public/partners', ...parts])
    cpSync(part, join(root, part), { recursive: true });
  mkdirSync(join(root, 'photos'));
  // Symlinks keep modification times, so no photo is measured again.
  for (const name of readdirSync('photos'))
    symlinkSync(resolve('photos', name), join(root, 'photos', name));
  await getLibrary(resolve()).loadCatalogue();
  const measured = 'node_modules/.cache/photos/catalogue.json';
  cpSync(measured, join(root, measured));
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  const edit = (file: string, keys: string, change: Change) =>
    rewrite(file, (text) => {
      const whole = JSON.parse(text) as Json;
      const path = keys.split('.');
      const last = path.pop()!;
      const parent = path.reduce((found, key) => (found as Record<string, Json>)[key]!, whole);
      const values = parent as Record<string, Json | undefined>;
      values[last] = change(values[last]!);
      return JSON.stringify(whole);
    });
  return { root, rewrite, edit };
};

const to = (value: Json) => () => value;
const out = () => undefined;
const append = (text: string) => (old: Json) => `${String(old)}${text}`;
const addMissing = (old: Json) => [
  { photo: '/photos/no.jpg', alt: localize('α', 'a') },
  ...(old as Json[]),
];
const first = (old: Json) => (old as Json[]).slice(0, 1);
const firstTwice = (old: Json) => [(old as Json[])[0]!, ...(old as Json[])];
const nameTwice = (old: Json) => {
  const [one, other] = old as [{ name: Json }, object];
  return [one, { ...other, name: one.name }] as Json;
};
const without = (text: string) => (old: Json) => String(old).replace(text, '');

const about = 'src/content/en/pages/about.json';
const aboutPictures = 'src/content/pictures/about.json';
const reviewList = 'src/content/en/reviewList.json';
const availability = 'src/content/facts/availability.json';
const partyPhotos = 'src/content/photos/party.json';

const { churchMinutes } = venue;
const day: Json = { date: '2027-05-08' };
const albumPhoto = basename(venuePhotos.photos[0]!.photo);

it.each<[string, string, string, Change, at?: string]>([
  ['is missing. Add it.', about, 'lead', out],
  ['is not a known key', about, 'photograph', to('x')],
  ['must be of type string, not 5.', about, 'title', to(5)],
  ['is empty. Write the text.', about, 'title', to(' ')],
  [
    'too few entries. Write at least 2.',
    'src/content/en/pages/reviews.json',
    'featuredReviews',
    first,
  ],
  ['one of 6, 18, not "x".', 'src/content/el/pages/wedding.json', 'album.size', to('x')],
  [
    '{venue.nam}, which is not a fact. Use one of: venue.url, venue.name,',
    about,
    'lead',
    append(' {venue.nam}'),
  ],
  ['has a single "{".', about, 'lead', append(' { venue.name }')],
  ['has a "*" that is not closed.', about, 'title', append(' *light')],
  ['(weding), which does not exist. Use', about, 'title', append(' [words](weding)')],
  ['Write the whole address with https://', about, 'title', append(' [words](http://a.gr)')],
  ['not a section of that page. Use one of:', about, 'title', append(' [words](guests#stey)')],
  ['has no italics and no links', about, 'label', append(' *light*')],
  ['has no italics and no links', partyPhotos, 'photos.0.alt.en', append(' *light*')],
  ['has no braces', partyPhotos, 'photos.0.alt.en', append(' {')],
  ['has no braces', 'src/content/facts/house.json', 'tours.en', append(' {venue.phone}')],
  ['like "+302299000000"', 'src/content/facts/venue.json', 'viber', to('+30690000000')],
  ['has a wrong digit', 'src/content/facts/venue.json', 'company.vatNumber', to('123456789')],
  ['is in the future', availability, 'checked', to(addDays(getDayAtVenue(), 2))],
  ['It is there twice.', availability, 'booked', to([day, day]), 'booked.1'],
  ['It is there twice.', 'src/content/facts/prices.json', 'rules', to(['fire', 'fire']), 'rules.1'],
  ['It is there twice.', 'src/content/facts/guests.json', 'beaches', nameTwice, 'beaches.1'],
  ['Write it like "2026-11-15"', 'src/content/facts/prices.json', 'validFrom', to('1/11/2026')],
  ['photo is there twice', 'src/content/pictures/party.json', 'album', firstTwice, 'album.1'],
  [
    `more than the ${churchMinutes.to} of the venue`,
    'src/content/facts/churches.json',
    'churches.0.minutes',
    to(churchMinutes.to + 1),
  ],
  [
    `less than the ${churchMinutes.from} of the venue`,
    'src/content/facts/churches.json',
    'churches.0.minutes',
    to(churchMinutes.from - 1),
  ],
  ['seats of the venue outdoors', 'src/content/facts/prices.json', 'seasons.0.smallest', to(2000)],
  ['seats of the venue indoors', 'src/content/facts/prices.json', 'companies.smallest', to(2000)],
  [
    'On the map it is',
    'src/content/facts/churches.json',
    'churches.0.latitude',
    to(40.64),
    'churches.0.kilometres',
  ],
  ['file does not exist', 'src/content/facts/partners.json', 'dj.logo', to('/partners/no.svg')],
  ['have no ★ (U+2605)', about, 'title', append(' ★')],
  ['have no U+200E', about, 'lead', append('\u200e')],
  ['have no U+200B', 'src/content/facts/venue.json', 'company.seat.el', append('\u200b')],
  ['from 1 to 5, such as "1.1"', 'src/content/facts/venue.json', 'rating.value', to('4,9')],
  // Without "It closes before it opens."
  ['Write it like "21:00".', 'src/content/facts/hours.json', 'pages.el.opens', to('9 π.μ.')],
  ['thousands without a point', 'src/content/facts/prices.json', 'once.flowers', to('1.650')],
  [
    '"x" is not a review. Choose one of:',
    'src/content/en/pages/home.json',
    'testimonial.review',
    to('x'),
  ],
  ['"1821" is not a chapter. Choose one of:', reviewList, 'reviews.0.chapter', to('1821')],
  ['Another review has this name', reviewList, 'reviews', firstTwice, 'reviews.1'],
  ['has no {guests}', 'src/content/en/estimate.json', 'message', without('{guests}')],
  ['"/photos/808.jpg" is in no album.', aboutPictures, 'terrace.photo', to('/photos/808.jpg')],
  ['Write it like "40% 60%"', aboutPictures, 'hero.focus', to('left')],
  ['is empty', partyPhotos, 'photos.0.alt.en', to('')],
  ['It does not exist. Put the file back', partyPhotos, 'photos', addMissing, 'photos.0.photo'],
])('reports "%s" for %s at %s', async (message, file, keys, change, at = keys) => {
  const { root, edit } = await copied();
  edit(file, keys, change);
  const problems = await checkContent(root);
  expect(problems, formatProblems(problems)).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file, at, message: expect.stringContaining(message) });
});

it('reports a deleted photo once, at its album, with the pages that show it', async () => {
  const { root, edit } = await copied();
  edit('src/content/pictures/request.json', 'hero.photo', to(`/photos/${albumPhoto}`));
  rmSync(join(root, 'photos', albumPhoto));
  expect(formatProblems(await checkContent(root))).toMatch(
    /The venue → .*\n {4}photos\/[^/]+\.jpg: .* It does not exist\. .* Also in: Σελίδα · Page: .+\.\n {4}src\/content\/photos\/venue\.json:\d+ photos\.\d+\.photo\n\n.* 1 problem in/,
  );
});

const checkFolder = (root: string) =>
  spawnSync(process.execPath, ['local/commands/checkContent.ts', root], { encoding: 'utf8' });

it.each([
  [45, ''],
  [46, addDays(getDayAtVenue(), 14)],
  [70, addDays(getDayAtVenue(), -10)],
])('reminds of booked days that were checked %i days ago: "%s"', async (days, until) => {
  const { root, edit } = await copied();
  edit(availability, 'checked', to(addDays(getDayAtVenue(), -days)));
  const { status, stdout } = checkFolder(root);
  expect(/The booked days hold until (.*)\. Go/.exec(stdout)?.[1] ?? '').toBe(until);
  expect(status).toBe(0);
});

it.each([
  [1, ''],
  [0, getDayAtVenue()],
])('reminds of the next prices, which begin in %i days: "%s"', async (days, since) => {
  const { root, edit } = await copied();
  const from = addDays(getDayAtVenue(), days);
  const file = 'src/content/facts/prices.json';
  const { next, seasons } = withNextSeason(JSON.parse(readFileSync(file, 'utf8')) as PriceFacts);
  edit(file, 'eventsUntil', to(addDays(from, -1)));
  edit(file, 'next', to({ ...next, from } as Json));
  edit(file, 'seasons', to(seasons as Json));
  const { status, stdout, stderr } = checkFolder(root);
  expect(stderr).toBe('');
  expect(/The next prices hold since (.*)\. Write/.exec(stdout)?.[1] ?? '').toBe(since);
  expect(status).toBe(0);
});

it.each([
  [0, ''],
  [-1, addDays(getDayAtVenue(), -1)],
])('reminds of prices whose last day is in %i days: "%s"', async (days, until) => {
  const { root, edit } = await copied();
  for (const name of ['validFrom', 'offer']) edit('src/content/facts/prices.json', name, out);
  edit('src/content/facts/prices.json', 'eventsUntil', to(addDays(getDayAtVenue(), days)));
  const { stdout } = checkFolder(root);
  expect(/The prices held until (.*)\. Write/.exec(stdout)?.[1] ?? '').toBe(until);
});

it('notes a chat with a number of no phone, with both', async () => {
  const { root, edit } = await copied();
  edit(
    'src/content/facts/venue.json',
    'phones.0',
    to({ display: '22990 00005', dial: '+302299000005' }),
  );
  edit('src/content/facts/venue.json', 'viber', to('+306900000009'));
  edit('src/content/facts/venue.json', 'whatsapp', to('+302299000005'));
  const { status, stdout } = checkFolder(root);
  expect(stdout).toMatch(/Το Viber έχει τον αριθμό \+306900000009, .*\+302299000005/);
  expect(stdout).not.toContain('WhatsApp');
  expect(status).toBe(0);
});

it('notes words of a guest whose review was removed, and succeeds', async () => {
  const { root, edit } = await copied();
  edit('src/content/el/pages/wedding.json', 'guestQuote', to('Κανένας Κ.'));
  const { status, stdout } = checkFolder(root);
  expect(stdout).toMatch(/Το «Κανένας Κ\.» δεν είναι πια στις κριτικές.*el\/pages\/wedding\.json/);
  expect(status).toBe(0);
});

it('notes a photo in no album, and succeeds', async () => {
  const { root, edit } = await copied();
  edit(availability, 'checked', to(getDayAtVenue()));
  cpSync(join('photos', albumPhoto), join(root, 'photos/spare.jpg'));
  const { status, stdout } = checkFolder(root);
  expect(stdout).toMatch(/^Note: photos\/spare\.jpg is in no album/m);
  expect(stdout).toContain('The content has no problems');
  expect(status).toBe(0);
});

it('says where the editor has the field, which entry it is, and what to write', async () => {
  const { root, edit } = await copied();
  const name = localize('Αλμύρα', 'Almyra');
  const lodging = { name, minutes: 0, remark: name, website: 'https://almyra.example' };
  edit('src/content/facts/guests.json', 'lodgings', to([lodging]));
  edit(about, 'values.items.1.text', to(''));
  expect(formatProblems(await checkContent(root)).split('\n')).toMatchObject([
    expect.stringMatching(
      /^Σελίδες · Pages → .* → English → Όσα τηρούμε · Values → Στοιχεία · Items → 2: «.+» → Κείμενο · Text$/,
    ),
    '    Είναι κενό. Γράψτε το κείμενο. · It is empty. Write the text.',
    expect.stringMatching(/^ {4}src\/content\/en\/pages\/about\.json:\d+ values\.items\.1\.text$/),
    '',
    'Στοιχεία · Facts → Για τους καλεσμένους · For guests → Καταλύματα · Lodgings → 1: «Αλμύρα» → Λεπτά · Minutes',
    '    Γράψτε ακέραιο από 1 ως 600. · Write a whole number from 1 to 600.',
    expect.stringMatching(/^ {4}src\/content\/facts\/guests\.json:\d+ lodgings\.0\.minutes$/),
    '',
    expect.stringContaining('2 problems in the content'),
  ]);
});

it('checks links and facts of an announcement', async () => {
  const { root, edit } = await copied();
  const text = { el: '*Ανοιχτά* στο {venue.nam}', en: 'Open, [words](weding)' };
  const value: Json = [{ text, until: '2027-05-09' }];
  edit('src/content/facts/announcements.json', 'announcements', to(value));
  expect((await checkContent(root)).map(({ at, message }) => [at, message])).toEqual([
    ['announcements.0.text.el', expect.stringContaining('{venue.nam}, which is not a fact')],
    ['announcements.0.text.en', expect.stringContaining('(weding), which does not exist')],
  ]);
});

it('takes any character in a review', async () => {
  const { root, edit } = await copied();
  const text = 'Τέλεια *βραδιά* ❤ {haha} {και} [όλα] (5) {{ 👍';
  edit('src/content/el/reviewList.json', 'reviews.0.text', to(text));
  expect(formatProblems(await checkContent(root))).toContain('0 problems');
});

it('reports the problems of all files at once, each with its line', async () => {
  const { root, rewrite } = await copied();
  rewrite(about, (text) => text.replace('"lead":', '"lead": "a",\n  "lead":'));
  rewrite('src/content/el/pages/party.json', (text) => text.replace(',', ''));
  rmSync(join(root, 'src/content/en/pages/party.json'));
  rmSync(join(root, 'src/content/en/mail.ts'));
  rewrite(reviewList, (text) => text.slice(1));
  const text = formatProblems(await checkContent(root));
  expect(text).toMatch(
    /is there twice\. Remove one of them\.\n.*en\/pages\/about\.json:\d+ lead\n/,
  );
  expect(text).toMatch(/not valid JSON \(CommaExpected\)\. .*\n.*el\/pages\/party\.json:3\n/);
  expect(text).toMatch(/file is missing\. .*\n.*en\/pages\/party\.json\n/);
  expect(text).toMatch(/file is missing\. .*\n.*en\/mail\.ts\n/);
  // Without a problem for every review that a page names.
  expect(text).toMatch(/\n.* 5 problems in the content\..*$/);
});

const checkCopy = async (file: string, change: (text: string) => string) => {
  const { root, rewrite } = await copied('src', 'local', 'package.json');
  rmSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  rewrite(file, change);
  return spawnSync(process.execPath, ['local/commands/checkContent.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
};

it('reports facts that keep the site itself from loading', async () => {
  const { status, stderr } = await checkCopy('src/content/facts/house.json', (text) =>
    text.replace('{', '{,'),
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /is not valid JSON .*\n    src\/content\/facts\/house\.json:1\n\n.* 1 problem in/,
  );
});

it('names what a new page lacks', async () => {
  const { status, stderr } = await checkCopy('src/site/pages.ts', (text) =>
    text.replace(/^ {2}home: /m, "  barn: { path: { el: '/stavlos', en: '/en/barn' } },\n$&"),
  );
  expect(status).toBe(1);
  for (const file of ['index.tsx', 'schema.ts'])
    expect(stderr).toMatch(new RegExp(`needs this file.*\n    src/pages/barn/${file}\n`));
  for (const file of ['el/pages', 'en/pages', 'pictures'])
    expect(stderr).toMatch(new RegExp(`file is missing.*\n    src/content/${file}/barn\\.json\n`));
  expect(stderr).toMatch(/ 5 problems in the content/);
});

it('names a file of a page without a row', async () => {
  const { root } = await copied();
  const file = 'src/content/en/pages/barn.json';
  writeFileSync(join(root, file), '{}');
  expect(await checkContent(root)).toEqual([
    { file, message: expect.stringContaining('src/site/pages.ts has no row "barn"') },
  ]);
});
