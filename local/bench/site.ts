/**
 * `npm run bench [ADDRESS…] [ROUNDS]`: Lighthouse mobile medians, simulated and with real throttling. The
 * reference is limit.html, a script-free page with the same hero.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { fileOf } from '../../src/vite/pages/netlifyFiles.ts';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';
import { builtSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { listen } from '../serve/ports.ts';
import { exitWithError } from '../terminal.ts';

const dist = join(projectFolder, 'dist');
const fileAt = (path: string): Buffer => readFileSync(join(dist, path));

/** A full-screen photo is not an LCP candidate (https://web.dev/articles/lcp#what-elements-are-considered). */
const references = {
  '/limit-text': { heroOf: 'home', height: '100svh' },
  '/limit-photo': { heroOf: 'about', height: '60svh' },
} as const;

const referencePage = (path: keyof typeof references): Buffer => {
  const { heroOf, height } = references[path];
  const [picture] = /<picture.*?<\/picture>/s.exec(
    fileAt(fileOf(pathOf(heroOf, 'el'))).toString(),
  )!;
  const template = readFileSync(join(import.meta.dirname, 'limit.html'), 'utf8');
  return Buffer.from(
    template.replace('HERO_PICTURE', () => picture).replace('HERO_HEIGHT', height),
  );
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** Cached: `npm start` needs 5 to 25 ms per response. */
type Answer = { body: Buffer; headers: Record<string, string> } | undefined;
const answers = new Map<string, Answer>();
const answerTo = (path: string): Answer => {
  const file = extname(path) ? path : fileOf(path);
  const type = types[extname(file)];
  try {
    const body = path in references ? referencePage(path as '/limit-text') : fileAt(file);
    return type
      ? {
          body: brotliCompressSync(body),
          headers: { 'content-type': type, 'content-encoding': 'br' },
        }
      : { body, headers: {} };
  } catch {
    return undefined;
  }
};
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!answers.has(pathname)) answers.set(pathname, answerTo(pathname));
  const answer = answers.get(pathname);
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
});

const valueOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const figuresOf = (simulated: Result, slowed: Result) => {
  const score = (id: string) => Math.round((simulated.categories[id]?.score ?? 0) * 100);
  const requests = simulated.audits['network-requests']?.details as
    { items: { transferSize: number }[] } | undefined;
  return {
    'FCP s': valueOf(simulated, 'first-contentful-paint') / 1000,
    'LCP s': valueOf(simulated, 'largest-contentful-paint') / 1000,
    'slowed FCP s': valueOf(slowed, 'first-contentful-paint') / 1000,
    'slowed LCP s': valueOf(slowed, 'largest-contentful-paint') / 1000,
    'TBT ms': valueOf(simulated, 'total-blocking-time'),
    CLS: valueOf(simulated, 'cumulative-layout-shift'),
    performance: score('performance'),
    access: score('accessibility'),
    practices: score('best-practices'),
    SEO: score('seo'),
    KiB: (requests?.items ?? []).reduce((sum, item) => sum + item.transferSize, 0) / 1024,
    requests: requests?.items.length ?? Number.NaN,
  };
};
type Figures = ReturnType<typeof figuresOf>;

const referenceOf = ({ audits }: Result): keyof typeof references =>
  /"selector":"[^"]*\bimg[^ "]*"/.test(JSON.stringify(audits['lcp-breakdown-insight']?.details))
    ? '/limit-photo'
    : '/limit-text';

const asked = process.argv.slice(2);
const rounds = Number(asked.find((word) => /^\d+$/.test(word)) ?? 3);
const known = allAddresses.map(({ path }) => path);
const wanted = asked.filter((word) => !/^\d+$/.test(word));
const unknown = wanted.filter((path) => !known.includes(path));
if (unknown.length > 0) exitWithError(`No address of the site: ${unknown.join(' ')}`);
const paths = [...Object.keys(references), ...(wanted.length > 0 ? wanted : known)];

await builtSite();
const port = await listen(server, 0, 'PORT');
const browser = await launch({ executablePath: findChromium(), args: chromiumFlags });

const measure = async (path: string, throttlingMethod: 'simulate' | 'devtools') => {
  const outcome = await lighthouse(`http://localhost:${port}${path}`, {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'silent',
    throttlingMethod,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const error = outcome ? outcome.lhr.runtimeError : { message: 'no result' };
  if (!outcome || error) throw new Error(`Lighthouse cannot measure ${path}: ${error?.message}`);
  return outcome.lhr;
};

const measured = new Map<string, { reference: string; figures: Figures[] }>();
for (let round = 1; round <= rounds; round++)
  for (const [index, path] of paths.entries()) {
    process.stderr.write(`\rround ${round} of ${rounds}, page ${index + 1} of ${paths.length} …`);
    const simulated = await measure(path, 'simulate');
    const slowed = await measure(path, 'devtools');
    const { figures } = measured.get(path) ?? { figures: [] };
    measured.set(path, {
      reference: referenceOf(slowed),
      figures: [...figures, figuresOf(simulated, slowed)],
    });
  }
process.stderr.write('\n');
await browser.close();
server.close();

const median = (path: string, name: keyof Figures): number => {
  const values = measured.get(path)!.figures.map((figures) => figures[name]);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
};

const names = Object.keys(measured.get(paths[0]!)!.figures[0]!) as (keyof Figures)[];
const cellsOf = (path: string): (string | number)[] =>
  names.flatMap((name) => {
    const value = median(path, name);
    if (name === 'CLS') return value.toFixed(3);
    return name.endsWith(' s')
      ? [value.toFixed(2), (value / median(measured.get(path)!.reference, name)).toFixed(2)]
      : Math.round(value);
  });
const columns = names.flatMap((name) => (name.endsWith(' s') ? [name, 'ratio'] : name));
const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);

console.log(
  `Medians of ${rounds}, ${cpus()[0]?.model} x ${cpus().length}, ${new Date().toISOString().slice(0, 10)}`,
);
row(['page', ...columns]);
row(['---', ...columns.map(() => '---:')]);
for (const path of paths) row([path, ...cellsOf(path)]);
