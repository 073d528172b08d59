/**
 * `npm run bench:gallery`: how the gallery bears 250, 1,000 and 2,500 photos. The library is repeated under made-up
 * numbers, the site built with it, and the page opened in Chromium as a phone of 390 px with a processor four times
 * slower than this one. Other sizes: `npm run bench:gallery 500 5000`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { createBuilder, type Plugin } from 'vite';
import { chromiumFlags, findChromium } from '../browsers/chromium.ts';
import { projectFolder } from '../project.ts';
import { median } from './support/median.ts';
import { serveFolder } from './support/serve.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const slowdown = 4;

/** Repetition number and real number of a made-up photo, e.g. "12061" is the twelfth 061. */
const repeated = /\/photos\/\d*(\d{3}\.)/;

const folderOf = (count: number): string => join(projectFolder, '.cache', `bench-${count}`);

const repeatLibrary = (count: number): Plugin => ({
  name: 'repeat-library',
  transform(code, id) {
    if (!id.startsWith('\0photo:gallery')) return;
    const photos = JSON.parse(code.slice('export default '.length)) as { id: string }[];
    const many = Array.from({ length: count }, (_, index) => {
      const photo = photos[index % photos.length]!;
      const round = Math.floor(index / photos.length);
      return { ...photo, id: round === 0 ? photo.id : `${round}${photo.id}` };
    });
    return `export default ${JSON.stringify(many)}`;
  },
});

/** Every size in a process of its own: the prerenderer is a module, and Node loads a module once. */
async function build(count: number): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `build=${count}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The site could not be built with ${count} photos.`);
}

async function buildHere(count: number): Promise<void> {
  const builder = await createBuilder({
    root: projectFolder,
    logLevel: 'warn',
    plugins: [repeatLibrary(count)],
    build: { outDir: folderOf(count), emptyOutDir: true },
  });
  await builder.buildApp();
}

/** Milliseconds from the start of the navigation until every thumbnail in sight is drawn. */
const firstThumbnails = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const inSight = () =>
      [...document.querySelectorAll<HTMLImageElement>('main a.tile img')]
        .slice(0, 40)
        .filter((image) => image.getBoundingClientRect().top < innerHeight);
    while (
      inSight().length === 0 ||
      !inSight().every((image) => image.complete && image.naturalWidth > 0)
    )
      await new Promise(requestAnimationFrame);
    return performance.now();
  });

/** Scrolls like a thumb, a screen every half second, and reports tasks of more than 50 ms. */
const scrollThrough = (
  page: Page,
  screens: number,
): Promise<{ tasks: number; longest: number; total: number }> =>
  page.evaluate(async (count) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const frame = () => new Promise(requestAnimationFrame);
    const step = innerHeight / 30;
    for (
      let moved = 0;
      moved < count * 30 && scrollY + innerHeight < document.documentElement.scrollHeight - 1;
      moved++
    ) {
      scrollBy({ top: step, behavior: 'instant' });
      await frame();
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return {
      tasks: tasks.length,
      longest: Math.max(0, ...tasks),
      total: tasks.reduce((sum, one) => sum + one, 0),
    };
  }, screens);

async function measure(count: number): Promise<Record<string, string | number>> {
  const html = readFileSync(join(folderOf(count), 'gallery.html'));
  const site = await serveFolder(folderOf(count), {
    rewrite: (path) => path.replace(repeated, '/photos/$1'),
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--enable-precise-memory-info'],
  });
  try {
    const context = await browser.newContext(phone);
    const times: number[] = [];
    let row: Record<string, string | number> = {};
    for (let run = 0; run < 3; run++) {
      const page = await context.newPage();
      const tools = await context.newCDPSession(page);
      await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      let images = 0;
      page.on(
        'request',
        (request) =>
          request.resourceType() === 'image' && request.url().includes('/photos/') && images++,
      );
      await page.goto(`${site.url}/gallery`, { waitUntil: 'commit' });
      times.push(await firstThumbnails(page));
      if (run === 2) {
        await page.waitForFunction(() =>
          document.querySelector('main a.tile')?.getAttribute('href')?.includes('?'),
        );
        await page.waitForTimeout(1000);
        const before = images;
        const scrolled = await scrollThrough(page, 40);
        const opening = await page.evaluate(async () => {
          const all = document.querySelectorAll<HTMLElement>('main a.tile');
          const tile = all[Math.floor(all.length / 2)]!;
          tile.scrollIntoView({ behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 500));
          const start = performance.now();
          tile.click();
          while (!document.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return performance.now() - start;
        });
        await tools.send('HeapProfiler.collectGarbage');
        const { metrics } = await tools
          .send('Performance.getMetrics')
          .catch(() => ({ metrics: [] }));
        const heap =
          metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ??
          (await page.evaluate(
            () =>
              (performance as never as { memory: { usedJSHeapSize: number } }).memory
                .usedJSHeapSize,
          ));
        row = {
          photos: count,
          'HTML kB': Math.round(html.length / 1000),
          'HTML kB gzip': Math.round(gzipSync(html).length / 1000),
          'first thumbnails ms': Math.round(median(times)),
          'images before scrolling': before,
          'after 40 screens': images,
          'long tasks': scrolled.tasks,
          'longest ms': Math.round(scrolled.longest),
          'sum ms': Math.round(scrolled.total),
          'opening ms': Math.round(opening),
          'heap MB': Math.round(heap / 1e5) / 10,
        };
      }
      await page.close();
    }
    return row;
  } finally {
    await browser.close();
    site.close();
  }
}

const [first = ''] = process.argv.slice(2);
if (first.startsWith('build=')) await buildHere(Number(first.slice('build='.length)));
else {
  const asked = process.argv.slice(2).map(Number).filter(Boolean);
  const rows: Record<string, string | number>[] = [];
  for (const count of asked.length > 0 ? asked : [250, 1000, 2500]) {
    process.stderr.write(`${count} photos: building, measuring …\n`);
    await build(count);
    rows.push(await measure(count));
    rmSync(folderOf(count), { recursive: true });
  }
  console.log(`Gallery on a phone (390 x 844), processor ${slowdown} times slower, local server:`);
  for (const name of Object.keys(rows[0] ?? {}))
    console.log(`  ${name.padEnd(24)}${rows.map((row) => String(row[name]).padStart(9)).join('')}`);
}
