import type { Page } from '@playwright/test';
import { pathOf } from '../../src/site/paths.ts';
import { buttonClass, type ButtonVariant } from '../../src/components/Button.tsx';
import { buttons } from '../../tests/specification.ts';
import { bringTools } from '../support/inPage.ts';
import { focusErrors } from '../support/keyboard.ts';
import { visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

/** The last two are for photos, so use the overlay colour. */
const grounds: Readonly<Record<ButtonVariant, 'background' | 'night'>> = {
  default: 'background',
  destructive: 'background',
  outline: 'background',
  secondary: 'background',
  ghost: 'background',
  link: 'background',
  light: 'night',
  'line-light': 'night',
};

const looks = Object.entries(grounds).map(([variant, ground]) => ({
  ground,
  buttons: buttons.sizes.map((size) => ({
    name: `${variant} ${size}`,
    isIcon: size === 'icon',
    classes: buttonClass({ variant: variant as ButtonVariant, size }),
  })),
}));

const hangUp = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((main, rows) => {
    const row = ({ ground, buttons: all }: (typeof rows)[number]): string =>
      `<p data-ground style="display:flex;flex-wrap:wrap;align-items:center;gap:16px;padding:16px;background:var(--${ground})">${all.map((one) => button(one)).join('')}</p>`;
    const button = ({ name, isIcon, classes }: (typeof rows)[number]['buttons'][number]): string =>
      isIcon
        ? `<button type="button" class="${classes}" title="${name}" data-icon><svg width="20" height="20" fill="currentColor"><circle cx="10" cy="10" r="8"/></svg></button>`
        : `<button type="button" class="${classes}" title="${name}"><span>Send us a message</span></button>`;
    main.innerHTML = `<div style="padding-top:120px">${rows.map(row).join('')}</div>`;
  }, looks);

const troubleWithButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { contrast, isSolid } = globalThis.inPage;
    return [...document.querySelectorAll<HTMLElement>('main .btn')].flatMap((button) => {
      const { width, height, left, right } = button.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(button);
      const behind = getComputedStyle(button.closest('[data-ground]')!).backgroundColor;
      const read = contrast(color, isSolid(backgroundColor) ? backgroundColor : behind);
      return [
        Math.min(width, height) < 44 && `${width} by ${height} px`,
        read < 4.5 && `read at ${read.toFixed(1)}:1`,
        (left < 0 || right > innerWidth) && 'stands out of the screen',
        (button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight) &&
          'does not hold its words',
      ].flatMap((trouble) => (trouble ? [`${button.title}: ${trouble}`] : []));
    });
  });

test(
  'every look of a button can be read, hit with a thumb and found by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitAwake(page, pathOf('about', 'en'));
    await bringTools(page);
    await hangUp(page);
    const all = page.locator('main .btn');
    await expect(all).toHaveCount(looks.length * buttons.sizes.length);
    // Without text, ghost and link differ only on hover.
    const drawn = await page.locator('main .btn:not([data-icon])').evaluateAll((list) =>
      list.map((button) => {
        const { color, backgroundColor, borderTopColor, minHeight, width, paddingLeft } =
          getComputedStyle(button);
        return [color, backgroundColor, borderTopColor, minHeight, width, paddingLeft].join(' ');
      }),
    );
    expect(new Set(drawn).size).toBe(drawn.length);

    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await troubleWithButtons(page), `${width} px wide`).toEqual([]);
    }
    for (const button of await all.all()) {
      await button.hover();
      expect(await troubleWithButtons(page), 'under the pointer').toEqual([]);
    }
    expect(await focusErrors(page, true)).toEqual([]);
  },
);
