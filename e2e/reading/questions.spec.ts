/** See docs/questions.md. */
import { languageCodes } from '../../src/site/languages.ts';
import { pathOf } from '../../src/site/pages.ts';
import { questionsIn } from '../support/questions.ts';
import { allowForEach, expect, test } from '../support/testEnvironment.ts';
import { visitAwake } from '../support/visitor.ts';

const [tapSeconds, screenSeconds] = [2, 1];

for (const language of languageCodes)
  test(
    `answers a question about facts within ten seconds (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      const questions = questionsIn(language);
      allowForEach(questions);
      for (const id of new Set(questions.map((question) => question.page))) {
        await visitAwake(page, pathOf(id, language));
        for (const { number, taps, at, says } of questions.filter((one) => one.page === id)) {
          const screens = await page.evaluate(
            ({ text, place }) => {
              const plain = (some: string | null) => (some ?? '').replaceAll(/\s|\u2060/g, '');
              // The first that shows it, without those around it.
              const element = [...document.querySelectorAll('main *')].find(
                (one) =>
                  plain(one.textContent).includes(plain(text)) &&
                  one.getBoundingClientRect().height > 0 &&
                  ![...one.children].some((child) =>
                    plain(child.textContent).includes(plain(text)),
                  ),
              );
              const start = place
                ? document.getElementById(place)!.getBoundingClientRect().top
                : -scrollY;
              const end = element?.getBoundingClientRect().bottom ?? Infinity;
              return Math.max(0, Math.ceil((end - start) / innerHeight) - 1);
            },
            { text: says, place: at },
          );
          expect
            .soft(taps * tapSeconds + screens * screenSeconds, `${number}: “${says}” on ${id}`)
            .toBeLessThanOrEqual(10);
        }
      }
    },
  );
