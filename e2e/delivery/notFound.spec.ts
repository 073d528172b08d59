import { defaultLanguage, languages } from '../../src/site/languages.ts';
import { getPath } from '../../src/site/pages.ts';
import { fixedTexts } from '../../tests/specification.ts';
import { layoutMessages } from '../support/messages.ts';
import { expect, test } from '../support/testEnvironment.ts';
import {
  expectArrival,
  getMainHeading,
  languagesBySize,
  waitForHydration,
} from '../support/visitor.ts';

for (const { language, tag } of languagesBySize) {
  const path =
    language === defaultLanguage ? '/den/υπάρχει' : `${languages[language].home}/nowhere`;
  const logged = new RegExp(`Not found: ${encodeURI(path)}( |$)`);

  test(
    `answers an unknown address in the layout of the site, with a link home (${language})`,
    { tag },
    async ({ page, observed, expectErrors }) => {
      expectErrors(logged);
      expectErrors(/status of 404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const text = (await response!.text()).replaceAll(/<[^>]*>/g, '');
      expect(text, 'before the script').toContain(fixedTexts.notFound);
      await waitForHydration(page);
      await expect(getMainHeading(page)).toHaveText(fixedTexts.notFound);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(observed.problems.filter((line) => logged.test(line))).toHaveLength(1);
      const { home } = layoutMessages[language].notFound;
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expectArrival(page, 'home', language);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    },
  );
}

test(
  'answers a file of an earlier deploy without a page and without long caching',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const file of ['/assets/gone-0a1b2c3d.js', '/photos/gone-640.avif']) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(404);
      expect(response.headers()['content-type'], file).toMatch(/^text\/plain/);
      expect(response.headers()['cache-control'] ?? '', file).not.toMatch(/immutable/);
    }
  },
);

test(
  'leads from usual slips to the page, and answers 404 where no page matches',
  { tag: '@desktop' },
  async ({ request }) => {
    const prices = getPath('prices', 'en');
    const wedding = getPath('wedding', 'el');
    const slips = [
      ...['.', ',', ')'].map((mark) => [prices + mark, prices]),
      ['/el', '/'],
      [`/el${wedding}`, wedding],
      ['/404', undefined],
      ['/404.html', undefined],
      ['/en/404', undefined],
    ] as const;
    for (const [from, to] of slips) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect.soft(response.status(), from).toBe(to ? 301 : 404);
      if (to) expect.soft(response.headers()['location'], from).toMatch(new RegExp(`${to}$`));
    }
  },
);
