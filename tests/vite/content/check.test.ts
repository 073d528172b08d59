// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent, problemsText } from '../../../src/vite/content/check.ts';
import { temporaryFolder } from '../../support/folder.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const copied = async (...parts: readonly string[]) => {
  const root = await temporaryFolder();
  for (const part of ['src/content', ...parts]) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('photos'), join(root, 'photos'));
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
  /** `undefined` removes the value. */
  const edit = (file: string, keys: string, change: (old: Json) => Json | undefined) =>
    rewrite(file, (text) => {
      const whole = JSON.parse(text) as Json;
      const path = keys.split('.');
      const last = path.pop()!;
      const parent = path.reduce<Json>(
        (found, key) => (found as Record<string, Json>)[key]!,
        whole,
      );
      const changed = change((parent as Record<string, Json>)[last]!);
      if (changed !== undefined) (parent as Record<string, Json>)[last] = changed;
      else if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete (parent as Record<string, Json>)[last];
      return JSON.stringify(whole, null, 2);
    });
  const lineOf = (file: string, copy: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(copy)) + 1;
  return { root, rewrite, edit, lineOf };
};

const to = (value: Json) => () => value;
const out = () => undefined;
const plus = (copy: string) => (old: Json) => `${String(old)}${copy}`;
const less = (copy: string) => (old: Json) => String(old).replace(copy, '');
const page = (id: string, language = 'en') => `src/content/${language}/pages/${id}.json`;
const reviewList = 'src/content/en/reviewList.json';
const estimate = 'src/content/en/estimate.json';

it('finds no problem in the content as it is', async () => {
  expect(problemsText(await checkContent())).toContain('0 problems');
});

describe('a problem is reported with its place and its fix:', () => {
  it.each<[string, string, string, (old: Json) => Json | undefined, string, string]>([
    ['a missing key', page('about', 'el'), 'lead', out, 'lead', 'is missing. Add it.'],
    [
      'a missing key of an entry',
      page('about'),
      'values.items.2.title',
      out,
      'values.items.2.title',
      'is missing',
    ],
    [
      'an unknown key',
      page('contact'),
      'call.photograph',
      to('x'),
      'call.photograph',
      'is not a known key',
    ],
    [
      'a key that another file has',
      page('contact'),
      'enquiry',
      to({}),
      'enquiry',
      'is not a known key',
    ],
    [
      'a number for a text',
      page('about'),
      'title',
      to(5),
      'title',
      'must be of type string, not 5.',
    ],
    [
      'a text for a list',
      page('about'),
      'name.paragraphs',
      to('x'),
      'name.paragraphs',
      'must be of type array, not "x".',
    ],
    [
      'null for a group',
      page('about'),
      'name',
      to(null),
      'name',
      'must be of type object, not null.',
    ],
    [
      'too few entries',
      page('reviews'),
      'large.1',
      out,
      'large',
      'too few entries. Write at least 2.',
    ],
    [
      'too many entries',
      reviewList,
      'chapters',
      (old) => [...(old as Json[]), 'x'],
      'chapters',
      'too many entries. Write at most 3.',
    ],
    ['no phone', 'src/content/facts/venue.json', 'phones', to([]), 'phones.0', 'is missing'],
    [
      'a value that is no choice',
      page('wedding', 'el'),
      'album.size',
      to('seven'),
      'album.size',
      'must be one of 6, 18, not "seven".',
    ],
    ['an empty text', page('about', 'el'), 'title', to(' '), 'title', 'is empty. Write the text.'],
    ['an empty optional text', reviewList, 'reviews.0.date', to(''), 'reviews.0.date', 'is empty'],
    [
      'an unknown fact',
      page('about'),
      'lead',
      plus(' {capacity.indors}'),
      'lead',
      'asks for {capacity.indors}, which is not a fact. Use one of: capacity.indoors, capacity.outdoors',
    ],
    [
      'an unclosed {{',
      page('about'),
      'lead',
      plus(' {{ {venue.name}'),
      'lead',
      'has "{{" with no "}}" after it.',
    ],
    [
      'an unopened }}',
      page('about'),
      'lead',
      plus(' {venue.name} }}'),
      'lead',
      'has "}}" with no "{{" before it.',
    ],
    ['a single brace', page('about'), 'lead', plus(' { venue.name }'), 'lead', 'has a single "{".'],
    [
      'an unclosed star',
      page('about'),
      'lead',
      plus(' *light'),
      'lead',
      'has a "*" that is not closed.',
    ],
    ['emphasis in a link', page('about'), 'lead', plus(' [*words*](wedding)'), 'lead', 'has a "*"'],
    [
      'a link to no page',
      page('about'),
      'lead',
      plus(' [words](weding#abroad)'),
      'lead',
      'links to (weding#abroad), which does not exist. Use one of: home, about,',
    ],
    [
      'a link to an address',
      page('about'),
      'lead',
      plus(' [words](https://example.com)'),
      'lead',
      'does not exist',
    ],
    [
      'a link to no place of a page',
      page('about'),
      'lead',
      plus(' [words](guests#stey)'),
      'lead',
      'is no place of that page. Use one of: guests, guests#stay.',
    ],
    [
      'a link with a space',
      page('about'),
      'lead',
      plus(' [words] (wedding)'),
      'lead',
      'has an incomplete link.',
    ],
    [
      'an unknown review',
      page('home'),
      'voice.review',
      to('jonasV'),
      'voice.review',
      '"jonasV" is no review. Use one of:',
    ],
    [
      'an unknown large review',
      page('reviews'),
      'large.1',
      to('nobody'),
      'large.1',
      '"nobody" is no review.',
    ],
    [
      'a review under no chapter',
      reviewList,
      'reviews.0.chapter',
      to('1821'),
      'reviews.0.chapter',
      '"1821" is not one of "chapters"',
    ],
    [
      'two reviews of one id',
      reviewList,
      'reviews',
      (old) => [...(old as Json[]), (old as Json[])[0]!],
      'reviews.10.id',
      'belongs to another review.',
    ],
    [
      'a placeholder that one language lacks',
      estimate,
      'lines',
      less('{guests}'),
      'lines',
      'lacks {guests}, which src/content/el/estimate.json has.',
    ],
    [
      'a photo that is in no album',
      'src/content/pictures/about.json',
      'terrace.photo',
      to('photos/808.jpg'),
      'terrace.photo',
      '"photos/808.jpg" is in no album.',
    ],
    [
      'a picture that a page lacks',
      'src/content/pictures/about.json',
      'terrace',
      out,
      'terrace',
      'is missing',
    ],
    [
      'a wrong focus',
      'src/content/pictures/about.json',
      'hero.focus',
      to('left'),
      'hero.focus',
      'is not two percentages.',
    ],
    [
      'a missing caption',
      'src/content/pictures/party.json',
      'album.0.caption.en',
      out,
      'album.0.caption.en',
      'is missing',
    ],
    [
      'an unknown fact in a caption',
      'src/content/pictures/party.json',
      'album.2.caption.el',
      plus(' {venue.nam}'),
      'album.2.caption.el',
      'asks for {venue.nam}',
    ],
    [
      'a place that is taken',
      'src/content/pictures/party.json',
      'album.2.place',
      to('b'),
      'album.2.place',
      'is "b", where another photo stands already.',
    ],
    [
      'a place that does not exist',
      'src/content/pictures/party.json',
      'album.3.place',
      to('zz'),
      'album.3.place',
      'must be one of "a", "b"',
    ],
    [
      'a photo without alt text',
      'src/content/photos/party.json',
      'photos.0.alt.en',
      to(''),
      'photos.0.alt.en',
      'is empty',
    ],
    [
      'a photo without its file',
      'src/content/photos/party.json',
      'photos',
      (old) => [...(old as Json[]), { photo: 'photos/no.jpg', alt: { el: 'α', en: 'a' } }],
      'photos.35.photo',
      'photos/no.jpg does not exist.',
    ],
  ])('%s', async (_, file, keys, change, at, message) => {
    const { root, edit } = await copied();
    edit(file, keys, change);
    const problems = await checkContent(root);
    expect(problems, problemsText(problems)).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file, at });
    expect(problems[0]!.message).toContain(message);
  });

  it('a misspelt placeholder, in both languages', async () => {
    const { root, edit } = await copied();
    edit(estimate, 'lines', (old) => String(old).replace('{guests}', '{gusts}'));
    expect(
      (await checkContent(root)).map(({ file, message }) => [file, message.slice(0, 15)]),
    ).toEqual([
      ['src/content/el/estimate.json', 'lacks {gusts}, '],
      [estimate, 'lacks {guests},'],
    ]);
  });

  it('a duplicate key', async () => {
    const { root, rewrite } = await copied();
    rewrite(page('about'), (text) => text.replace('"lead":', '"lead": "a",\n  "lead":'));
    const [problem] = await checkContent(root);
    expect(problem).toMatchObject({ at: 'lead', message: 'is there twice. Remove one of them.' });
  });

  it('files that are missing, also those in TypeScript', async () => {
    const { root } = await copied();
    rmSync(join(root, page('party')));
    rmSync(join(root, 'src/content/en/mail.ts'));
    expect(
      (await checkContent(root)).map(({ file, message }) => [file, message.slice(0, 20)]),
    ).toEqual([
      [page('party'), 'the file is missing.'],
      ['src/content/en/mail.ts', 'the file is missing.'],
    ]);
  });
});

it('reports the problems of all files at once, each with its line', async () => {
  const { root, rewrite, lineOf } = await copied();
  rewrite(page('about'), (text) => text.replace('"lead": "', '"lead": "* '));
  rewrite(page('contact'), (text) => text.replace(/\s*"where": "[^"]*",/, ''));
  rewrite(page('party', 'el'), (text) => text.replace(',', ''));
  const problems = await checkContent(root);
  expect(problems.map(({ file, line, at }) => [file, line, at]).toSorted()).toEqual([
    [page('party', 'el'), 3, ''],
    [page('about'), lineOf(page('about'), '"lead"'), 'lead'],
    [page('contact'), lineOf(page('contact'), '"cards"'), 'cards.where'],
  ]);
  expect(problemsText(problems)).toContain(
    `${page('party', 'el')}:3: is not valid JSON (CommaExpected). Correct it here or just before.\n`,
  );
  expect(problemsText(problems)).toMatch(/\n3 problems in the content\..*$/);
});

it('calls no review unknown if the list of reviews cannot be read', async () => {
  const { root, rewrite } = await copied();
  rewrite(reviewList, (text) => text.slice(1));
  expect((await checkContent(root)).map(({ file }) => file)).toEqual([reviewList]);
});

it('reports facts that keep the site itself from loading', async () => {
  const { root, rewrite } = await copied('src', 'local', 'package.json');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  rewrite('src/content/facts/house.json', (text) => text.replace('{', '{,'));
  const { status, stderr } = spawnSync(process.execPath, ['local/commands/checkContent.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^src\/content\/facts\/house\.json:1: is not valid JSON .*\n1 problem in/);
});
