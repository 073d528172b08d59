import type { Page, Route } from '@playwright/test';
import { pageIds } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { declaredFonts } from '../support/declaredFonts.ts';
import { movesOf, watchShifts } from '../support/shifts.ts';
import { prefilled, visit, visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

const loadFaces = (page: Page): Promise<{ face: string; status: string }[]> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const withFile = rules.filter(
      (rule) =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('),
    );
    const plain = (family: string): string => family.replaceAll('"', '');
    const families = new Set(
      withFile.map((rule) =>
        plain((rule as CSSFontFaceRule).style.getPropertyValue('font-family')),
      ),
    );
    const faces = [...document.fonts].filter(({ family }) => families.has(plain(family)));
    await Promise.allSettled(faces.map((face) => face.load()));
    return faces.map(({ family, style, weight, status }) => ({
      face: `${plain(family)} ${style} ${weight}`,
      status,
    }));
  });

/** The style sheet loads after the first paint. */
const expectReadable = async (page: Page): Promise<void> => {
  let faces: Awaited<ReturnType<typeof loadFaces>> = [];
  await expect
    .poll(async () => (faces = await loadFaces(page)).length, 'faces with a file')
    .toBe(declaredFonts);
  expect(faces.filter(({ status }) => status !== 'loaded')).toEqual([]);
};

const askedForInVain = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const letters: Record<string, RegExp> = {
      Greek: /\p{Script=Greek}/u,
      Latin: /\p{Script=Latin}/u,
    };
    const shown: { family: string; style: string; text: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { fontFamily, fontStyle } = getComputedStyle(node.parentElement!);
      if (node.parentElement!.checkVisibility())
        shown.push({ family: fontFamily, style: fontStyle, text: node.textContent ?? '' });
    }
    const came = [...document.fonts].filter(
      ({ status, family }) => status === 'loaded' && /Greek|Latin/.test(family),
    );
    if (came.length === 0) throw new Error('No font has come.');
    const faces = came.map(({ family, style }) => ({ family: family.replaceAll('"', ''), style }));
    const inVain = faces.filter(
      (face) =>
        !shown.some(
          ({ family, style, text }) =>
            family.includes(face.family) &&
            style === face.style &&
            letters[face.family.split(' ').at(-1)!]!.test(text),
        ),
    );
    return inVain.map(({ family, style }) => `${family} ${style}`);
  });

test(
  'no page downloads the letters of another script for a mark or a figure',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const inVain: Record<string, string[]> = {};
    for (const id of pageIds) {
      await visitAwake(page, pathOf(id, 'en'));
      const faces = await askedForInVain(page);
      if (faces.length > 0) inVain[pathOf(id, 'en')] = faces;
    }
    expect(inVain).toEqual({});
  },
);

/** `next` releases one font and returns its name. */
const holdFonts = async (
  page: Page,
): Promise<{ held: readonly Route[]; next: () => Promise<string | undefined> }> => {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  const next = async () => {
    held.sort((one, other) => one.request().url().localeCompare(other.request().url()));
    const route = held.shift();
    const came = route && page.waitForResponse(route.request().url());
    await route?.continue();
    await (await came)?.finished();
    return route?.request().url();
  };
  return { held, next };
};

// Lines broke differently here while only figures or only letters had their font.
for (const [id, width] of [
  ['home', 1440],
  ['prices', 360],
] as const)
  test(
    `the letters of a page change at once: nothing moves (${id}, ${width} px)`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const { held, next } = await holdFonts(page);
      await visit(page, pathOf(id, 'el'));
      await expect.poll(() => held.length).toBeGreaterThan(3);
      const came: string[] = [];
      for (let font = await next(); font; font = await next()) {
        // Two frames: one to paint, one for the observer.
        await page.evaluate(
          () =>
            new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        came.push(font);
        expect(await movesOf(page), `after ${came.join(', ')}`).toEqual([]);
      }
      expect(came.length).toBeGreaterThan(3);
    },
  );

test.describe('fonts', { tag: '@desktop' }, () => {
  test('of the pages can be read, each of them', async ({ page }) => {
    await page.goto('/');
    await prefilled(page);
    await expectReadable(page);
  });

  test('of the framed map can be read, each of them', async ({ page }) => {
    await page.goto('/map/churches');
    await expectReadable(page);
  });
});
