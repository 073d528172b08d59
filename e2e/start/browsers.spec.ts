import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { projectFolder } from '../../local/project.ts';
import { pathOf } from '../../src/site/pages.ts';
import { findingsInCss } from '../../tests/browsers/css.ts';
import { findingsInScript } from '../../tests/browsers/script.ts';
import { compare, type Finding } from '../../tests/browsers/support.ts';
import { expectRefusedInSight } from '../support/enquiry.ts';
import { barsAtRest } from '../support/keyboard.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { gallery, openPhoto } from '../support/viewer.ts';
import { scrollTo, visitAwake } from '../support/visitor.ts';

/** Features that some of our browsers lack, with their fallback and place. */
type Loss = readonly [feature: string, instead: string, where?: RegExp];

const styleLosses: readonly Loss[] = [
  ['css.selectors.has', 'the bar keeps its ground', /\[data-under-header\]/],
  ['css.selectors.has', 'a margin of the field itself', /^html:has\(\.input:focus\)/],
  ['css.selectors.has', 'the buttons stay', /\.mobile-cta-bar$/],
  ['css.selectors.has', 'a hero of which a part has come is shown', /^#main:not\(/],
  ['css.selectors.has', 'the large photo stays the same', /data-service/],
  ['css.at-rules.starting-style', 'photos of services show at once'],
  ['css.properties.transition-behavior', 'photos of services show at once'],
  ['css.selectors.details-content', 'script opens details for print'],
  ['css.selectors.has', 'a printed photo may be split', /:has\(>\s*picture\)/],
  ['css.selectors.has', 'printed lists show their first words', /:has\(.*:checked/],
  ['css.selectors.has', 'printed prices take a sheet more', /data-print/],
  ['css.selectors.open', 'one of three ways to be open in an :is()', /\[open\]/],
  ['css.selectors.popover-open', 'the same :is()', /\[open\]/],
  ['css.properties.overscroll-behavior-x', 'the page may go back at the end of a strip'],
  ['css.at-rules.property', 'Tailwind sets the properties itself', /--tw-/],
  ['css.at-rules.page', 'paper has the margins of the browser'],
  ['css.properties.break-after.avoid', 'a printed heading may stand alone'],
  ['css.properties.orphans', 'a printed line may stand alone'],
  ['css.properties.widows', 'a printed line may stand alone'],
  ['css.properties.cursor.progress', 'a finger has no pointer'],
  ['css.at-rules.media.scripting', 'the gallery shows its categories without script'],
  ['css.properties.content-visibility', 'photos far away are laid out, too'],
  [
    'css.properties.contain-intrinsic-block-size',
    'belongs to content-visibility, which is younger',
  ],
  ['css.properties.text-wrap', 'lines break where they are full'],
  ['css.properties.paint-order', 'only in drawings, where all know it'],
  ['css.properties.hanging-punctuation', 'quotation marks stand in the line'],
  ['css.properties.scrollbar-gutter', 'the page is wider while a dialog is open'],
  ['css.properties.overscroll-behavior', 'the page behind may scroll on'],
  ['css.properties.forced-color-adjust', 'Safari has no forced colours'],
  ['css.properties.view-transition-name', 'pages change at once'],
  ['css.selectors.view-transition-group', 'pages change at once'],
  ['css.selectors.view-transition-old', 'pages change at once'],
  ['css.selectors.view-transition-new', 'pages change at once'],
  ['css.properties.scrollbar-width', 'the small photos show their scrollbar'],
  ['css.properties.cursor.default', 'phones have no pointer'],
  ['css.properties.cursor.pointer', 'phones have no pointer'],
  ['css.properties.cursor.not-allowed', 'phones have no pointer'],
  ['css.properties.resize', 'text boxes keep their height and scroll'],
];

/** Found by name. tests/browsers/sources.test.ts checks "ours" with types. */
const scriptLosses: readonly Loss[] = [
  ['api.AbortSignal.timeout_static', 'ours'],
  ['api.Window.requestIdleCallback', 'ours'],
  ['api.Document.exitFullscreen', 'ours'],
  ['api.Document.startViewTransition', 'ours, which asks for it'],
  ['api.Element.requestFullscreen', 'ours'],
  ['api.Navigator.share', 'ours'],
  ['api.Element.checkVisibility', 'Radix asks whether it is there'],
  ['javascript.builtins.Array.toSorted', 'a method of a list of Radix’s own'],
  ['api.Clipboard.read', 'no clipboard: react-remove-scroll’s own method'],
  ['api.HTMLGeolocationElement.isValid', 'no place: Leaflet’s own method of bounds'],
  ['javascript.builtins.AsyncDisposableStack.use', 'no stack: React’s own function'],
];

const expectExplained = (findings: readonly Finding[], losses: readonly Loss[]): void => {
  const known = losses.map(([feature, instead, where]) => ({ feature, instead, where }));
  expect(compare(findings, known)).toEqual({ unexplained: [], unused: [] });
};

/** Without the owner's editor, which needs Chrome or Edge. */
const built = (pattern: string): string[] => {
  const files = globSync(`dist/${pattern}`, { cwd: projectFolder, exclude: ['dist/admin'] });
  expect(files.length, pattern).toBeGreaterThan(0);
  return files.map((file) => readFileSync(join(projectFolder, file), 'utf8'));
};

test.describe('the built site', { tag: '@desktop' }, () => {
  test('uses no feature in styles that a supported browser lacks, except with a fallback', () => {
    const documents = built('**/*.html').join('\n');
    const attributes = new Set(
      [...documents.matchAll(/\sstyle="([^"]*)"/g)].map(([, style = '']) => style),
    );
    const sheets = [
      ...built('**/*.css'),
      ...[...documents.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css),
      ...[...attributes].map((style) => `[style]{${style.replaceAll('&quot;', '"')}}`),
    ];
    expectExplained(sheets.flatMap(findingsInCss), styleLosses);
  });

  test('uses no feature in scripts that a supported browser lacks, except with a fallback', () => {
    expectExplained(built('**/*.js').flatMap(findingsInScript), scriptLosses);
  });
});

/** Removes :has(), subgrid, round() and unprefixed masks. */
const asOlderBrowsersReadIt = (css: string): string => {
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
  return sheet.toString();
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
    const restyled = body.replaceAll(
      /(<style>)(.*?)(<\/style>)/gs,
      (_, open: string, css: string, close: string) => open + asOlderBrowsersReadIt(css) + close,
    );
    return route.fulfill({
      response,
      body: restyled.replaceAll(/(["; ])mask(-\w+)?:[^;"]*/g, '$1'),
    });
  });
};

const textUnderTheBar = (page: Page): Promise<string[]> =>
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

/** WebKit collapses a width derived from the aspect ratio, so logos need a fixed one. */
const logosOf = (page: Page) =>
  page.locator('.partner-logo').evaluateAll((all: HTMLElement[]) =>
    all.map((logo) => {
      logo.style.height = '0';
      const { width } = logo.getBoundingClientRect();
      const { webkitMaskImage } = getComputedStyle(logo, '::before');
      return { isWide: width > 80, isDrawn: webkitMaskImage.startsWith('url(') };
    }),
  );

test.describe('an older browser', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => growOlder(page));

  test('shows no text under its bars, and shows the logos of partners', async ({ page }) => {
    // One page for each kind of first part, and all with logos.
    const ids = [
      'home',
      'wedding',
      'venue',
      'guests',
      'contact',
      'photographer',
      'djMusic',
    ] as const;
    allowForEach(ids);
    let logoCount = 0;
    for (const path of ids.map((id) => pathOf(id, 'el'))) {
      await visitAwake(page, path);
      expect.soft(await textUnderTheBar(page), path).toEqual([]);
      await scrollTo(page, 1_000_000);
      await barsAtRest(page);
      expect.soft(await spaceBelow(page), `${path}: space below its end`).toBeGreaterThanOrEqual(0);
      const logos = await logosOf(page);
      logoCount += logos.length;
      expect.soft(logos, path).toEqual(logos.map(() => ({ isWide: true, isDrawn: true })));
    }
    expect(logoCount).toBeGreaterThan(3);
  });

  test('opens and closes photos', async ({ page }) => {
    await openPhoto(page, gallery, 3);
    await expect(page).toHaveURL(/\?photo=[a-z0-9-]+$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(gallery);
  });

  test('opens its menu, and shows the label of a field that it refuses', async ({ page }) => {
    await visitAwake(page, pathOf('contact', 'el'));
    await expectRefusedInSight(page, 'contact', 'el');
    const { openMenu } = layoutMessages.el;
    await page.getByRole('banner').getByRole('button', { name: openMenu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
