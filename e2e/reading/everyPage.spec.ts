import type { Page } from '@playwright/test';
import { allAddresses, type PageId } from '../../src/site/pages.ts';
import { findAccessErrors } from '../support/access.ts';
import { readHead, readHeadInBrowser } from '../support/head.ts';
import { nothing, readStorage } from '../support/storage.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  languagesBySize,
  scrollHeight,
  scrollTo,
  visitAwake,
  waitForIdle,
} from '../support/visitor.ts';

// Half-faded text has half its contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const readToItsEnd = async (page: Page): Promise<void> => {
  for (let seen = -1; seen !== (await scrollHeight(page));) {
    seen = await scrollHeight(page);
    await scrollTo(page, seen + 2000);
  }
};

/** The words of the static page and of the page in use, without the results of plain posts. */
const collectWords = (page: Page, html: string): Promise<string[][]> =>
  page.evaluate((text) => {
    const getText = (node: Node): string =>
      node instanceof Element && node.matches('[role=status], [role=alert], [hidden]')
        ? ''
        : node.hasChildNodes()
          ? [...node.childNodes].map(getText).join('')
          : (node.nodeValue ?? '');
    return [new DOMParser().parseFromString(text, 'text/html'), document].map((read) =>
      getText(read.querySelector('main')!).split(/(?<=\s)/),
    );
  }, html);

/** Each has another layout on wide screens. Phones visit all pages, in Greek, whose words are longer. */
const wide: readonly PageId[] = ['home', 'reception', 'venue', 'prices', 'reviews', 'contact'];

// One visit for all questions: it costs as much as most of them.
for (const { language, tag } of languagesBySize)
  for (const { path, id } of allAddresses.filter(
    (address) => address.language === language && (language === 'el' || wide.includes(address.id)),
  ))
    test(
      `reads the same on ${path} with and without script, requests nothing from others and has no accessibility errors`,
      { tag },
      async ({ page, request, context, isMobile, foreignRequests }) => {
        const html = await (await request.get(path)).text();
        await visitAwake(page, path);
        const [before, now] = await collectWords(page, html);
        expect.soft(before?.length).toBeGreaterThan(10);
        expect.soft(now).toEqual(before);
        expect.soft(await readHeadInBrowser(page)).toEqual(readHead(html));

        // These have maps (privacy.spec.ts).
        if (id !== 'contact' && id !== 'churches') await readToItsEnd(page);
        await waitForIdle(page);
        expect.soft(foreignRequests).toEqual([]);
        expect.soft(await readStorage(page)).toEqual(nothing);
        expect.soft(await context.cookies()).toEqual([]);

        expect(await findAccessErrors(page, language, isMobile)).toEqual([]);
      },
    );
