import { getPath } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { getAction, visitAwake } from '../support/visitor.ts';

test.use({ viewport: { width: 852, height: 393 } });

test(
  'keeps text and controls beside the notch of a phone in landscape',
  { tag: '@phone' },
  async ({ page }) => {
    const notch = 59;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: notch, leftMax: notch, right: notch, rightMax: notch },
    });
    const findUnderNotch = (): Promise<string[]> =>
      page.evaluate((inset) => {
        const scrolls = (element: Element) =>
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        const isInStrip = (element: Element | null): boolean =>
          element !== null &&
          element !== document.documentElement &&
          (element.role !== 'dialog' && scrolls(element) ? true : isInStrip(element.parentElement));
        const parts = document.querySelector('[role=dialog]') ?? document.body;
        return [...parts.querySelectorAll('h1, h2, h3, p, li, a, button, label, summary, input')]
          .filter((part) => part.checkVisibility() && !part.matches('.tile, .sr-only'))
          .flatMap((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            const isOut = left < inset || right > innerWidth - inset;
            return width > 1 && isOut && (part.ariaLabel ?? part.textContent)?.trim() && !isInStrip(part)
              ? [`${part.localName} at ${Math.round(left)}: ${part.ariaLabel ?? part.textContent.slice(0, 30)}`]
              : [];
          });
      }, notch);
    const ids = ['home', 'wedding', 'venue', 'prices', 'contact'] as const;
    allowForEach(ids);
    for (const id of ids) {
      await visitAwake(page, getPath(id, 'el'));
      expect.soft(await findUnderNotch(), id).toEqual([]);
    }
    await getAction(page.getByRole('banner'), layoutMessages.el.openMenu).tap();
    await page.getByRole('dialog').waitFor();
    expect(await findUnderNotch(), 'the menu').toEqual([]);
  },
);
