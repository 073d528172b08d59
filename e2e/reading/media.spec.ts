import { languageCodes } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { legalPath, pathOf } from '../../src/site/paths.ts';
import { bringTools } from '../support/inPage.ts';
import { visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

/** Maximum number of A4 pages today. */
const sheets: Partial<Record<PageId, number>> = {
  home: 9,
  contact: 3,
  venue: 5,
  reviews: 5,
  request: 3,
};

test(
  'Chrome on a phone with a dark theme, which recolours light pages, changes no colour',
  { tag: '@phone' },
  async ({ page, expectErrors }) => {
    expectErrors(/Not found|404/);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const browser = await page.context().newCDPSession(page);
    for (const path of [
      pathOf('home', 'el'),
      pathOf('about', 'en'),
      '/nowhere',
      legalPath('terms', 'el'),
      '/map/churches?lang=el',
    ]) {
      await page.goto(path);
      const look = async (enabled: boolean) => {
        await browser.send('Emulation.setAutoDarkModeOverride', { enabled });
        return page.screenshot({ animations: 'disabled' });
      };
      // Late fonts and photos change the page too.
      await expect(async () => {
        const light = await look(false);
        expect((await look(true)).equals(light), path).toBe(true);
      }).toPass({ timeout: 20_000 });
    }
  },
);

for (const language of languageCodes)
  test(
    `paper gets what can be read, dark on white, and no button (${language})`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const [id, most] of Object.entries(sheets)) {
        await visitAwake(page, pathOf(id as PageId, language));
        await page.emulateMedia({ media: 'print' });
        await bringTools(page);
        const troubles = await page.evaluate((unseen) => {
          const { nameOf, isShown, contrast, isSolid } = globalThis.inPage;
          const shown = [...document.body.querySelectorAll('*')].filter(
            (element) => isShown(element) && !element.closest(unseen),
          );
          return shown.flatMap((element) => {
            const { position, color, backgroundColor } = getComputedStyle(element);
            const says = [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
            );
            return [
              element.matches('nav, button, [data-action], .btn, iframe') && 'is to be pressed',
              position === 'fixed' && 'lies on every sheet',
              // A partner logo is a mask over its colour.
              isSolid(backgroundColor) && !element.matches('[role=img]') && 'has a ground',
              says && contrast(color, '#fff') < 4.5 && 'is too light',
            ].flatMap((trouble) => (trouble ? [`${nameOf(element)} ${trouble}`] : []));
          });
        }, '.sr-only');
        expect(troubles, id).toEqual([]);
        const text = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
        expect(text.match(/\/Type\s*\/Page\b/g)?.length, id).toBeLessThanOrEqual(most);
        await page.emulateMedia({ media: null });
      }
    },
  );

test(
  'paper shows all of what scrolls sideways on the screen, on A5 as well',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [id, width] of [
      ['photographer', 718],
      ['prices', 718],
      ['reception', 500],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await visitAwake(page, pathOf(id, 'en'));
      await page.emulateMedia({ media: 'print' });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter(
            (element) =>
              element.scrollWidth > element.clientWidth + 1 &&
              /auto|scroll/.test(getComputedStyle(element).overflowX),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(cut, id).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  },
);

test(
  'more contrast gives the bar a ground, fields an edge and the focus a wider ring',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await visitAwake(page, pathOf('home', 'el'));
    const style = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color, borderTopWidth, outlineWidth } =
            getComputedStyle(element);
          return { backgroundColor, color, borderTopWidth, outlineWidth };
        });
    expect(await style('header')).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(0, 0, 0)',
    });
    expect(await style('main .input')).toMatchObject({ borderTopWidth: '1px' });
    await page.keyboard.press('Tab');
    expect(await style(':focus-visible')).toMatchObject({ outlineWidth: '3px' });
  },
);
