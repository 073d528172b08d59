import type { Page } from '@playwright/test';
import { injectTools, waitForFrames } from './inPage.ts';

/** Conditions of WCAG 2.2, 1.4.4, 1.4.10 and 1.4.12. Other tests use only 390 and 1440 px. */
const conditions: readonly {
  name: string;
  style?: string;
  size?: [number, number];
  letters?: number;
}[] = [
  { name: 'as it is' },
  { name: 'in 320 by 256 px, which is 1280 by 1024 at 400 %', size: [320, 256] },
  { name: 'in 768 by 900 px', size: [768, 900] },
  { name: 'in 1024 by 900 px', size: [1024, 900] },
  { name: 'with text of 200 %', letters: 32 },
  {
    name: 'with loose text',
    style:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }',
  },
];

const applyStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
  }, style);

/** Sets the browser's default text size in pixels. A style would not change media queries in em. */
export const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
};

/** Reports lost text. Call `injectTools` before. */
export const findLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { describeElement, getRoot, isShown, isSolid } = inPage;
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width + 1)
      found.add(`the page is ${scrollWidth} px wide, ${scrollWidth - width} too many`);

    const within = getRoot();
    // Fixed bars may stay on tall screens; on low ones they take too much room.
    const bars = [...within.querySelectorAll('*')].filter(
      (element) =>
        within === document.body &&
        getComputedStyle(element).position === 'fixed' &&
        isShown(element) &&
        element.getBoundingClientRect().width > width / 2,
    );
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
      const clips: Element[] = [];
      let block: Element | undefined;
      let root: Element = document.body;
      let isForEars = false;
      let scroller: DOMRect | undefined;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        isForEars ||= style.clipPath !== 'none' && at.getBoundingClientRect().width <= 1;
        if (style.display !== 'inline') block ??= at;
        // Text in a scroller is reachable.
        if (/auto|scroll/.test(style.overflowX + style.overflowY))
          scroller ??= at.getBoundingClientRect();
        else if (!scroller && (style.overflowX !== 'visible' || at.matches('button, .btn')))
          clips.push(at);
        if (style.position !== 'fixed') continue;
        root = at;
        break;
      }
      if (isForEars) continue;
      // A heading must not break inside a word. Addresses have no spaces and may.
      for (const { 0: word, index } of (parent.closest('h1, h2, h3, h4, dt, .font-display')
        ? (node as Text).data
        : ''
      ).matchAll(/(?<!\S)[^\s@/.–-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) > Math.min(...tops) + 8) found.add(`"${word}" is broken`);
      }
      range.selectNodeContents(node);
      for (const { x, y, width: wide, height } of range.getClientRects()) {
        if (wide < 2) continue;
        // The box of a line is taller than its letters.
        let box = new DOMRect(x, y + height * 0.22, wide, height * 0.5);
        if (scroller) {
          const left = Math.max(box.left, scroller.left);
          const top = Math.max(box.top, scroller.top);
          const [right, bottom] = [
            Math.min(box.right, scroller.right),
            Math.min(box.bottom, scroller.bottom),
          ];
          if (right <= left || bottom <= top) continue;
          box = new DOMRect(left, top, right - left, bottom - top);
        }
        const where = `"${text.slice(0, 40)}" in ${describeElement(block ?? parent)}`;
        if (!scroller && (box.left < -1 || box.right > width + 1))
          found.add(`${where} leaves the screen`);
        for (const element of clips) {
          const clip = element.getBoundingClientRect();
          if (
            box.left < clip.left - 2 ||
            box.right > clip.right + 2 ||
            box.top < clip.top - 2 ||
            box.bottom > clip.bottom + 2
          )
            found.add(`${where} is cut off by ${describeElement(element)}`);
        }
        lines.push({ box, text: text.slice(0, 30), block: block ?? parent, root });
      }
    }
    // Pseudo-elements draw lines and dots.
    for (const block of within.querySelectorAll('*'))
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(block, pseudo);
        const { display, position, zIndex, backgroundColor, borderTopColor, borderTopWidth } =
          style;
        const isDrawn = isSolid(borderTopWidth === '0px' ? backgroundColor : borderTopColor);
        if (display === 'none' || position !== 'absolute' || Number(zIndex) < 0) continue;
        if (!isDrawn || !isShown(block)) continue;
        const around: Element[] = [];
        for (let at: Element | null = block; at; at = at.parentElement) around.push(at);
        const getPosition = (element: Element) => getComputedStyle(element).position;
        const frame = around.find((element) => getPosition(element) !== 'static') ?? document.body;
        const root = around.find((element) => getPosition(element) === 'fixed') ?? document.body;
        const [left = 0, top = 0, wide = 0, height = 0] = (
          ['left', 'top', 'width', 'height'] as const
        ).map((side) => Number.parseFloat(style[side]));
        const { x, y } = frame.getBoundingClientRect();
        const box = new DOMRect(x + left, y + top, wide, height);
        lines.push({ box, text: `${pseudo} of ${describeElement(block)}`, block, root });
      }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next]!;
        if (other.box.top >= one.box.bottom - 1) break;
        const isBeside = other.box.left >= one.box.right - 1 || other.box.right <= one.box.left + 1;
        if (other.root === one.root && other.block !== one.block && !isBeside)
          found.add(`"${one.text}" and "${other.text}" lie over each other`);
      }
    return [...found];
  });

export const findLayoutErrors = async (page: Page): Promise<string[]> => {
  await injectTools(page);
  const own = page.viewportSize()!;
  const errors: string[] = [];
  for (const {
    name,
    style = '',
    size: [width, height] = [own.width, own.height],
    letters = 16,
  } of conditions) {
    if (width > own.width) continue;
    await setTextSize(page, letters);
    await applyStyle(page, style);
    await page.setViewportSize({ width, height });
    await waitForFrames(page);
    // With wide spacing, the longest words have no room.
    const found = (await findLosses(page)).filter(
      (loss) => !(name === 'with loose text' && loss.endsWith(' is broken')),
    );
    errors.push(...found.map((loss) => `${name}: ${loss}`));
  }
  await applyStyle(page, '');
  await setTextSize(page, 16);
  await page.setViewportSize(own);
  return errors;
};
