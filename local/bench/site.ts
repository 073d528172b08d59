/**
 * `npm run bench`: Lighthouse, as a phone sees the built site (`npm run build` first), beside support/limit.html, the
 * fastest page that its hero allows. Medians of 5 rounds in which all pages take turns. Words after the command pick
 * addresses, a number the rounds: `npm run bench / /en 3`. Paints are told twice: as Lighthouse simulates them, and on a
 * line and a processor that are really slowed down (a simulation takes a document whole). At the end, how long the next
 * page takes to show after a click once a visitor has come near its link (not slowed down).
 *
 * There are two references, since a photo that fills the screen does not count as the largest paint and a smaller one
 * does (https://web.dev/articles/lcp#what-elements-are-considered): a page stands beside the one that shows what it shows.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';
import { freePort } from '../serve/ports.ts';
import { projectFolder } from '../project.ts';
import { fileOf } from '../../src/build/pages/netlifyFiles.ts';
import { colors } from '../../src/site/colors.ts';
import { footerPages } from '../../src/site/pages.ts';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { median } from './support/median.ts';
import { serveFolder } from './support/serve.ts';

const debuggingPort = await freePort();
const dist = join(projectFolder, 'dist');

/** What is largest on the first screen, and the reference page on which it is the same. */
const limits = {
  text: { path: '/limit-text', heroOf: 'home', height: '100svh' },
  photo: { path: '/limit-photo', heroOf: 'about', height: '60svh' },
} as const;
type Largest = keyof typeof limits;

/** A reference page with the hero of one of ours, in the same sizes. */
const limitPage = ({ heroOf, height }: (typeof limits)[Largest]): string => {
  const file = fileOf(pathOf(heroOf, 'el'));
  const [picture] = /<picture.*?<\/picture>/s.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
  if (!picture)
    throw new Error(
      `dist/${file} has no picture; run \`npm run build\` first, or see local/bench/site.ts.`,
    );
  return readFileSync(join(projectFolder, 'local/bench/support/limit.html'), 'utf8')
    .replaceAll(
      /COLOR_(\w+)/g,
      (_, name: string) => colors[name.toLowerCase() as keyof typeof colors],
    )
    .replace('HERO_PICTURE', () => picture)
    .replace('HERO_HEIGHT', height);
};

type Paints = { fcp: number; lcp: number };
type Metrics = Paints & {
  slowed: Paints;
  largest: Largest;
  tbt: number;
  cls: number;
  performance: number;
  access: number;
  practices: number;
  seo: number;
  kib: number;
  requests: number;
  failing: string[];
};

const valueOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

const paintsOf = (result: Result): Paints => ({
  fcp: valueOf(result, 'first-contentful-paint'),
  lcp: valueOf(result, 'largest-contentful-paint'),
});

/** By its selector, whose last step is the element. */
const largestOf = ({ audits }: Result): Largest =>
  /"selector":"[^"]*\bimg[^ "]*"/.test(JSON.stringify(audits['lcp-breakdown-insight']?.details))
    ? 'photo'
    : 'text';

const read = (result: Result, slowed: Result): Metrics => {
  const { audits, categories } = result;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const requests =
    (audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined)
      ?.items ?? [];
  const isScored = (id: string) =>
    ['accessibility', 'best-practices', 'seo'].some((category) =>
      categories[category]?.auditRefs.some((audit) => audit.id === id && audit.weight > 0),
    );
  return {
    ...paintsOf(result),
    slowed: paintsOf(slowed),
    largest: largestOf(slowed),
    tbt: valueOf(result, 'total-blocking-time'),
    cls: valueOf(result, 'cumulative-layout-shift'),
    performance: score('performance'),
    access: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    kib: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    requests: requests.length,
    failing: Object.values(audits)
      .filter(({ id, score: passed }) => isScored(id) && passed !== null && passed < 1)
      .map(({ id }) => id),
  };
};

/** Milliseconds from the click on a link of the footer until the page behind it is shown, its parts being downloaded already. */
const navigate = (page: Page, href: string): Promise<number> =>
  page.evaluate(async (path) => {
    const link = document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)!;
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const heading = document.querySelector('h1');
    const start = performance.now();
    link.click();
    while (document.querySelector('h1') === heading) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, href);

const visit = async (
  path: string,
  throttlingMethod: 'simulate' | 'devtools',
  onlyCategories: string[],
): Promise<Result> => {
  const outcome = await lighthouse(`${site.url}${path}`, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'silent',
    throttlingMethod,
    onlyCategories,
  });
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${path}: ${outcome?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  return outcome.lhr;
};

const asked = process.argv.slice(2);
const rounds = Number(asked.find((word) => /^\d+$/.test(word)) ?? 5);
const known = allAddresses.map(({ path }) => path);
const wanted = asked.filter((word) => word.startsWith('/'));
for (const path of wanted)
  if (!known.includes(path))
    throw new Error(`The site has no page ${path}. Known are: ${known.join(' ')}`);
const limitPaths: string[] = Object.values(limits).map(({ path }) => path);
const paths = [...limitPaths, ...(wanted.length > 0 ? wanted : known)];

const site = await serveFolder(dist, {
  extra: Object.fromEntries(Object.values(limits).map((limit) => [limit.path, limitPage(limit)])),
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});
const navigations: number[] = [];
const measured = new Map<string, Metrics[]>(paths.map((path) => [path, []]));
try {
  for (let round = 1; round <= rounds; round++) {
    for (const [index, path] of paths.entries()) {
      process.stderr.write(`\rround ${round} of ${rounds}, page ${index + 1} of ${paths.length} …`);
      const simulated = await visit(path, 'simulate', [
        'performance',
        'accessibility',
        'best-practices',
        'seo',
      ]);
      measured.get(path)!.push(read(simulated, await visit(path, 'devtools', ['performance'])));
    }
  }
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(site.url);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  for (const id of footerPages.filter((one) => one !== 'home'))
    navigations.push(await navigate(page, pathOf(id, 'el')));
} finally {
  await browser.close();
  site.close();
}

const of = (path: string, name: Exclude<keyof Metrics, 'failing' | 'slowed' | 'largest'>): number =>
  median(measured.get(path)!.map((metrics) => metrics[name]));
const slowedOf = (path: string, name: keyof Paints): number =>
  median(measured.get(path)!.map(({ slowed }) => slowed[name]));
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const referenceOf = (path: string): string => limits[measured.get(path)![0]!.largest].path;
/** A paint in seconds, and beside that of the reference. */
const beside = (path: string, name: keyof Paints, how: typeof slowedOf): string[] => [
  seconds(how(path, name)),
  (how(path, name) / how(referenceOf(path), name)).toFixed(2),
];

process.stderr.write('\n');
console.log(
  `Lighthouse mobile, medians of ${rounds} alternating rounds, ${cpus()[0]?.model ?? 'unknown processor'} x ${cpus().length}, ${new Date().toISOString().slice(0, 10)}`,
);
const columns = [
  'page',
  'FCP s',
  'ratio',
  'LCP s',
  'ratio',
  'slowed FCP s',
  'ratio',
  'slowed LCP s',
  'ratio',
  'TBT ms',
  'CLS',
  'performance',
  'access',
  'practices',
  'SEO',
  'KiB',
  'requests',
];
console.log(`| ${columns.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(columns.length - 1)}`);
for (const path of paths) {
  const cells = [
    limitPaths.includes(path) ? `reference, ${measured.get(path)![0]!.largest}` : path,
    ...beside(path, 'fcp', of),
    ...beside(path, 'lcp', of),
    ...beside(path, 'fcp', slowedOf),
    ...beside(path, 'lcp', slowedOf),
    Math.round(of(path, 'tbt')),
    of(path, 'cls')
      .toFixed(3)
      .replace(/^0\.000$/, '0'),
    of(path, 'performance'),
    of(path, 'access'),
    of(path, 'practices'),
    of(path, 'seo'),
    Math.round(of(path, 'kib')),
    of(path, 'requests'),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
for (const path of paths.slice(limitPaths.length)) {
  const failing = new Set(measured.get(path)!.flatMap((metrics) => metrics.failing));
  if (failing.size > 0) console.log(`${path} does not pass: ${[...failing].join(', ')}`);
}
console.log(
  `From the click to the next page: median ${Math.round(median(navigations))} ms, longest ${Math.round(Math.max(...navigations))} ms, ${navigations.length} pages.`,
);
