import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/site/languages.ts';
import { scrolled } from '../../tests/specification.ts';
import { bringTools } from './inPage.ts';
import { scrollTo } from './visitor.ts';
import { layoutMessages } from './messages.ts';

/** No page needs more presses. */
const patience = 400;

/** The mobile CTA bar slides in on the second screen. */
export const barsAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => scrollY < innerHeight || !document.querySelector('.mobile-cta-bar[data-shown="false"]'),
  );
  await page.evaluate(async () => {
    const bar = document.querySelector('.mobile-cta-bar');
    await Promise.allSettled((bar?.getAnimations() ?? []).map(({ finished }) => finished));
  });
};

/** Back to top loads its code on scroll. */
const wayToTopAtRest = async (page: Page): Promise<void> => {
  const wayToTop = page.getByRole('button', {
    name: new RegExp(languageCodes.map((language) => layoutMessages[language].backToTop).join('|')),
  });
  if (await page.evaluate((beyond) => scrollY > beyond, scrolled.backToTop))
    await wayToTop.waitFor();
};

const followFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.way = { met: [], all: undefined };
    // Focus stays within a date field: its parts are not elements.
    addEventListener('focusin', ({ target }) => {
      if (way.all || !(target instanceof Element)) return;
      if (way.met.includes(target)) way.all = inPage.stops();
      else way.met.push(target);
    });
  });

/** Reports skipped stops, wrong order and focus traps. */
export const keyboardErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  // After the last stop, Tab leaves the page and restarts at its top. The bottom bars only exist
  // further down.
  await scrollTo(page, 1500);
  await barsAtRest(page);
  await wayToTopAtRest(page);
  await page.evaluate(() => inPage.stops().at(-1)?.focus());
  await followFocus(page);
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
  if (firstOff >= 0)
    return [
      `Tab comes to ${round[firstOff] ?? 'the end of the page'} where ${expected[firstOff]} is next`,
    ];
  return round.length > expected.length
    ? [`Tab comes to ${round[expected.length]} after the end of the page`]
    : [];
};

declare global {
  var way: { met: Element[]; all: Element[] | undefined };
}

type Demands = {
  /** In CSS pixels, for buttons, fields, menus and bars. */
  primary: number;
  /** WCAG 2.5.8 exempts links in a sentence. */
  other: number;
};

const demands: Record<'finger' | 'mouse', Demands> = {
  finger: { primary: 44, other: 24 },
  mouse: { primary: 24, other: 24 },
};

/** Reports weak or covered rings, layout jumps and small targets. */
export const focusErrors = async (page: Page, byFinger: boolean): Promise<string[]> => {
  await bringTools(page);
  // Now the browser treats focus as keyboard focus; further down all bars are visible.
  await page.keyboard.press('Shift');
  await scrollTo(page, 1500);
  await barsAtRest(page);
  return page.evaluate(
    ({ primary, other }) => {
      const { nameOf, contrast, groundAt } = inPage;
      type Ring = { color: string; offset: number };

      const look = (element: Element): { rings: Ring[]; text: string } => {
        const own = getComputedStyle(element);
        const outline = own.outlineStyle !== 'none' && Number.parseFloat(own.outlineWidth) >= 2;
        const rings: Ring[] = outline
          ? [{ color: own.outlineColor, offset: Number.parseFloat(own.outlineOffset) }]
          : [];
        for (const [, color = ''] of own.boxShadow.matchAll(
          /((?:rgba?|color|oklab)\([^)]*\)) 0px 0px 0px [2-9](?:\.\d+)?px/g,
        ))
          rings.push({ color, offset: 0 });
        for (const part of ['::before', '::after']) {
          const style = getComputedStyle(element, part);
          if (
            style.content === 'none' ||
            style.borderTopStyle === 'none' ||
            Number.parseFloat(style.borderTopWidth) < 2
          )
            continue;
          rings.push({ color: style.borderTopColor, offset: -2 });
          for (const [color] of style.boxShadow.matchAll(/(?:rgba?|color|oklab)\([^)]*\)/g))
            rings.push({ color, offset: -2 });
          if (style.outlineStyle !== 'none') rings.push({ color: style.outlineColor, offset: -2 });
        }
        return { rings, text: rings.map(({ color, offset }) => `${color} ${offset}`).join() };
      };

      const scrolledAt = (element: Element): number => {
        let sum = scrollX;
        for (
          let at = element.parentElement;
          at && at !== document.documentElement;
          at = at.parentElement
        )
          sum += at.scrollLeft;
        return sum;
      };

      const isFixed = (element: Element): boolean => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (getComputedStyle(at).position === 'fixed') return true;
        return false;
      };

      /** The line of text decides the size of these links. */
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );

      const isPrimary = (element: Element): boolean =>
        element.matches(
          'button, .btn, [role=button], input, select, textarea, header a, [role=dialog] a, nav.mobile-cta-bar a',
        );

      const covers = (element: HTMLElement): { all: boolean; by: Element | null } => {
        const { left, top, width, height } =
          element.getClientRects()[0] ?? element.getBoundingClientRect();
        const at = [0.1, 0.5, 0.9];
        let by: Element | null = null;
        let hidden = 0;
        for (const x of at)
          for (const y of at) {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            if (
              hit &&
              (hit.contains(element) ||
                element.contains(hit) ||
                hit.closest('label')?.contains(element))
            )
              continue;
            hidden += 1;
            by = hit ?? by;
          }
        return { all: hidden === 9, by: hidden > 0 ? (by ?? document.documentElement) : null };
      };

      /** Returns the lowest contrast of the visible sides. */
      const seen = (element: HTMLElement, rings: Ring[]): number => {
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        const clippers: DOMRect[] = [];
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible')
            clippers.push(at.getBoundingClientRect());
        const sides = rings.flatMap(({ color, offset }) => {
          const reach = offset + (offset < 0 ? 0 : 1);
          const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
          const points = [
            [middle.x, box.top - reach],
            [middle.x, box.bottom + reach],
            [box.left - reach, middle.y],
            [box.right + reach, middle.y],
          ] as const;
          return (
            points
              .filter(
                ([x, y]) =>
                  x >= 0 &&
                  y >= 0 &&
                  x < innerWidth &&
                  y < innerHeight &&
                  clippers.every(
                    (clip) =>
                      x >= clip.left && x <= clip.right && y >= clip.top && y <= clip.bottom,
                  ),
              )
              // Back to top may cover a corner of the ring.
              .filter(([x, y]) => {
                const button = document.elementFromPoint(x, y)?.closest('button');
                return (
                  !button || button === element || getComputedStyle(button).position !== 'fixed'
                );
              })
              .map(([x, y]) => {
                const ground = groundAt(
                  x,
                  y,
                  (candidate) => offset >= 0 && element.contains(candidate),
                );
                // On a photo only a two-colour ring is sure to be visible.
                return ground
                  ? contrast(color, ground)
                  : Math.max(...rings.map((another) => contrast(color, another.color)));
              })
          );
        });
        if (rings.length > 1) return Math.max(0, ...sides);
        return sides.length < 2 ? 0 : Math.min(...sides);
      };

      const troubles = new Set<string>();
      const places: { name: string; box: DOMRect; part: Element | null; isPhoto: boolean }[] = [];
      for (const element of inPage.stops()) {
        const name = nameOf(element);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        const before = look(element).text;
        const fixed = isFixed(element);
        for (const edge of ['top', 'bottom'] as const) {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          const box = element.getBoundingClientRect();
          if (!fixed)
            window.scrollBy({
              top: edge === 'top' ? box.top : box.bottom - innerHeight,
              behavior: 'instant',
            });
          element.focus();
          const { all, by } = covers(element);
          if (all)
            troubles.add(
              `${name}: hidden by ${by && nameOf(by)} when the focus comes from the ${edge}`,
            );
          // In a long text area the browser scrolls only to the caret line.
          else if (by && box.height < 200 && !element.matches('textarea'))
            troubles.add(
              `${name}: partly hidden by ${nameOf(by)} when the focus comes from the ${edge}`,
            );
        }
        const { rings, text } = look(element);
        if (document.activeElement !== element) troubles.add(`${name}: takes no focus`);
        else if (rings.length === 0 || text === before) troubles.add(`${name}: no ring at focus`);
        else {
          const ratio = seen(element, rings);
          if (ratio < 3) troubles.add(`${name}: a ring of ${ratio.toFixed(1)}:1`);
        }
        const target =
          (element.matches('input[type=checkbox], input[type=radio]') &&
            element.closest('label')) ||
          element;
        const { width, height } = target.getBoundingClientRect();
        const least = isPrimary(element) ? primary : other;
        if (!isInText(element) && Math.min(width, height) < least - 0.5)
          troubles.add(`${name}: ${width.toFixed()} by ${height.toFixed()} px, not ${least}`);

        const box = element.getBoundingClientRect();
        if (!fixed && !element.matches('[href="#main"]'))
          places.push({
            name,
            box: new DOMRect(box.x + scrolledAt(element), box.y + scrollY, box.width, box.height),
            part: element.closest('form, dl, ul, ol, nav, table, section'),
            isPhoto: element.matches('.tile'),
          });
      }
      // A stop is not above the previous one, except in the next column, and not before it in its
      // line. Collage photos have no order.
      for (const [at, { name, box, part, isPhoto }] of places.entries()) {
        const previous = places[at - 1];
        if (!previous || (isPhoto && previous.isPhoto)) continue;
        const isAbove = box.bottom <= previous.box.top + 4;
        const isBeside =
          box.left >= previous.box.right - 4 ||
          (part !== previous.part && box.right <= previous.box.left + 4);
        const isBefore =
          Math.abs(box.y + box.height / 2 - previous.box.y - previous.box.height / 2) <
            Math.min(box.height, previous.box.height) / 2 && box.right <= previous.box.left + 4;
        if ((isAbove && !isBeside) || isBefore)
          troubles.add(
            `${name}: comes after ${previous.name}, and stands ${isAbove ? 'above' : 'before'} it`,
          );
      }
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return [...troubles];
    },
    demands[byFinger ? 'finger' : 'mouse'],
  );
};
