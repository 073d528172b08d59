import { getPath, pages, type PageId } from '../../src/site/pages.ts';
import { injectTools } from '../support/inPage.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { getAction, visitAwake } from '../support/visitor.ts';

/** Maximum number of sheets, of the gallery for one photo. Letter is wider and shorter than A4. */
const sheets: Partial<Record<PageId, number>> = {
  home: 9,
  guests: 2,
  prices: 2,
  contact: 2,
  gallery: 1 / 15,
};

test(
  'prints all text dark on white, without buttons, on few sheets',
  { tag: '@desktop' },
  async ({ page }) => {
    // The server encodes the photos of the gallery for its sheets.
    test.slow();
    for (const [id, most] of Object.entries(sheets)) {
      await visitAwake(page, getPath(id as PageId, 'el'));
      await page.emulateMedia({ media: 'print' });
      await injectTools(page);
      const errors = await page.evaluate(() => {
        const { describeElement, isShown, computeContrast, isSolid } = inPage;
        const shown = [...document.body.querySelectorAll('*')].filter(
          (element) => isShown(element) && !element.closest('.sr-only'),
        );
        return shown.flatMap((element) => {
          const { position, color, backgroundColor, overflowX } = getComputedStyle(element);
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          return [
            element.matches('nav, button, [data-action], .btn, iframe') && 'is to be pressed',
            position === 'fixed' && 'lies on every sheet',
            position === 'sticky' && 'lies on the last sheet of its section',
            // A partner logo is a mask over its colour. The numbers are part of a drawing.
            isSolid(backgroundColor) &&
              !element.matches('[role=img], .plan__number') &&
              'has a background',
            hasText && computeContrast(color, '#fff') < 4.5 && 'is too light',
            element.scrollWidth > element.clientWidth + 1 &&
              /auto|scroll/.test(overflowX) &&
              'is cut off',
          ].flatMap((error) => (error ? [`${describeElement(element)} ${error}`] : []));
        });
      });
      expect.soft(errors, id).toEqual([]);
      const photos = id === 'gallery' ? await page.locator('a.tile').count() : 1;
      for (const format of ['A4', 'Letter']) {
        const text = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
        const count = text.match(/\/Type\s*\/Page\b/g)?.length;
        expect.soft(count, `${id}, ${format}`).toBeLessThanOrEqual(most * photos);
      }
      await page.emulateMedia({ media: null });
    }
  },
);

test(
  'prints each month of dates on one sheet, and answers from the first sheet on',
  { tag: '@desktop' },
  async ({ page }) => {
    /** Returns the columns of each element, from 0. Columns break their content as sheets do. */
    const print = async (id: PageId, elements: string) => {
      await visitAwake(page, getPath(id, 'el'));
      await page.emulateMedia({ media: 'print' });
      return page.locator('main').evaluate((main, selector) => {
        main.style.cssText = 'columns: 700px; column-gap: 0; column-fill: auto; height: 1000px';
        main.style.width = '700px';
        const { left } = main.getBoundingClientRect();
        return [...main.querySelectorAll(selector)].map((element) =>
          [...element.getClientRects()].map((part) => Math.floor((part.left - left) / 700)),
        );
      }, elements);
    };
    const months = await print('reception', ':has(> h4)');
    expect(months.length).toBeGreaterThan(20);
    expect(months.filter((columns) => columns.length > 1)).toEqual([]);
    const [firstAnswer] = await print('wedding', '[aria-labelledby="faq-title"] dl > div');
    expect(firstAnswer).toEqual([0]);
  },
);

test(
  'prints open terms alone and whole, and leaves out an open menu',
  { tag: '@phone' },
  async ({ page }) => {
    const { footer, openMenu } = layoutMessages.en;
    const main = page.getByRole('main', { includeHidden: true });
    const dialog = page.getByRole('dialog');
    await visitAwake(page, getPath('contact', 'en'));
    await page.getByRole('contentinfo').getByRole('button', { name: footer.terms }).tap();
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main).toBeHidden();
    await expect(dialog).toHaveCSS('position', 'static');
    expect((await dialog.boundingBox())!.height).toBeGreaterThan(2000);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
    await getAction(page, openMenu).tap();
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await expect(main).toBeVisible();
  },
);

test(
  'gives a page the ground and the sun of its hour, and one ground with more contrast',
  { tag: '@phone' },
  async ({ page }) => {
    const read = async (id: PageId) => {
      await visitAwake(page, getPath(id, 'en'));
      const ground = page.locator('main .bg-tint').first();
      await expect(page.locator('main')).toHaveAttribute('data-hour', pages[id].hour!);
      return ground.evaluate((section) => ({
        ground: getComputedStyle(section).backgroundColor,
        sun: getComputedStyle(document.querySelector('.footer-sun')!).translate,
      }));
    };
    const [evening, night] = [await read('wedding'), await read('party')];
    expect(evening.ground).not.toBe(night.ground);
    expect(evening.sun).not.toBe(night.sun);
    await page.emulateMedia({ contrast: 'more' });
    expect((await read('party')).ground).toBe((await read('wedding')).ground);
  },
);
