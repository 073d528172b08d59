/** `npm run size`: checks the brotli size of each page against its budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { galleryAlbums } from '../../src/site/photos/albums.ts';
import {
  languageCodes,
  languages,
  type Alphabet,
  type Language,
} from '../../src/site/languages.ts';
import { allAddresses } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/pages.ts';
import { sheetOf } from '../../src/vite/pages/document.ts';
import { projectFolder } from '../project.ts';
import { errorNote } from '../terminal.ts';

/** KiB. */
type Weights = { html: number; script: number; sheet: number };

const galleryPhotos = Object.values(galleryAlbums).reduce(
  (sum, album) => sum + Object.keys(album).length,
  0,
);

/** About 0.5 KiB above current sizes, for edits by the owner. Raise a number only in a commit that explains why. */
const budget: Weights = { html: 15.6, script: 171.5, sheet: 20.8 };
/** KiB per page at most. English pages need the Greek Commissioner (12 KiB) only for Greek words. */
const fontsOf: Record<Alphabet, { families: readonly string[]; budget: number }> = {
  greek: {
    families: ['Noto Serif Display Greek', 'Commissioner'],
    budget: 53.1,
  },
  latin: { families: ['Noto Serif Display Latin', 'Commissioner'], budget: 54.8 },
};
const ownBudget: Partial<Record<PageId, Partial<Weights>>> = {
  home: { html: 22.2, script: 174.5 },
  wedding: { html: 16.8, script: 172.3 },
  guests: { html: 18.9, script: 174.8 },
  prices: { html: 21.6, script: 180.5 },
  venue: { html: 20.5, script: 177.5 },
  reception: { html: 21.7, script: 177.9 },
  photographer: { html: 16.8, script: 172.5 },
  gallery: { html: 4 + 0.088 * galleryPhotos, script: 168.3 + 0.05 * galleryPhotos },
};

const folder = join(projectFolder, 'dist');
const measured = new Map<string, number>();

const kib = (file: string): number => {
  let size = measured.get(file);
  if (size === undefined) {
    const body = readFileSync(join(folder, file));
    size = (file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length) / 1024;
    measured.set(file, size);
  }
  return size;
};

const sum = (files: readonly string[]): number =>
  files.reduce((total, file) => total + kib(file), 0);

const manifest = JSON.parse(
  readFileSync(join(projectFolder, '.cache/manifest.json'), 'utf8'),
) as Manifest;

const pageKeys = Object.keys(manifest).filter((key) => manifest[key]!.isDynamicEntry);

const scriptsOf = (id: PageId, language: Language): string[] => {
  const files = new Set<string>();
  const add = (key: string): void => {
    const { file, imports = [] } = manifest[key]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  add('index.html');
  add('src/app/hydrate.tsx');
  add(`src/content/${language}/layout.json`);
  add(pageKeys.find((key) => key.startsWith(`src/pages/${id}/`))!);
  add(`src/content/${language}/pages/${id}.json`);
  return [...files];
};

const home = readFileSync(join(folder, 'index.html'), 'utf8');
const sheetFile = sheetOf(home);

const over: string[] = [];
const names = Object.keys(budget) as (keyof Weights)[];
console.log(`KiB in brotli           ${names.map((name) => name.padStart(8)).join('')}`);
for (const { path, id, language } of allAddresses) {
  const weights: Weights = {
    html: kib(path === '/' ? 'index.html' : `${path.slice(1)}.html`),
    script: sum(scriptsOf(id, language)),
    sheet: kib(sheetFile),
  };
  const limits = { ...budget, ...ownBudget[id] };
  console.log(
    `${path.padEnd(24)}${names.map((name) => weights[name].toFixed(1).padStart(8)).join('')}`,
  );
  for (const name of names)
    if (weights[name] > limits[name])
      over.push(
        `${path}: ${name} ${weights[name].toFixed(1)} KiB, budget ${limits[name].toFixed(1)}`,
      );
}

const fontFiles = [
  ...home.matchAll(/@font-face\{font-family:([^;]+);[^}]*?url\(\/([^)]+\.woff2)\)/g),
].map(([, family, file]) => ({ family, file: file! }));
for (const language of languageCodes) {
  const { families, budget: most } = fontsOf[languages[language].alphabet];
  const weight = sum(
    fontFiles.filter(({ family }) => families.includes(family!)).map(({ file }) => file),
  );
  console.log(`fonts, ${language.padEnd(17)}${weight.toFixed(1).padStart(8)}`);
  // Too little means that no font was found.
  if (weight > most || weight < most / 2)
    over.push(`fonts of ${language}: ${weight.toFixed(1)} KiB, budget ${most}`);
}
if (over.length > 0) {
  console.error(errorNote('Over budget (local/commands/size.ts):', over));
  process.exitCode = 1;
}
