import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../src/site/languages.ts';
import { getPath, type PageId } from '../../src/site/pages.ts';
import { waitForFrames } from './inPage.ts';
import { getTitle, layoutMessages } from './messages.ts';

/** Waits for hydration: the first effects of the router set scroll restoration. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
};

export const sheetFile = /\/assets\/style-[^/]*\.css$/;

export const waitForStyles = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet &&
      !('standIn' in document.body.dataset),
  );

export const languagesBySize: readonly { language: Language; tag: string }[] = [
  { language: 'el', tag: '@phone' },
  { language: 'en', tag: '@desktop' },
];

/** Resolves at the first paint, before hydration. */
export const visit = async (page: Page, path: string): Promise<void> => {
  // On a busy machine, early clicks must be kept longer than 5 s (index.html).
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

export const visitAwake = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await waitForHydration(page);
  // Web fonts move the content, so the target is measured after they load.
  await waitForStyles(page);
};

/** At hydration, an ActionLink becomes a button. */
export const getAction = (part: Page | Locator, name: string): Locator =>
  part
    .getByRole('link', { name, exact: true })
    .or(part.getByRole('button', { name, exact: true }))
    .and(part.locator('[data-action]'));

export const getMainHeading = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 });

export const expectPage = async (
  page: Page,
  id: PageId,
  language: Language,
  path = getPath(id, language),
): Promise<void> => {
  const title = getTitle(id, language);
  await expect(page).toHaveURL(path);
  // The URL changes before the page, so the old heading stays for a moment.
  await expect(page).toHaveTitle(title);
  await expect(getMainHeading(page)).toBeVisible();
};

/** The heading has the focus, unless the browser has loaded the document. */
export const expectArrival = async (
  page: Page,
  id: PageId,
  language: Language,
  path = getPath(id, language),
): Promise<void> => {
  await expectPage(page, id, language, path);
  const isLoaded = await page.evaluate(
    (shown) =>
      performance
        .getEntriesByType('navigation')
        .some(({ name }) => new URL(name).pathname === shown),
    path,
  );
  if (!isLoaded) await expect(getMainHeading(page)).toBeFocused();
};

export const getFooterLinks = (page: Page, language: Language): Locator =>
  page.getByRole('navigation', { name: layoutMessages[language].footer.pages });

export const getLanguageSwitch = (page: Page, language: Language, to: Language): Locator =>
  page
    .getByRole('banner')
    .getByRole('navigation', { name: layoutMessages[language].languageMenu })
    .getByRole('link', { name: to.toUpperCase() });

/** Waits for frames, so that scroll listeners have run. */
export const scrollTo = async (page: Page, height: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height);
  await waitForFrames(page);
};

export const scrollHeight = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

export const waitForIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );

export const holdRequests = async (page: Page, matching: string | RegExp): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(matching, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
