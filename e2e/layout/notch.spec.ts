import { getPath } from '../../src/site/pages.ts';
import { layoutMessages } from '../support/messages.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { getAction, visitAwake } from '../support/visitor.ts';

test.use({ viewport: { width: 852, height: 393 } });

test(
  'keeps headings and the menu beside the notch of a phone in landscape',
  { tag: '@phone' },
  async ({ page }) => {
    const notch = 59;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { left: notch, leftMax: notch, right: notch, rightMax: notch },
    });
    const findUnderNotch = (): Promise<string[]> =>
      page.evaluate((inset) => {
        const parts = document.querySelector('[role=dialog]') ?? document.body;
        const texts = document.createTreeWalker(parts, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // Captions lie over photos that reach the edges of the screen.
          if (!node.parentElement?.closest(':is(h1, h2):not(.sr-only), [role=dialog] a')) continue;
          range.selectNodeContents(node);
          for (const { left, right, width } of range.getClientRects())
            if (width > 1 && (left < inset - 1 || right > innerWidth - inset + 1))
              found.push(`${Math.round(left)} to ${Math.round(right)}: ${node.textContent}`);
        }
        return found;
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
