import type { Page } from '@playwright/test';
import { bringTools, nextFrames } from './inPage.ts';

type Size = { width: number; height: number };
type Condition = { name: string; style?: string; viewport?: Size };

const largeText = ':root { font-size: 200% !important; }';

/** WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12. */
const conditions: readonly Condition[] = [
  { name: 'as it is' },
  {
    name: 'in 320 by 256 px, which is 1280 by 1024 at 400 %',
    viewport: { width: 320, height: 256 },
  },
  {
    name: 'in 720 by 450 px, which is 1440 by 900 at 200 %',
    viewport: { width: 720, height: 450 },
  },
  { name: 'with text of 200 %', style: largeText },
  {
    name: 'with text of 200 % in 1280 by 720 px',
    style: largeText,
    viewport: { width: 1280, height: 720 },
  },
  {
    name: 'with loose text',
    style:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }',
  },
];

const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, style);

/** Requires `bringTools`. */
export const losses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { nameOf } = inPage;
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width + 1)
      found.add(`the page is ${scrollWidth} px wide, ${scrollWidth - width} too many`);

    const within = inPage.inUse();
    // Fixed bars may stay on tall screens; on low ones they take too much room.
    const bars =
      within === document.body
        ? [...document.querySelectorAll('body *')].filter(
            (element) =>
              getComputedStyle(element).position === 'fixed' &&
              element.checkVisibility({ visibilityProperty: true }) &&
              element.getBoundingClientRect().width > width / 2,
          )
        : [];
    const covered =
      bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
    if (covered > 0.25)
      found.add(`what is fixed covers ${Math.round(covered * 100)} % of the screen`);

    type Line = { box: DOMRect; text: string; block: Element; root: Element };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !parent || parent.closest('style, script, option')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Scrolled text stays reachable.
      const clips: { box: DOMRect; element: Element }[] = [];
      let block: Element | undefined;
      let root: Element = document.body;
      let isForEars = false;
      let scroller: DOMRect | undefined;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        isForEars ||= style.clipPath !== 'none' && at.getBoundingClientRect().width <= 1;
        if (style.display !== 'inline') block ??= at;
        if (/auto|scroll/.test(style.overflowX + style.overflowY))
          scroller ??= at.getBoundingClientRect();
        else if (style.overflowX !== 'visible' && !scroller)
          clips.push({ box: at.getBoundingClientRect(), element: at });
        else if (!scroller && at.matches('button, .btn'))
          clips.push({ box: at.getBoundingClientRect(), element: at });
        if (style.position === 'fixed') {
          root = at;
          break;
        }
      }
      if (isForEars) continue;
      range.selectNodeContents(node);
      for (const { x, y, width: wide, height } of range.getClientRects()) {
        if (wide < 2) continue;
        // The line box is taller than the glyphs.
        let box = new DOMRect(x, y + height * 0.22, wide, height * 0.5);
        if (scroller) {
          const left = Math.max(box.left, scroller.left);
          const top = Math.max(box.top, scroller.top);
          box = new DOMRect(
            left,
            top,
            Math.min(box.right, scroller.right) - left,
            Math.min(box.bottom, scroller.bottom) - top,
          );
          if (box.width <= 0 || box.height <= 0) continue;
        }
        const say = () => `"${text.slice(0, 40)}" in ${nameOf(block ?? parent)}`;
        if (!scroller && (box.left < -1 || box.right > width + 1))
          found.add(`${say()} leaves the screen`);
        for (const { box: clip, element } of clips)
          if (
            box.left < clip.left - 2 ||
            box.right > clip.right + 2 ||
            box.top < clip.top - 2 ||
            box.bottom > clip.bottom + 2
          )
            found.add(`${say()} is cut off by ${nameOf(element)}`);
        lines.push({ box, text, block: block ?? parent, root });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next]!;
        if (other.box.top >= one.box.bottom - 1) break;
        if (other.root !== one.root || other.block === one.block) continue;
        const isBeside = other.box.left >= one.box.right - 1 || other.box.right <= one.box.left + 1;
        if (!isBeside)
          found.add(
            `"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" lie over each other`,
          );
      }
    return [...found];
  });

/** Restores the page afterwards. */
export const layoutErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  const own = page.viewportSize();
  const troubles: string[] = [];
  for (const { name, style, viewport } of conditions) {
    if (viewport && own && viewport.width > own.width) continue;
    if (style) await wear(page, style);
    if (viewport) await page.setViewportSize(viewport);
    await nextFrames(page);
    troubles.push(...(await losses(page)).map((loss) => `${name}: ${loss}`));
    if (style) await wear(page, '');
    if (viewport && own) await page.setViewportSize(own);
  }
  return troubles;
};

export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(`"${word}" of "${node.data.trim().slice(0, 40)}"`);
      }
    }
    return found;
  });
