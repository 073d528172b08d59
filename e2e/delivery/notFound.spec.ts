import type { Page } from '@playwright/test';
import {
  defaultLanguage,
  inEachLanguage,
  languageCodes,
  languages,
} from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';
import { addressesOf, allAddresses, pathOf } from '../../src/site/paths.ts';
import { texts } from '../../tests/specification.ts';
import {
  expectArrival,
  languagesBySize,
  languageSwitch,
  mainHeading,
  prefilled,
  visit,
  visitAwake,
} from '../support/visitor.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const heading = texts.notFound;

const unknown = inEachLanguage((language) =>
  language === defaultLanguage ? '/den/υπάρχει' : `${languages[language].home}/nowhere`,
);

const logged = (path: string): RegExp => new RegExp(`Not found: ${encodeURI(path)}( |$)`);

const robots = (page: Page) => page.locator('meta[name="robots"]');

for (const { language, tag } of languagesBySize) {
  const path = unknown[language];

  test(
    `shows a not-found page with the site layout and a link home (${language})`,
    { tag },
    async ({ page, observed, expectErrors }) => {
      expectErrors(logged(path));
      expectErrors(/Failed to load resource: the server responded with a status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await prefilled(page);
      await expect(mainHeading(page)).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(layoutMessages[language].notFound.head.title);
      await expect(robots(page)).toHaveCount(1);
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(
        observed.trouble.filter((line) => logged(path).test(line)),
        'the path is logged once',
      ).toHaveLength(1);

      await page
        .getByRole('main')
        .getByRole('link', { name: layoutMessages[language].notFound.home })
        .click();
      await expectArrival(page, 'home', language);
      await expect(robots(page)).toHaveAttribute('content', 'index, follow');
    },
  );

  test(
    `an address that does not exist is found missing within the site, too (${language})`,
    { tag },
    async ({ page, observed, expectErrors }) => {
      expectErrors(logged(path));
      await visitAwake(page, pathOf('about', language));
      // A new history entry only reaches the router.
      await page.evaluate((wrong) => {
        history.pushState({}, '', wrong);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await expect(mainHeading(page)).toHaveText(heading);
      await expect(robots(page)).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(
        observed.trouble.filter((line) => logged(path).test(line)),
        'the path is logged once',
      ).toHaveLength(1);
      await page.goBack();
      await expectArrival(page, 'about', language);
    },
  );

  test(
    `the switch on an address that does not exist leads to the other language's home (${language})`,
    { tag },
    async ({ page, expectErrors }) => {
      expectErrors(logged(path));
      expectErrors(/status of 404/);
      await visit(page, path);
      const other = languageCodes.find((code) => code !== language) ?? language;
      await languageSwitch(page, language, other).click();
      await expectArrival(page, 'home', other, languages[other].home);
    },
  );
}

test.describe('the server', { tag: '@desktop' }, () => {
  const bySlash = ({ path }: { path: string }) => [`${path}/`, path] as const;
  const byFile = ({ path }: { path: string }) =>
    [path === '/' ? '/index.html' : `${path}.html`, path] as const;
  const byCapitals = ({ path }: { path: string }) => [path.toUpperCase(), path] as const;
  const byTwoSlashes = ({ path }: { path: string }) =>
    [path.replace(/\/(?=[^/]*$)/, '//'), path] as const;
  const inner = allAddresses.filter(({ path }) => path !== '/');

  const byGreekName = pageIds
    .flatMap((id) =>
      addressesOf(id, 'el').map((path) => [languages.en.home + path, pathOf(id, 'en')] as const),
    )
    .filter(
      ([wrong, right]) =>
        wrong !== right &&
        wrong !== `${languages.en.home}/` &&
        !allAddresses.some(({ path }) => path === wrong),
    );

  for (const [what, spellings] of Object.entries({
    'a slash at the end': inner.map(bySlash),
    'the name of its file': allAddresses.map(byFile),
    'capital letters': inner.map(byCapitals),
    'two slashes': inner.map(byTwoSlashes),
    'its Greek name in English': byGreekName,
  }))
    test(`has one address for each page and sends those who come by ${what} there for good`, async ({
      request,
      baseURL,
    }) => {
      expect(spellings.length).toBeGreaterThan(10);
      for (const [wrong, right] of spellings) {
        const answer = await request.get(`${baseURL}${wrong}?from=mail`, { maxRedirects: 0 });
        const location = new URL(answer.headers().location ?? '/nowhere', answer.url());
        expect([wrong, answer.status(), location.origin, location.pathname]).toEqual([
          wrong,
          301,
          baseURL,
          right,
        ]);
      }
    });

  for (const language of languageCodes)
    test(`answers an unknown address with the whole page before the script (${language})`, async ({
      request,
    }) => {
      const answer = await request.get(unknown[language]);
      expect(answer.status()).toBe(404);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.replaceAll(/<[^>]*>/g, '')).toContain(heading);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).toContain(layoutMessages[language].notFound.lead);
    });

  for (const asset of [
    '/assets/gone-0a1b2c3d.js',
    '/assets/gone-0a1b2c3d.css',
    '/photos/gone-640.avif',
  ])
    test(`never answers with a page for a file of an earlier deploy: ${asset}`, async ({
      request,
    }) => {
      const answer = await request.get(asset);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
      const onTheWay = await request.get(asset, { maxRedirects: 0 });
      for (const said of [onTheWay, answer])
        expect(said.headers()['cache-control'] ?? '', 'the answer is not kept').not.toMatch(
          /immutable/,
        );
    });
});
