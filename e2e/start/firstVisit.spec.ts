import type { Page } from '@playwright/test';
import type { PageId } from '../../src/site/pages.ts';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { answersIn, outline } from '../support/outline.ts';
import { movesOf, watchShifts } from '../support/shifts.ts';
import { slowLine } from '../support/slowLine.ts';
import {
  hold,
  idle,
  languagesBySize,
  mainHeading,
  sheetFile,
  styled,
  prefilled,
  visit,
} from '../support/visitor.ts';
import { enquiry, layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, observe, test } from '../support/testEnvironment.ts';

/** Budgets for phones until `load`. */
const budgets: { of: (id: PageId) => boolean; files: number; kib: number }[] = [
  { of: (id) => id === 'home', files: 12, kib: 200 },
  { of: (id) => id === 'gallery', files: 28, kib: 480 },
  { of: () => true, files: 20, kib: 420 },
];

const wasteOn = async (page: Page, id: PageId): Promise<string[]> => {
  const asked = await page.evaluate(() => {
    const [{ loadEventStart, transferSize } = { loadEventStart: 0, transferSize: 0 }] =
      performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime < loadEventStart,
    );
    return {
      names: files.map(({ name }) => new URL(name).pathname),
      bytes: files.reduce((sum, file) => sum + file.transferSize, transferSize),
    };
  });
  const unwanted = [
    ...asked.names.filter((name) => /(?<!\/(?:site|facts)-[^/]*)\.js$/.test(name)),
    ...asked.names.filter((name) => name.endsWith('.css')).slice(1),
  ];
  const { files, kib } = budgets.find(({ of }) => of(id))!;
  const [count, sum] = [asked.names.length + 1, Math.round(asked.bytes / 1024)];
  return [
    ...unwanted.map((name) => `asks for ${name}`),
    ...(count > files || sum > kib
      ? [`asks for ${count} files and ${sum} KiB; budget ${files} and ${kib}`]
      : []),
  ];
};

/** Gallery photos may load later. */
const placesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll('header *, main :not(.gallery-wall *), footer *'),
    ].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });
  });

/** The first use of Intl takes a phone 100 ms. */
const countFormatters = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { formatters: 0 });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'PluralRules'] as const) {
      const count = (): void =>
        void Object.assign(window, { formatters: Reflect.get(window, 'formatters') + 1 });
      const construct = (target: object, values: readonly unknown[]): object => {
        count();
        return Reflect.construct(target as () => void, values) as object;
      };
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct,
          apply: (target, _, values: unknown[]) => construct(target, values),
        }),
      });
    }
  });

for (const { language, tag } of languagesBySize)
  test(
    `every page shows its final content at the first paint, to eyes and screen readers, without layout shifts or unneeded requests (${language})`,
    { tag },
    async ({ page, isMobile, foreignRequests }) => {
      const addresses = allAddresses.filter((address) => address.language === language);
      allowForEach(addresses);
      await watchShifts(page);
      await countFormatters(page);
      const trouble: string[] = [];
      for (const { path, id } of addresses) {
        const note = (...some: string[]) => trouble.push(...some.map((one) => `${path} ${one}`));
        // Released in this order, each after the previous one has arrived.
        const [releaseSheet, releaseFonts, releasePhotos] = [
          await hold(page, sheetFile),
          await hold(page, '**/*.woff2'),
          await hold(page, '**/photos/**'),
        ];
        const [sheet, font] = [page.waitForRequest(sheetFile), page.waitForRequest('**/*.woff2')];
        await visit(page, path);
        await sheet;
        await page.waitForFunction(() => document.readyState !== 'loading');
        const atFirst = { lines: await outline(page), places: await placesOn(page) };

        // Downloaded fonts may be a pixel wider, so compare only the sheet.
        releaseSheet();
        await page.waitForFunction(
          () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet,
        );
        const places = await placesOn(page);
        const isHydrated = await page.evaluate(() => history.scrollRestoration === 'manual');
        const moved =
          places.length === atFirst.places.length
            ? places.findIndex((place, at) => place !== atFirst.places[at])
            : 0;
        // Hydration adds buttons. On a busy machine, pages without photos may hydrate first.
        if (moved >= 0 && !isHydrated)
          note(`with its styles: ${atFirst.places[moved]} became ${places[moved]}`);

        await font;
        releaseFonts();
        await styled(page);
        releasePhotos();
        await page.waitForLoadState('load');
        if (isMobile) note(...(await wasteOn(page, id)));

        await prefilled(page);
        await idle(page);
        // Script adds these buttons.
        const later = (await outline(page)).filter(
          (line) => !line.startsWith(`- button "${layoutMessages[language].phone.copy}`),
        );
        note(
          ...later
            .filter((line) => !atFirst.lines.includes(line))
            .map((line) => `only later: ${line}`),
          ...atFirst.lines
            .filter((line) => !later.includes(line))
            .map((line) => `only at first: ${line}`),
          ...answersIn(later, language).map((line) => `before any post: ${line}`),
        );
        const formatters = await page.evaluate(() => Number(Reflect.get(window, 'formatters')));
        if (formatters > 0) note(`asks ${formatters} times for Intl`);
        note(...(await movesOf(page)));
        note(...foreignRequests.splice(0).map((address) => `asks another machine: ${address}`));
        await page.unrouteAll();
      }
      expect(trouble).toEqual([]);
    },
  );

test(
  'of a page of which a part has come, the first part is not shown before it is whole: words at its foot would move up',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const addresses = allAddresses.filter((address) => address.language === 'el');
    allowForEach(addresses);
    const page = await (await browser.newContext()).newPage();
    const trouble: string[] = [];
    observe(page, true, trouble);
    await watchShifts(page);
    for (const { path } of addresses) {
      const line = await slowLine(baseURL!, path, '</h1>');
      await page.goto(line.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('h1')?.textContent, undefined, {
        polling: 20,
      });
      await idle(page);
      if (await page.locator('h1').isVisible())
        trouble.push(`${path} shows a part of its first part`);
      line.release();
      await prefilled(page);
      trouble.push(...(await movesOf(page)).map((move) => `${path} ${move}`));
      await page.goto('about:blank');
      line.close();
    }
    await page.context().close();
    expect(trouble).toEqual([]);
  },
);

test(
  'a hero in which the line breaks off is shown as far as it has come, after a moment and without motion, too',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const path = pathOf('home', 'el');
    const line = await slowLine(baseURL!, path, '</h1>');
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
    await expect(mainHeading(page)).toBeVisible();
    line.release();
    await page.context().close();
    line.close();
  },
);

test(
  'while the home page comes, a screen reader that is there from the start meets neither an answer to a post nor a field without a name',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const page = await (await browser.newContext()).newPage();
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(baseURL + pathOf('home', 'en'), { waitUntil: 'commit' });
    const heard = new Set<string>();
    const hasStarted = () => page.evaluate(() => history.scrollRestoration === 'manual');
    do for (const line of await outline(page)) heard.add(line);
    while (!(await hasStarted()));
    expect(
      [...heard].filter((line) => line.includes(enquiry.en.forms.home.labels.message)),
    ).not.toEqual([]);
    const isNamelessField = (line: string) =>
      /^- (?:textbox|combobox|searchbox|spinbutton|checkbox)(?! ")/.test(line);
    expect([...heard].filter(isNamelessField)).toEqual([]);
    expect(answersIn([...heard], 'en')).toEqual([]);
    await page.context().close();
  },
);
