/** Every font that the site declares is a file that a browser can read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../local/project.ts';
import { takenOver } from './support/visitor.ts';
import { expect, test } from './support/world.ts';

const declared = readFileSync(join(projectFolder, 'src/ui/fonts.css'), 'utf8').match(/\burl\(/g)?.length ?? 0;

/** Loads each face that has a file; those that name a font of the visitor's machine are no matter of ours. */
const loadFaces = (page: Page): Promise<{ face: string; status: string }[]> =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const withFile = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('));
    const plain = (family: string): string => family.replaceAll('"', '');
    const families = new Set(withFile.map((rule) => plain((rule as CSSFontFaceRule).style.getPropertyValue('font-family'))));
    const faces = [...document.fonts].filter(({ family }) => families.has(plain(family)));
    await Promise.allSettled(faces.map((face) => face.load()));
    return faces.map(({ family, style, weight, status }) => ({ face: `${plain(family)} ${style} ${weight}`, status }));
  });

/** The style sheet comes after the first paint. */
const expectReadable = async (page: Page): Promise<void> => {
  let faces: Awaited<ReturnType<typeof loadFaces>> = [];
  await expect.poll(async () => (faces = await loadFaces(page)).length, 'faces with a file').toBe(declared);
  expect(faces.filter(({ status }) => status !== 'loaded')).toEqual([]);
};

test.describe('fonts', { tag: '@desktop' }, () => {
  test('of the pages can be read, each of them', async ({ page }) => {
    await page.goto('/');
    await takenOver(page);
    await expectReadable(page);
  });

  test('of the framed map can be read, each of them', async ({ page }) => {
    await page.goto('/map/churches');
    await expectReadable(page);
  });
});
