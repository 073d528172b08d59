/** What visitors do and see, in the words that the specs share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { headWords, frame } from './words.ts';

/** The application has taken the page over: with its first effects the router claims the scroll position. */
export const takenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
};

/** The file of the whole style sheet, which comes after the first paint. */
export const sheetFile = /\/assets\/style-[^/]*\.css$/;

/** The whole style sheet is in effect, with all fonts that have come. */
export const styled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet &&
      !('standIn' in document.body.dataset),
  );

/** Each language at one size, for what is the same at both. */
export const languagesBySize: readonly { language: Language; tag: string }[] = [
  { language: 'el', tag: '@phone' },
  { language: 'en', tag: '@desktop' },
];

/** Opens an address of the site and begins at its first paint, as visitors do: the application is not there yet. */
export const visit = async (page: Page, path: string): Promise<void> => {
  // A busy machine needs longer than the five seconds for which a page keeps a press (src/app/earlyPresses.ts).
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, wait?: number, ...rest: unknown[]) =>
      setTimeout(run, wait === 5000 ? 100_000 : wait, ...rest)) as typeof window.setTimeout;
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
};

/** Opens an address of the site and waits until the application has taken it over, for what only the application does. */
export const visitAwake = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await takenOver(page);
  // Fonts come late and move what lies further down.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** An ActionLink by its name: a link at the first paint, a button once the application is there. */
export const action = (part: Page | Locator, name: string): Locator =>
  part
    .getByRole('link', { name, exact: true })
    .or(part.getByRole('button', { name, exact: true }))
    .and(part.locator('[data-action]'));

export const mainHeading = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 });

/** A page is there, whichever way it came. */
export const expectPage = async (
  page: Page,
  id: PageId,
  language: Language,
  path = pathOf(id, language),
): Promise<void> => {
  const { title } = headWords(id, language);
  // At every frame; Playwright looks twice a second after a while. Where it never comes, it is told below what is missing.
  await page
    .waitForFunction(
      (expected) => location.pathname === expected.path && document.title === expected.title,
      { path, title },
      { timeout: 5000 },
    )
    .catch(() => {});
  await expect(page).toHaveURL(path);
  // The address changes before the page does, and for a moment the heading is still the old one.
  await expect(page).toHaveTitle(title);
  await expect(mainHeading(page)).toBeVisible();
};

/**
 * A navigation within the site has led to a page: it is the one in the tab, and its heading has the focus, unless the
 * browser has loaded its document, as before the application is there.
 */
export const expectArrival = async (
  page: Page,
  id: PageId,
  language: Language,
  path = pathOf(id, language),
): Promise<void> => {
  await expectPage(page, id, language, path);
  const isLoaded = await page.evaluate(
    (shown) =>
      performance
        .getEntriesByType('navigation')
        .some(({ name }) => new URL(name).pathname === shown),
    path,
  );
  if (!isLoaded) await expect(mainHeading(page)).toBeFocused();
};

/** The list of pages in the footer, which every page has at both sizes. */
export const footerPages = (page: Page, language: Language): Locator =>
  page.getByRole('navigation', { name: frame[language].footer.pages });

/** The switch of the bar. */
export const languageSwitch = (page: Page, language: Language, to: Language): Locator =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: frame[language].languageMenu })
    .getByRole('link', { name: languages[to].short });

/** Scrolls to a height and lets the page draw a frame there, so that it has heard of it. */
export const scrollTo = (page: Page, height: number): Promise<void> =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
  }, height);

export const scrollHeight = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The browser has nothing left to do. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );

/** Keeps requests that match waiting; gives the way to let them go. */
export const hold = async (page: Page, matching: string | RegExp): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(matching, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
