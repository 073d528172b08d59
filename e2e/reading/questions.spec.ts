/** See docs/questions.md. */
import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/pages.ts';
import { pathOf } from '../../src/site/paths.ts';
import { questionsIn } from '../support/questions.ts';
import { visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

const tapSeconds = 2;
const screenSeconds = 1;

const endsOf = (page: Page, texts: readonly string[]): Promise<(number | undefined)[]> =>
  page.evaluate((searched) => {
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s|\u2060/g, '');
    const elements = [...document.querySelectorAll('main *')];
    return searched.map((text) => {
      // The last in the document is the innermost.
      const first = elements.find(
        (element) =>
          plain(element.textContent).includes(plain(text)) &&
          ![...element.children].some((child) => plain(child.textContent).includes(plain(text))),
      );
      const { bottom = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
      return height > 0 ? bottom + scrollY : undefined;
    });
  }, texts);

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

for (const language of languageCodes) {
  test(
    `every question that has an answer has it within ten seconds (${language})`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow();
      const questions = questionsIn(language);
      const height = page.viewportSize()!.height;
      const screens = (pixels: number) => Math.max(0, Math.ceil(pixels / height) - 1);
      const links = new Map<string, number>();
      const linksOn = new Map<PageId, Set<string>>();
      for (const { way } of questions)
        if (way.linkOn && way.at)
          linksOn.set(way.linkOn, new Set([...(linksOn.get(way.linkOn) ?? []), way.at]));

      const told: Record<number, number> = {};
      for (const id of new Set([...linksOn.keys(), ...questions.map(({ way }) => way.page)])) {
        await visitAwake(page, pathOf(id, language));
        for (const at of linksOn.get(id) ?? [])
          links.set(at, screens(await topOf(page, `main a[href$="#${at}"]`)));
        const here = questions.filter(({ way }) => way.page === id);
        const ends = await endsOf(
          page,
          here.map(({ says }) => says),
        );
        for (const [index, { number, way, says }] of here.entries()) {
          const end = ends[index];
          expect(end, `${number}: “${says}” is on the page ${id}`).toBeDefined();
          const seen = way.at
            ? (links.get(way.at) ?? 0) + screens(end! - (await topOf(page, `#${way.at}`)))
            : screens(end!);
          told[number] = way.taps * tapSeconds + seen * screenSeconds;
        }
      }
      test.info().annotations.push({ type: 'seconds', description: JSON.stringify(told) });
      expect(Object.entries(told).filter(([, seconds]) => seconds > 10)).toEqual([]);
    },
  );
}
