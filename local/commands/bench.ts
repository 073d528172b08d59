/** `npm run bench [ADDRESS…] [ROUNDS]` prints medians of Lighthouse. limit.html, a hero without script, is the reference. */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { getPath } from '../../src/site/pages.ts';
import { chromiumFlags, findEngine } from '../browsers.ts';
import { ensureBuiltSite } from '../build.ts';
import { projectFolder } from '../project.ts';
import { isText } from '../serve/gateway.ts';
import { createSite } from '../serve/netlifySite.ts';
import { serve } from '../serve/server.ts';
import { selectAddresses } from '../terminal.ts';

/** A photo that fills the screen is not an LCP candidate (https://web.dev/articles/lcp#what-elements-are-considered). */
const references = {
  '/limit-text': { heroOf: 'home', height: '100svh' },
  '/limit-photo': { heroOf: 'about', height: '60svh' },
} as const;
type Reference = keyof typeof references;

const args = process.argv.slice(2);
const isCount = (word: string): boolean => /^\d+$/.test(word);
const rounds = Number(args.find(isCount) ?? 3);
const paths = selectAddresses(args.filter((word) => !isCount(word)));

await ensureBuiltSite();
const site = createSite(projectFolder);

const createReferencePage = async (path: Reference): Promise<Response> => {
  const { heroOf, height } = references[path];
  const hero = await site(new Request(`http://localhost${getPath(heroOf, 'el')}`));
  const [picture] = /<picture.*?<\/picture>/s.exec(await hero.text())!;
  const template = readFileSync(join(import.meta.dirname, 'limit.html'), 'utf8');
  return new Response(
    template.replace('HERO_PICTURE', () => picture).replace('HERO_HEIGHT', height),
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
};

const prepareResponse = async (request: Request, path: string): Promise<Response> => {
  const response =
    path in references ? await createReferencePage(path as Reference) : await site(request);
  const body = Buffer.from(await response.arrayBuffer());
  const { status, headers } = response;
  if (!isText(headers)) return new Response(body, { status, headers });
  headers.set('content-encoding', 'br');
  return new Response(brotliCompressSync(body), { status, headers });
};

/** `npm start` would need 5 to 25 ms for each. */
const responses: Record<string, Promise<Response>> = {};
const server = await serve(async (request) => {
  const { pathname } = new URL(request.url);
  return (await (responses[pathname] ??= prepareResponse(request, pathname))).clone();
});

/** A crash costs only one page. */
const measure = async (path: string, throttlingMethod: 'simulate' | 'devtools') => {
  const browser = await launch({ executablePath: findEngine('chromium'), args: chromiumFlags });
  const outcome = await lighthouse(`http://localhost:${server.port}${path}`, {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'silent',
    throttlingMethod,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  }).finally(() => browser.close().catch(() => {}));
  const error = outcome ? outcome.lhr.runtimeError : { message: 'no result' };
  if (!outcome || error) throw new Error(error?.message);
  return outcome.lhr;
};

const getValue = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;
const getPaints = (result: Result, prefix = ''): Record<string, number> => ({
  [`${prefix}FCP s`]: getValue(result, 'first-contentful-paint') / 1000,
  [`${prefix}LCP s`]: getValue(result, 'largest-contentful-paint') / 1000,
});
const getFigures = (simulated: Result, slowed: Result): Record<string, number> => ({
  ...getPaints(simulated),
  ...getPaints(slowed, 'slowed '),
  'TBT ms': getValue(simulated, 'total-blocking-time'),
  CLS: getValue(simulated, 'cumulative-layout-shift'),
  ...Object.fromEntries(
    Object.values(simulated.categories).map(({ title, score }) => [title, 100 * (score ?? 0)]),
  ),
});

const getReference = ({ audits }: Result): Reference =>
  /"selector":"[^"]*\bimg[^ "]*"/.test(JSON.stringify(audits['lcp-breakdown-insight']?.details))
    ? '/limit-photo'
    : '/limit-text';

const figures: Record<string, Record<string, number>[]> = {};
const usedReferences: Record<string, string> = {};
for (let round = 1; round <= rounds; round++)
  for (const path of [...Object.keys(references), ...paths]) {
    console.error(`Round ${round} of ${rounds}: ${path}`);
    try {
      const simulated = await measure(path, 'simulate');
      const slowed = await measure(path, 'devtools');
      (figures[path] ??= []).push(getFigures(simulated, slowed));
      usedReferences[path] = getReference(slowed);
    } catch (error) {
      console.error(`${path} is left out of this round. ${error}`);
    }
  }
await server.stop();

const computeMedian = (path: string, name: string): number => {
  const values = (figures[path] ?? []).map((round) => round[name]!).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
};
/** Paint times have a ratio to the reference. */
const formatCells = (path: string, name: string): string[] => {
  const figure = computeMedian(path, name);
  if (!name.endsWith(' s')) return [figure.toFixed(name === 'CLS' ? 3 : 0)];
  return [figure.toFixed(2), (figure / computeMedian(usedReferences[path]!, name)).toFixed(2)];
};
const names = Object.keys(Object.values(figures)[0]?.[0] ?? {});
const columns = names.flatMap((name) => (name.endsWith(' s') ? [name, 'ratio'] : name));
const rows = [
  ['page', ...columns],
  ['---', ...columns.map(() => '---:')],
  ...Object.keys(figures).map((path) => [
    path,
    ...names.flatMap((name) => formatCells(path, name)),
  ]),
];
console.log(
  `Medians of ${rounds}, ${cpus()[0]?.model} x ${cpus().length}, ${new Date().toISOString()}`,
);
for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
