// @vitest-environment node
/** Whoever follows a reference in a comment or a document arrives somewhere. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browsers } from '../src/build/browsers.ts';

const lines = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');

/** What is made here and belongs to nobody else, as globs of paths. */
const ignored = [
  '.git',
  ...lines('.gitignore').map((line) =>
    line
      .replace(/\/$/, '')
      .replace(/^(?=[^/!])/, '**/')
      .replace(/^\//, ''),
  ),
];

const isIgnored = (path: string): boolean =>
  !ignored.includes(`!${path}`) && ignored.some((glob) => matchesGlob(path, glob));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** Everything that belongs to the repository. */
const files = filesIn('.');

const names = new Set(files.map((file) => basename(file)));
const folders = new Set(
  files.flatMap((file) => (file.includes('/') ? [file.split('/')[0] as string] : [])),
);

const block = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\//gm;
const slashes = /(?<=^|\s)\/\/\s.*/gm;
const hash = /(?<=^|\s)#\s.*/gm;

/** How a comment is written, by the ending of the file or, where it has none, by its name. */
const comments: Readonly<Record<string, readonly RegExp[]>> = {
  '.ts': [block, slashes],
  '.tsx': [block, slashes],
  '.mjs': [block, slashes],
  '.css': [block],
  '.sql': [/--\s.*/g],
  '.html': [/<!--[\s\S]*?-->/g],
  '.json': [slashes],
  '.toml': [hash],
  '.yml': [hash],
  '.example': [hash],
  '.gitignore': [hash],
  run: [hash],
};

const kindOf = (file: string): string => extname(file) || basename(file);

/** What a person reads in a file: a document whole, of source the comments. Without the marks at the beginning of lines. */
const proseOf = (file: string, text: string): string => {
  if (extname(file) === '.md') return text;
  const kinds = comments[kindOf(file)] ?? [];
  return kinds
    .flatMap((kind) => text.match(kind) ?? [])
    .join('\n')
    .replaceAll(/\n\s*(?:\*|\/\/|#|--) ?(?!\/)/g, '\n');
};

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The headings of a document and the names of its dated decisions: what a reference may name. */
const placesIn = (document: string): string[] => {
  const text = readFileSync(document, 'utf8');
  return [
    ...text.matchAll(/^#+ (.+)$/gm),
    ...text.matchAll(/^\*\*\d{4}-\d\d-\d\d, ([^*]+?)[.,]?\*\*/gm),
  ].map(([, place]) => onOneLine(place as string));
};

/** As the Git host makes the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

const arrives = (path: string, from: string): boolean =>
  [path, join(dirname(from), path)].some((one) => existsSync(one)) ||
  (!path.includes('/') && names.has(path));

/** Every reference of a text that leads nowhere, as it is written. */
const lostIn = (prose: string, from: string): string[] => {
  const lost: string[] = [];
  // A file that is named, with or without its folder.
  for (const [, path] of prose.matchAll(
    /(?<![\w./@*{<:-])([\w][\w./-]*\.(?:md|tsx?|css|sql|mjs))(?![\w/*{]|\.\w)/g,
  )) {
    if (!arrives(path as string, from)) lost.push(path as string);
  }
  // A path from one of the repository's own folders.
  for (const [, path, folder] of prose.matchAll(
    /(?<![\w./@*{<:-])(([\w]+)\/[\w./-]*\w)(?![\w/*{<]|\.\w|…)/g,
  )) {
    if (folders.has(folder as string) && !arrives(path as string, from)) lost.push(path as string);
  }
  // A heading or a decision of a document, named after it.
  for (const [whole, document, place] of prose.matchAll(/([\w./-]+\.md),\s+["“]([^"”]+)["”]/g)) {
    const path = [document as string, join(dirname(from), document as string)].find((one) =>
      existsSync(one),
    );
    if (path && !placesIn(path).includes(onOneLine(place as string))) lost.push(whole);
  }
  // A link in a document, with its anchor.
  for (const [whole, target, anchor] of prose
    .replaceAll(/`[^`\n]*`/g, '')
    .matchAll(/\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g)) {
    if (/^[a-z]+:/.test(target as string) || extname(from) !== '.md') continue;
    const path = target ? join(dirname(from), target) : from;
    if (
      !existsSync(path) ||
      (anchor && !(statSync(path).isFile() && placesIn(path).map(anchorOf).includes(anchor)))
    )
      lost.push(whole);
  }
  // A document by a nickname, which nobody can open.
  for (const [name] of prose.matchAll(
    /\b(?:README|[A-Z]{4,}(?=,? sections? \d|,? ["“]))\b(?!\.md)/g,
  ))
    lost.push(name);
  return lost;
};

describe('a reference', () => {
  const lost = (text: string, from = 'tests/docs.test.ts') => lostIn(proseOf(from, text), from);

  it('is found in comments of every kind and in documents', () => {
    const reference = 'nowhere/gone.md';
    expect(lost(`/** See ${reference}. */`)).toEqual([reference]);
    expect(lost(`const a = 1; // See ${reference}`)).toEqual([reference]);
    expect(lost(`const a = '${reference}';`)).toEqual([]);
    expect(lost(`        {/* See ${reference} */}`, 'src/a.tsx')).toEqual([reference]);
    expect(lost(`/* See ${reference} */ a { color: red }`, 'src/a.css')).toEqual([reference]);
    expect(lost(`-- See ${reference}`, 'supabase/a.sql')).toEqual([reference]);
    expect(lost(`# See ${reference}`, '.env.example')).toEqual([reference]);
    expect(lost(`<!-- See ${reference} -->`, 'src/map/a.html')).toEqual([reference]);
    expect(lost(`See ${reference}.`, 'docs/a.md')).toEqual([reference]);
  });

  it('leads to a file, by its name or its path', () => {
    expect(
      lost(
        '// As proseOf (docs.test.ts) and tests/docs.test.ts and the folders src/ui and tests/support do.',
      ),
    ).toEqual([]);
    expect(lost('// As gone.css and src/gone.ts and src/gone do.').toSorted()).toEqual([
      'gone.css',
      'src/gone',
      'src/gone.ts',
      'src/gone.ts',
    ]);
  });

  it('leads to a heading that the document has', () => {
    expect(lost('// README.md, "Two commands"')).toEqual([]);
    expect(lost('/**\n * README.md, "Two\n * commands"\n */')).toEqual([]);
    expect(lost('// README.md, "Three commands"')).toEqual(['README.md, "Three commands"']);
    expect(lost('[a](../README.md#two-commands)', 'docs/a.md')).toEqual([]);
    expect(lost('[a](../README.md#three) and [b](gone.md)', 'docs/a.md')).toEqual([
      'gone.md',
      '](../README.md#three)',
      '](gone.md)',
    ]);
  });

  it('names its document by a path', () => {
    expect(lost('// SPEC section 7, README, "Styles"')).toEqual(['SPEC', 'README']);
  });
});

it('every comment and every document refers to what is there', () => {
  const prose = files.filter(
    (file) => extname(file) === '.md' || (comments[kindOf(file)] && file !== 'package-lock.json'),
  );
  expect(prose.length).toBeGreaterThan(300);
  expect(
    prose.flatMap((file) =>
      lostIn(proseOf(file, readFileSync(file, 'utf8')), file).map(
        (reference) => `${file}: ${reference}`,
      ),
    ),
  ).toEqual([]);
});

it.each(['README.md', 'docs/browsers.md'])(
  '%s names the browsers that the site is built for',
  (file) => {
    const { chrome, edge, firefox, safari, ios } = browsers;
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
    );
  },
);
