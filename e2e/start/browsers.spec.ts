import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { projectFolder } from '../../local/project.ts';
import { pageIds } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { findingsInCss } from '../../tests/browsers/css.ts';
import { findingsInScript } from '../../tests/browsers/script.ts';
import { compare, type Loss } from '../../tests/browsers/support.ts';
import { expectRefusedInSight } from '../support/enquiry.ts';
import { barsAtRest } from '../support/keyboard.ts';
import { openPhoto, gallery } from '../support/viewer.ts';
import { scrollTo, visitAwake as visit } from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';

const styleLosses: readonly Loss[] = [
  {
    feature: 'css.selectors.has',
    where: /\[data-under-header\]/,
    instead: 'The bar keeps its ground over the photo of the home page.',
  },
  {
    feature: 'css.selectors.has',
    where: /^html:has\(\.input:focus\)/,
    instead: 'A margin of the field itself (EnquiryField.css).',
  },
  {
    feature: 'css.selectors.has',
    where: /\.mobile-cta-bar$/,
    instead: 'The two buttons of a phone stay while a field has the focus.',
  },
  {
    feature: 'css.selectors.has',
    where: /^#main:not\(/,
    instead:
      'A hero of which a part has come is shown, and its words move as the rest of them comes.',
  },
  {
    feature: 'css.selectors.has',
    where: /data-service/,
    instead: 'The large photo stays the same whatever one points at.',
  },
  {
    feature: 'css.at-rules.starting-style',
    instead: 'The large photo of a service shows at once, without a fade.',
  },
  {
    feature: 'css.properties.transition-behavior',
    instead: 'The large photo of a service shows at once, without a fade.',
  },
  {
    feature: 'css.selectors.details-content',
    instead: 'Closed details are opened by script while the page is printed (RootLayout.tsx).',
  },
  {
    feature: 'css.selectors.has',
    where: /:has\(>\s*picture\)/,
    instead: 'On paper a photo may be split over two sheets.',
  },
  {
    feature: 'css.selectors.has',
    where: /:has\(.*:checked/,
    instead: 'On paper a list without a choice shows its first words.',
  },
  {
    feature: 'css.selectors.has',
    where: /data-print/,
    instead: 'On paper the prices take a sheet more.',
  },
  {
    feature: 'css.selectors.open',
    where: /\[open\]/,
    instead:
      'Tailwind names three ways to be open in one :is(), which passes over what a browser does not know.',
  },
  { feature: 'css.selectors.popover-open', where: /\[open\]/, instead: 'The same selector.' },
  {
    feature: 'css.properties.overscroll-behavior-x',
    instead: 'The page may go back a step at the end of a strip.',
  },
  {
    feature: 'css.at-rules.property',
    where: /--tw-/,
    instead: 'Tailwind gives every element the first values of its properties (@layer properties).',
  },
  { feature: 'css.at-rules.page', instead: 'Paper has the margins of the browser.' },
  {
    feature: 'css.properties.break-after.avoid',
    instead: 'A heading may be the last line of a sheet.',
  },
  {
    feature: 'css.properties.orphans',
    instead: 'A sheet may begin or end with one line of a paragraph.',
  },
  {
    feature: 'css.properties.widows',
    instead: 'A sheet may begin or end with one line of a paragraph.',
  },
  { feature: 'css.properties.cursor.progress', instead: 'A finger has no pointer.' },
  {
    feature: 'css.at-rules.media.scripting',
    instead:
      'To visitors without script the bar of the home page has no ground, and the gallery shows its categories.',
  },
  { feature: 'css.properties.content-visibility', instead: 'Photos far away are laid out, too.' },
  {
    feature: 'css.properties.contain-intrinsic-block-size',
    instead: 'Belongs to content-visibility, which is younger.',
  },
  { feature: 'css.properties.text-wrap', instead: 'Lines break where they are full.' },
  {
    feature: 'css.properties.paint-order',
    instead: 'In drawings, where alone it stands, all of them know it.',
  },
  { feature: 'css.properties.hanging-punctuation', instead: 'Quotation marks stand in the line.' },
  {
    feature: 'css.properties.scrollbar-gutter',
    instead: 'The page is wider by its scrollbar while a dialog is open.',
  },
  {
    feature: 'css.properties.overscroll-behavior',
    instead: 'The page behind may scroll on at the end of a list.',
  },
  { feature: 'css.properties.forced-color-adjust', instead: 'Safari has no forced colours.' },
  { feature: 'css.properties.view-transition-name', instead: 'Pages change at once.' },
  { feature: 'css.selectors.view-transition-group', instead: 'Pages change at once.' },
  { feature: 'css.selectors.view-transition-old', instead: 'Pages change at once.' },
  { feature: 'css.selectors.view-transition-new', instead: 'Pages change at once.' },
  {
    feature: 'css.properties.scrollbar-width',
    instead: 'The small photos under a large one show their scrollbar.',
  },
  { feature: 'css.properties.cursor.default', instead: 'Phones have no pointer.' },
  { feature: 'css.properties.cursor.pointer', instead: 'Phones have no pointer.' },
  { feature: 'css.properties.cursor.not-allowed', instead: 'Phones have no pointer.' },
  {
    feature: 'css.properties.resize',
    instead: 'On phones a box for text keeps its height and scrolls.',
  },
];

/** Found by name. tests/browsers/sources.test.ts checks "ours" with types. */
const scriptLosses: readonly Loss[] = [
  { feature: 'api.AbortSignal.timeout_static', instead: 'Ours.' },
  { feature: 'api.Window.requestIdleCallback', instead: 'Ours.' },
  { feature: 'api.Document.exitFullscreen', instead: 'Ours.' },
  {
    feature: 'api.Document.startViewTransition',
    instead: 'Ours and the router’s, which asks for it.',
  },
  { feature: 'api.Element.requestFullscreen', instead: 'Ours.' },
  { feature: 'api.Navigator.share', instead: 'Ours.' },
  { feature: 'api.Element.checkVisibility', instead: 'Radix asks whether it is there.' },
  { feature: 'javascript.builtins.Array.toSorted', instead: 'A method of a list of Radix’s own.' },
  { feature: 'api.Clipboard.read', instead: 'No clipboard: react-remove-scroll’s own method.' },
  {
    feature: 'api.HTMLGeolocationElement.isValid',
    instead: 'No place: Leaflet’s own method of bounds.',
  },
  {
    feature: 'javascript.builtins.AsyncDisposableStack.use',
    instead: 'No stack: React’s own function.',
  },
];

/** Without the owner's editor, which needs Chrome or Edge. */
const built = (pattern: string): { file: string; text: string }[] =>
  globSync(`dist/${pattern}`, { cwd: projectFolder, exclude: ['dist/admin'] }).map((file) => ({
    file,
    text: readFileSync(join(projectFolder, file), 'utf8'),
  }));

test.describe(
  'the built files use nothing that one of our browsers lacks, but for what it does without:',
  { tag: '@desktop' },
  () => {
    test('styles', () => {
      const documents = built('**/*.html').map(({ text }) => text);
      const inDocuments = documents.flatMap((text) =>
        [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
      );
      const attributes = new Set(
        documents.flatMap((text) =>
          [...text.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) =>
            style.replaceAll('&quot;', '"'),
          ),
        ),
      );
      const sheets = [
        ...built('**/*.css').map(({ text }) => text),
        ...inDocuments,
        ...[...attributes].map((style) => `[style]{${style}}`),
      ];
      expect(sheets.length).toBeGreaterThan(40);
      expect(compare(sheets.flatMap(findingsInCss), styleLosses)).toEqual({
        unexplained: [],
        unused: [],
      });
    });

    test('scripts', () => {
      const scripts = built('**/*.js');
      expect(scripts.length).toBeGreaterThan(40);
      expect(
        compare(
          scripts.flatMap(({ text }) => findingsInScript(text)),
          scriptLosses,
        ),
      ).toEqual({ unexplained: [], unused: [] });
    });
  },
);

const readBefore = new Map<string, string>();

/** Removes :has(), subgrid, round() and unprefixed masks. */
const asOlderBrowsersReadIt = (css: string): string => {
  const known = readBefore.get(css);
  if (known !== undefined) return known;
  const sheet = postcss.parse(css);
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('not selector(:has')) rule.replaceWith(rule.nodes ?? []);
    else if (rule.params.includes('subgrid')) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !selector.includes(':has('));
    if (rule.selector === '') rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (/^mask\b/.test(declaration.prop) || /\bsubgrid\b|\bround\(/.test(declaration.value))
      declaration.remove();
  });
  const read = sheet.toString();
  readBefore.set(css, read);
  return read;
};

const growOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await page.route(/\.css$|\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (route.request().url().endsWith('.css'))
      return route.fulfill({ response, body: asOlderBrowsersReadIt(body) });
    const styled = body.replaceAll(
      /(<style>)(.*?)(<\/style>)/gs,
      (_, open: string, css: string, close: string) => open + asOlderBrowsersReadIt(css) + close,
    );
    return route.fulfill({ response, body: styled.replaceAll(/(["; ])mask(-\w+)?:[^;"]*/g, '$1') });
  });
};

const linesUnderTheBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { bottom } = document.querySelector('.site-header')!.getBoundingClientRect();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      for (const { top, width, height } of range.getClientRects())
        if (width > 1 && height > 1 && top + height / 2 < bottom)
          found.push(node.textContent ?? '');
    }
    return found;
  });

const spaceBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('.mobile-cta-bar')?.getBoundingClientRect();
    const lowest = bar && bar.height > 0 ? Math.min(bar.top, innerHeight) : innerHeight;
    return (
      lowest - [...document.querySelectorAll('footer p')].at(-1)!.getBoundingClientRect().bottom
    );
  });

const withLogos = ['home', 'photographer', 'djMusic'] as const;

test(
  'sets a fixed width on partner logos, because WebKit collapses a width derived from the aspect ratio',
  { tag: '@phone' },
  async ({ page }) => {
    for (const id of withLogos) {
      await visit(page, pathOf(id, 'el'));
      const widths = await page.locator('.partner-logo').evaluateAll((all: HTMLElement[]) =>
        all.map((logo) => {
          logo.style.height = '0';
          return logo.getBoundingClientRect().width;
        }),
      );
      expect(widths.length).toBeGreaterThan(0);
      for (const width of widths) expect(width).toBeGreaterThan(80);
    }
  },
);

test.describe('an older browser', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => growOlder(page));

  test('has no text under its bars, on no page', async ({ page }) => {
    allowForEach(pageIds);
    for (const path of pageIds.map((id) => pathOf(id, 'el'))) {
      await visit(page, path);
      expect.soft(await linesUnderTheBar(page), path).toEqual([]);
      await scrollTo(page, 1_000_000);
      await barsAtRest(page);
      expect
        .soft(await spaceBelow(page), `${path}: between its end and the bar at the bottom`)
        .toBeGreaterThanOrEqual(0);
    }
  });

  test('sees the logos of partners, and no boxes', async ({ page }) => {
    for (const id of withLogos) {
      await visit(page, pathOf(id, 'el'));
      const logos = await page
        .locator('.partner-logo')
        .evaluateAll((all) =>
          all.map((logo) => getComputedStyle(logo, '::before').webkitMaskImage),
        );
      expect(logos.length).toBeGreaterThan(0);
      for (const mask of logos) expect(mask).toMatch(/^url\(/);
    }
  });

  test('opens photos, and leaves out of the gallery what has the height that it is given', async ({
    page,
  }) => {
    await openPhoto(page, gallery, 3);
    await expect(page).toHaveURL(/\?photo=[a-z0-9-]+$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(gallery);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const left = await height();
    await page.addStyleTag({
      content: '.gallery-wall * { content-visibility: visible !important; }',
    });
    expect(Math.abs((await height()) - left)).toBeLessThanOrEqual(2);
  });

  test('shows the label of a field that it refuses', async ({ page }) => {
    await visit(page, pathOf('contact', 'el'));
    await expectRefusedInSight(page, 'contact', 'el');
  });

  test('opens its menu', async ({ page }) => {
    await visit(page, pathOf('home', 'el'));
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: layoutMessages.el.openMenu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
