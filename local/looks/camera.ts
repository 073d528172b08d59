/** Takes pictures of a built site, with everything stopped that moves by itself: the same page gives the same picture. */
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { setClock } from '../browsers/clock.ts';
import { giveUp } from '../terminal.ts';
import type { Look, Seen } from './states.ts';
import { sizes, type Width } from './sizes.ts';

/** Map tiles and other sites' frames look different every day, so no other host is found. */
const aloneFlag = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Longest wait for anything on a page, in milliseconds. */
const patience = 60_000;

/** Starts the browser; ends the command with a sentence where there is none. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? giveUp(howToGetChromium),
    args: [...chromiumFlags, aloneFlag],
  });

/** The day is always the same. */
const someDay = Date.parse('2027-05-15T09:00:00Z');

/** The page as it stays: style sheet and application are there (src/app/main.tsx); a document without script is so at once. */
const isAwake = (): boolean => history.scrollRestoration === 'manual' || !('early' in window);

/** Waits until fonts and photos have come, those far below included, and what waits for a browser with nothing to do. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async (milliseconds) => {
    // Now and then Chromium calls nobody where nothing more is to be drawn.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const frame = () => new Promise(requestAnimationFrame);
    const calm = async () => {
      await idle();
      for (const image of document.images) image.loading = 'eager';
      // A photo that is missing stays missing.
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => {})),
      ]);
      await idle();
      await frame();
      await frame();
    };
    const late = new Promise<never>((_, reject) =>
      setTimeout(
        () => reject(new Error('The photos and fonts of the page do not come.')),
        milliseconds,
      ),
    );
    await Promise.race([calm(), late]);
  }, patience);

/** Frames are pages of other hosts, or have a picture of their own; what lies under them is seen. Nothing waits until it comes into sight. */
const stillRules =
  'iframe { visibility: hidden !important } * { content-visibility: visible !important; scroll-behavior: auto !important }';

/** As constructed sheets no content policy forbids them. */
const addRules = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, stillRules);

/** Waits for a page that was just loaded, or loaded again. */
export const compose = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isAwake);
  await addRules(page);
  await settle(page);
};

export type Camera = {
  /** A window of its own, with storage of its own; to be closed with its context. */
  open(width: Width): Promise<Page>;
  /** Loads an address and waits until nothing moves any more. */
  visit(page: Page, path: string): Promise<void>;
};

/** Visitors with fingers on small sizes, with a mouse on large ones. */
export const openCamera = (browser: Browser, siteUrl: string): Camera => ({
  async open(width) {
    const isPhone = width < 700;
    const context = await browser.newContext({
      viewport: sizes[width],
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
      locale: 'el-GR',
      timezoneId: 'Europe/Athens',
      permissions: ['clipboard-write'],
    });
    context.setDefaultTimeout(patience);
    await context.addInitScript(setClock, { at: someDay });
    return context.newPage();
  },
  async visit(page, path) {
    await page.goto(`${siteUrl}${path}`);
    await compose(page);
  },
});

/** The whole page from its top, or the screen as it is; PNG. */
export const takePicture = async (page: Page, part: Look['part']): Promise<Buffer> => {
  if (part === 'page') await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
  return page.screenshot({
    fullPage: part === 'page',
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
};

const forcedClasses = {
  hover: { elements: '*', classes: ['hover'] },
  focus: {
    elements: 'a[href], button, input, select, textarea, summary, [tabindex]',
    classes: ['focus', 'focus-visible'],
  },
} as const;

/** As developer tools do it; gives the way back. */
const force = async (
  page: Page,
  name: NonNullable<Seen['forced']>,
): Promise<() => Promise<void>> => {
  const { elements, classes } = forcedClasses[name];
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await tools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: elements,
  });
  await Promise.all(
    nodeIds.map((nodeId) =>
      tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...classes] }),
    ),
  );
  return () => tools.detach();
};

/** A picture of the page as others see it. */
export const takeSeen = async (
  page: Page,
  { media = {}, forced }: Seen,
  part: Look['part'],
): Promise<Buffer> => {
  await page.emulateMedia({ media: null, forcedColors: null, contrast: null, ...media });
  const release = forced && (await force(page, forced));
  try {
    return await takePicture(page, part);
  } finally {
    await release?.();
  }
};
