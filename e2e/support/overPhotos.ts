/** Measures the contrast of text with the pixels behind it, because styles do not show a photo. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { computeContrast } from '../../tests/support/contrast.ts';
import { injectTools } from './inPage.ts';

/** WCAG 2.2, 1.4.3. Large letters of a thin font get no less. */
const leastContrast = 4.5;

/** Share of pixels that may lack contrast, e.g. those of lamps. */
const forgiven = 0.05;

type Words = {
  name: string;
  color: string;
  box: { x: number; y: number; width: number; height: number };
};

const measureNextWords = (page: Page): Promise<Words[]> =>
  page.evaluate(async () => {
    const getTextBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const isOverPhoto = (element: Element) => {
      const { left, top, bottom, width } = getTextBox(element);
      return (
        width > 2 &&
        [...document.querySelectorAll('main img[src*="/photos/"], .evening-band__sky')].some(
          (image) => {
            const photo = image.getBoundingClientRect();
            return (
              photo.width > 200 &&
              photo.left < left + 1 &&
              photo.right > left + width / 2 &&
              photo.top <= top &&
              photo.bottom >= bottom
            );
          },
        )
      );
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
    const left = [...document.querySelectorAll<HTMLElement>('main :not([data-seen])')].filter(
      (element) =>
        hasWords(element) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        isOverPhoto(element),
    );
    left[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const isOnScreen = (element: Element) =>
      element.getBoundingClientRect().top >= 0 &&
      element.getBoundingClientRect().bottom <= innerHeight;
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    await Promise.allSettled([...document.images].filter(isInView).map((image) => image.decode()));
    return left
      .filter((element) => element === left[0] || isOnScreen(element))
      .map((element) => {
        const { color } = getComputedStyle(element);
        const { x, y, width, height } = getTextBox(element);
        element.dataset.seen = '';
        element.style.setProperty('-webkit-text-fill-color', 'transparent');
        return {
          name: inPage.describeElement(element),
          color,
          box: { x, y, width, height },
        };
      });
  });

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const measureFaintShare = async (picture: Buffer, color: string): Promise<number> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Every third pixel is enough.
  const points = Array.from({ length: data.length / (3 * info.channels) }, (_, at) =>
    toHex([...data.subarray(3 * info.channels * at, 3 * info.channels * at + 3)]),
  );
  return (
    points.filter((point) => computeContrast(point, color) < leastContrast).length / points.length
  );
};

/**
 * Reports words without contrast. It hides those it has measured until its end. Nothing may fade in, because half-faded text has
 * half its contrast.
 */
export const findFaintWords = async (page: Page): Promise<string[]> => {
  await injectTools(page);
  const faint: string[] = [];
  for (
    let words = await measureNextWords(page);
    words.length > 0;
    words = await measureNextWords(page)
  )
    for (const { name, color, box } of words) {
      const share = await measureFaintShare(
        await page.screenshot({ clip: box }),
        toHex((color.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
      );
      if (share > forgiven)
        faint.push(`${name}: ${Math.round(share * 100)} % of its ground is too like it`);
    }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-seen]')) {
      element.removeAttribute('data-seen');
      element.style.removeProperty('-webkit-text-fill-color');
    }
  });
  return faint;
};
