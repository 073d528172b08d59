/**
 * `npm run bench:growth`: what a visitor of the home page downloads more when the site has ten times as many pages.
 * Every added page has a row in the route-pair table, a component, words and a name of its own in both languages.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder, type Manifest, type Plugin } from 'vite';
import { projectFolder } from '../project.ts';
import type { FrameWords } from '../../src/frame/frameWords.ts';
import { modulesOf } from '../../src/build/pages/staticPages.ts';
import { inEachLanguage, languageCodes, languages } from '../../src/site/languages.ts';
import { componentName, pageIds, type PageId } from '../../src/site/pages.ts';

const factor = 10;
/** Bytes in gzip that each added page may add. */
const limit = 65;

/** A few letters that no other page has, so that compression finds in names and paths what it finds in real ones. */
const wordFor = (index: number): string =>
  ((index * 2654435761) % 2 ** 32)
    .toString(36)
    .slice(0, 5)
    .replaceAll(/\d/g, (digit) => 'bcdfghklmn'[Number(digit)]!);

/** Inserts before a mark that the source must have. */
const insert = (code: string, mark: string, text: string): string => {
  if (!code.includes(mark))
    throw new Error(`local/bench/growth.ts no longer finds "${mark}" in the source; adapt it.`);
  return code.replace(mark, () => text + mark);
};

const addPages = (count: number): Plugin => {
  const indices = Array.from({ length: count }, (_, index) => index);
  const each = (line: (index: number, word: string) => string): string =>
    indices.map((index) => line(index, wordFor(index))).join('\n');
  return {
    name: 'add-pages',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith('added:') ? `\0${source}` : undefined),
    load(id) {
      const [, kind, index] = /^\0added:(page|words-..):(\d+)$/.exec(id) ?? [];
      if (kind === 'page')
        return `import { hero } from 'pictures:gallery'; export { hero }; export default ({ content }) => content.title + ${index};`;
      if (kind)
        return `export default { title: 'Page ${index}', head: { title: 'Page ${index}', description: '', keywords: [] } };`;
      return undefined;
    },
    transform(code, id) {
      if (id.endsWith('/src/site/pages.ts'))
        return insert(
          code,
          '} as const satisfies',
          each(
            (index, word) =>
              `  ${word}${index}: { path: ${JSON.stringify(inEachLanguage((language) => `${languages[language].home}/${word}-${index}`.replace('//', '/')))}, bar: false, footer: false, sitemap: true },`,
          ),
        );
      if (id.endsWith('/src/app/screens.ts'))
        return insert(
          code,
          ';\n\nconst componentOf',
          `,\n${each((index, word) => `  { './${componentName(`${word}${index}` as PageId)}.tsx': () => import('added:page:${index}') },`)}\n)`,
        ).replace('import.meta.glob<', 'Object.assign(import.meta.glob<');
      const [, language, file] = /\/src\/content\/(\w+)\/(index\.ts|frame\.json)$/.exec(id) ?? [];
      if (file === 'frame.json') {
        const words = JSON.parse(code) as FrameWords;
        return JSON.stringify({
          ...words,
          pages: {
            ...words.pages,
            ...Object.fromEntries(
              indices.map((index) => [`${wordFor(index)}${index}`, `${wordFor(index)} ${index}`]),
            ),
          },
        });
      }
      if (file)
        return insert(
          code,
          ',\n  legal',
          `, {\n${each((index, word) => `  './${word}${index}.json': () => import('added:words-${language}:${index}'),`)}\n})`,
        ).replace('import.meta.glob<', 'Object.assign(import.meta.glob<');
      return undefined;
    },
  };
};

/** Bytes in gzip of the script of the home page, per language, with so many pages added. */
async function firstScript(added: number): Promise<number[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    const builder = await createBuilder({
      root: projectFolder,
      logLevel: 'warn',
      plugins: [addPages(added)],
      build: { outDir, emptyOutDir: true },
    });
    await builder.build(builder.environments.client!);
    const manifest = JSON.parse(
      await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
    ) as Manifest;
    return await Promise.all(
      languageCodes.map(async (language) => {
        const files = await Promise.all(
          modulesOf(manifest, language, 'home').map((file) =>
            readFile(join(outDir, file.slice(1))),
          ),
        );
        return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
      }),
    );
  } finally {
    await rm(outDir, { recursive: true });
  }
}

const added = pageIds.length * (factor - 1);
const before = await firstScript(0);
const after = await firstScript(added);
console.log(`The home page with ${added} pages more (${factor} times the site), script in gzip:`);
for (const [index, language] of languageCodes.entries()) {
  const perPage = (after[index]! - before[index]!) / added;
  console.log(
    `  ${language}  ${before[index]} -> ${after[index]} bytes: ${perPage.toFixed(1)} per added page (limit ${limit})`,
  );
  if (perPage > limit) process.exitCode = 1;
}
