import type { Page } from '@playwright/test';
import { bringTools } from './inPage.ts';
import { layoutMessages } from './messages.ts';
import { scrollTo } from './visitor.ts';

/** No page needs more presses. */
const patience = 400;

/** The mobile CTA bar slides in on the second screen; back to top loads its code on scroll. */
export const barsAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => scrollY < innerHeight || !document.querySelector('.mobile-cta-bar[data-shown="false"]'),
  );
  await page.evaluate(async () => {
    const bar = document.querySelector('.mobile-cta-bar');
    await Promise.allSettled((bar?.getAnimations() ?? []).map(({ finished }) => finished));
  });
};

declare global {
  var way: { met: Element[]; all: Element[] | undefined };
}

/** Reports skipped stops, wrong order and focus traps. */
export const keyboardErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  // After the last stop, Tab leaves the page and restarts at its top. The bottom bars only exist
  // further down.
  await scrollTo(page, 1500);
  await barsAtRest(page);
  if (await page.evaluate(() => scrollY > 300))
    await page
      .getByRole('button', {
        name: new RegExp(
          Object.values(layoutMessages)
            .map((copy) => copy.backToTop)
            .join('|'),
        ),
      })
      .waitFor();
  await page.evaluate(() => {
    inPage.stops().at(-1)?.focus();
    globalThis.way = { met: [], all: undefined };
    // Focus stays within a date field: its parts are not elements.
    addEventListener('focusin', ({ target }) => {
      if (way.all || !(target instanceof Element)) return;
      if (way.met.includes(target)) way.all = inPage.stops();
      else way.met.push(target);
    });
  });
  const walked = () =>
    page.evaluate(() => ({
      met: way.met.map(inPage.nameOf),
      expected: way.all?.map(inPage.nameOf),
    }));
  let { met, expected } = await walked();
  for (let pressed = 0; !expected && pressed < patience; pressed += 20) {
    // A held key does not wait between presses.
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press('Tab')));
    await barsAtRest(page);
    ({ met, expected } = await walked());
  }
  if (!expected) return [`Tab never comes to the end of the page; last at ${met.at(-1)}`];
  const top = Math.max(0, met.indexOf(expected[0] ?? ''));
  const round = [...met.slice(top), ...met.slice(0, top)];
  const firstOff = expected.findIndex((name, at) => round[at] !== name);
  return firstOff >= 0
    ? [`Tab comes to ${round[firstOff] ?? 'the end'} where ${expected[firstOff]} is next`]
    : round.slice(expected.length).map((name) => `Tab comes to ${name} after the end of the page`);
};

/** Reports weak or covered focus rings and small targets. */
export const focusErrors = async (page: Page, byFinger: boolean): Promise<string[]> => {
  await bringTools(page);
  // Now the browser treats focus as keyboard focus; further down all bars are visible.
  await page.keyboard.press('Shift');
  await scrollTo(page, 1500);
  await barsAtRest(page);
  return page.evaluate(
    (primary) => {
      const { nameOf, contrast, isSolid } = inPage;
      type Ring = { color: string; offset: number };

      const ringsOf = (element: Element): Ring[] => {
        const own = getComputedStyle(element);
        const shadows = own.boxShadow.matchAll(
          /((?:rgba?|color|oklab)\([^)]*\)) 0px 0px 0px [2-9](?:\.\d+)?px/g,
        );
        const parts = ['::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (style.content === 'none' || !(Number.parseFloat(style.borderTopWidth) >= 2))
            return [];
          const around = style.boxShadow.match(/(?:rgba?|color|oklab)\([^)]*\)/g) ?? [];
          const outline = style.outlineStyle === 'none' ? [] : [style.outlineColor];
          return [style.borderTopColor, ...around, ...outline].map((color) => ({
            color,
            offset: -2,
          }));
        });
        return [
          ...(own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 2
            ? [{ color: own.outlineColor, offset: Number.parseFloat(own.outlineOffset) }]
            : []),
          ...[...shadows].map(([, color = '']) => ({ color, offset: 0 })),
          ...parts,
        ];
      };

      /** The line of text decides the size of these links (WCAG 2.5.8). */
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );

      const leastSize = (element: Element): number =>
        element.matches(
          'button, .btn, [role=button], input, select, textarea, header a, [role=dialog] a, nav.mobile-cta-bar a',
        )
          ? primary
          : 24;

      const boxOf = (element: Element): DOMRect =>
        element.getClientRects()[0] ?? element.getBoundingClientRect();

      const coverOf = (element: HTMLElement): { all: boolean; by: Element } | undefined => {
        const { left, top, width, height } = boxOf(element);
        const at = [0.1, 0.5, 0.9];
        const hits = at
          .flatMap((x) =>
            at.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
          )
          .filter(
            (hit) =>
              !hit ||
              !(
                hit.contains(element) ||
                element.contains(hit) ||
                hit.closest('label')?.contains(element)
              ),
          );
        const by = hits.find(Boolean) ?? document.documentElement;
        return hits.length > 0 ? { all: hits.length === 9, by } : undefined;
      };

      /** Returns undefined over an image. */
      const groundAt = (x: number, y: number, ignored?: Element): string | undefined => {
        for (const element of document.elementsFromPoint(x, y)) {
          if (ignored?.contains(element)) continue;
          if (element.matches('img, iframe, video, canvas')) return undefined;
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          if (isSolid(backgroundColor)) return backgroundColor;
          if (backgroundImage !== 'none') return undefined;
        }
        return 'Canvas';
      };

      /** Returns the lowest contrast of the visible sides. */
      const contrastOf = (element: HTMLElement, rings: Ring[]): number => {
        const box = boxOf(element);
        const clips: DOMRect[] = [];
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible') clips.push(at.getBoundingClientRect());
        const sides = rings.flatMap(({ color, offset }) => {
          const reach = offset + (offset < 0 ? 0 : 1);
          const [middleX, middleY] = [box.left + box.width / 2, box.top + box.height / 2];
          return (
            [
              [middleX, box.top - reach],
              [middleX, box.bottom + reach],
              [box.left - reach, middleY],
              [box.right + reach, middleY],
            ] as const
          )
            .filter(([x, y]) =>
              [new DOMRect(0, 0, innerWidth - 1, innerHeight - 1), ...clips].every(
                (clip) => x >= clip.left && x <= clip.right && y >= clip.top && y <= clip.bottom,
              ),
            )
            .filter(([x, y]) => {
              // Back to top may cover a corner of the ring.
              const button = document.elementFromPoint(x, y)?.closest('button');
              return !button || button === element || getComputedStyle(button).position !== 'fixed';
            })
            .map(([x, y]) => {
              const ground = groundAt(x, y, offset >= 0 ? element : undefined);
              // On a photo only a two-colour ring is sure to be visible.
              return ground
                ? contrast(color, ground)
                : Math.max(...rings.map((another) => contrast(color, another.color)));
            });
        });
        if (rings.length > 1) return Math.max(0, ...sides);
        return sides.length < 2 ? 0 : Math.min(...sides);
      };

      const blur = (): void => (document.activeElement as HTMLElement | null)?.blur();
      const found = new Set<string>();
      for (const element of inPage.stops()) {
        const name = nameOf(element);
        blur();
        const before = JSON.stringify(ringsOf(element));
        let isFixed = false;
        for (let at: Element | null = element; at; at = at.parentElement)
          isFixed ||= getComputedStyle(at).position === 'fixed';
        for (const edge of ['top', 'bottom'] as const) {
          blur();
          const box = element.getBoundingClientRect();
          if (!isFixed)
            window.scrollBy({
              top: edge === 'top' ? box.top : box.bottom - innerHeight,
              behavior: 'instant',
            });
          element.focus();
          const cover = coverOf(element);
          // In a long text area the browser scrolls only to the caret line.
          const mayBeCut = box.height >= 200 || element.matches('textarea');
          if (cover && (cover.all || !mayBeCut))
            found.add(`${name}: covered by ${nameOf(cover.by)}, focused from the ${edge}`);
        }
        const rings = ringsOf(element);
        if (document.activeElement !== element) found.add(`${name}: takes no focus`);
        else if (rings.length === 0 || JSON.stringify(rings) === before)
          found.add(`${name}: no ring at focus`);
        else if (contrastOf(element, rings) < 3) found.add(`${name}: a weak ring at focus`);
        const { width, height } = (
          (element.matches('input[type=checkbox], input[type=radio]') &&
            element.closest('label')) ||
          element
        ).getBoundingClientRect();
        const least = leastSize(element);
        if (!isInText(element) && Math.min(width, height) < least - 0.5)
          found.add(`${name}: ${width.toFixed()} by ${height.toFixed()} px, not ${least}`);
      }
      blur();
      return [...found];
    },
    byFinger ? 44 : 24,
  );
};
