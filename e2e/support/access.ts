import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bringTools } from './inPage.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const barriersOn = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  const builder = new AxeBuilder({ page });
  const part = await page.evaluate(() => inPage.part);
  const { violations } = await (part === 'body' ? builder : builder.include(part).exclude('iframe'))
    // axe measures target size (WCAG 2.5.8) only if the rule is named.
    .options({
      runOnly: { type: 'tag', values: rules },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    // Three times faster. Skips only the cross-origin OpenStreetMap iframe.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
};

export const motionOn = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && Number(duration) > 1
        ? [`${target ? inPage.nameOf(target) : 'something'} moves for ${duration} ms`]
        : [];
    }),
  );
};

export const outlineErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  return page.evaluate(() => {
    const found: string[] = [];
    for (const landmark of ['body header.site-header', 'main', 'footer', 'main h1', 'header nav']) {
      const count = document.querySelectorAll(landmark).length;
      if (landmark === 'header nav' ? count < 1 : count !== 1)
        found.push(`${count} of ${landmark}`);
    }
    const skip = document.querySelector<HTMLAnchorElement>('a[href]');
    if (!skip?.hash || document.querySelector(skip.hash)?.tagName !== 'MAIN')
      found.push('the first link does not skip to the content');
    let level = 0;
    for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const next = Number(heading.tagName.slice(1));
      if (next > level + 1)
        found.push(`${inPage.nameOf(heading)} follows a heading of level ${level}`);
      level = next;
    }
    return found;
  });
};
