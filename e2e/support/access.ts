import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages.ts';
import { forcedColourErrors } from './forcedColours.ts';
import { bringTools } from './inPage.ts';
import { focusErrors } from './keyboard.ts';
import { languageErrors } from './languageOfParts.ts';
import { layoutErrors } from './layout.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const axeErrors = async (page: Page): Promise<string[]> => {
  await bringTools(page);
  const builder = new AxeBuilder({ page });
  const part = await page.evaluate(() => inPage.part);
  const { violations } = await (part === 'body' ? builder : builder.include(part).exclude('iframe'))
    // axe measures the size of targets (WCAG 2.5.8) only if this rule is named.
    .options({
      runOnly: { type: 'tag', values: rules },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    // This mode is three times as fast. It skips only the OpenStreetMap iframe of another origin.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
};

/** Reports running animations. It needs emulated reduced motion. */
const motionErrors = async (page: Page): Promise<string[]> => {
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

/** Does not change focus and scroll position, so menus and tooltips stay open. */
export const errorsAtRest = async (page: Page): Promise<string[]> => [
  ...(await axeErrors(page)),
  ...(await motionErrors(page)),
  ...(await forcedColourErrors(page)),
];

export const accessErrors = async (
  page: Page,
  language: Language,
  isMobile: boolean,
): Promise<string[]> => [
  ...(await errorsAtRest(page)),
  ...(await languageErrors(page, language)),
  ...(await focusErrors(page, isMobile)),
  ...(await layoutErrors(page)),
];
