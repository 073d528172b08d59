import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '../../src/site/languages.ts';
import { findForcedColourErrors } from './forcedColours.ts';
import { injectTools } from './inPage.ts';
import { findFocusErrors } from './keyboard.ts';
import { findLanguageErrors } from './languageOfParts.ts';
import { findLayoutErrors } from './layout.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const findAxeErrors = async (page: Page): Promise<string[]> => {
  await injectTools(page);
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
const findMotionErrors = async (page: Page): Promise<string[]> => {
  await injectTools(page);
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return playState === 'running' && Number(duration) > 1
        ? [`${target ? inPage.describeElement(target) : 'something'} moves for ${duration} ms`]
        : [];
    }),
  );
};

/** Does not change focus and scroll position, so menus and tooltips stay open. */
export const findErrorsAtRest = async (page: Page): Promise<string[]> => [
  ...(await findAxeErrors(page)),
  ...(await findMotionErrors(page)),
  ...(await findForcedColourErrors(page)),
];

export const findAccessErrors = async (
  page: Page,
  language: Language,
  isMobile: boolean,
): Promise<string[]> => [
  ...(await findErrorsAtRest(page)),
  ...(await findLanguageErrors(page, language)),
  ...(await findFocusErrors(page, isMobile)),
  ...(await findLayoutErrors(page)),
];
