import type { APIResponse } from '@playwright/test';
import { endpoints, plainEndpoint } from '../../src/enquiry/fields.ts';
import { languageCodes, languages } from '../../src/site/languages.ts';
import { allAddresses, pathOf } from '../../src/site/paths.ts';
import { maps } from '../../src/site/facts/venue.ts';
import { visit, visitAwake } from '../support/visitor.ts';
import { expect, test } from '../support/testEnvironment.ts';

const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const directivesOf = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const expectSafePolicy = (policy: Record<string, string[]>, answer: APIResponse): void => {
  expect.soft(policy, answer.url()).toMatchObject({
    'default-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'frame-src': ["'self'", new URL(maps.location.embed).origin],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
  });
  for (const source of policy['script-src'] ?? ['none'])
    expect.soft(source, answer.url()).toMatch(/^'self'$|^'sha256-[\w+/]{43}='$/);
  expect.soft(policy['connect-src']?.[0]).toBe("'self'");
  expect.soft(policy['form-action']).toEqual(policy['connect-src']);
  expect
    .soft(policy, 'a machine without a certificate')
    .not.toHaveProperty('upgrade-insecure-requests');
};

const expectSafeDocument = (answer: APIResponse, frameAncestors: "'none'" | "'self'"): void => {
  expect.soft(answer.headers(), answer.url()).toMatchObject({
    ...everywhere,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  const policy = directivesOf(answer.headers()['content-security-policy']);
  expectSafePolicy(policy, answer);
  expect.soft(policy['frame-ancestors'], answer.url()).toEqual([frameAncestors]);
  const permissions = answer.headers()['permissions-policy'] ?? '';
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect.soft(permissions).toContain(`${feature}=()`);
};

test.describe('the server', { tag: '@desktop' }, () => {
  test('sends security headers with every page, including the pages for unknown paths', async ({
    request,
  }) => {
    for (const { path } of allAddresses) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expectSafeDocument(answer, "'none'");
    }
    for (const path of ['/nowhere', '/en/nowhere', '/en/no/where/at/all']) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expectSafeDocument(answer, "'none'");
    }
  });

  test('has an address of several parts that was not found bring its own policy, since no rule of documents reaches it', async ({
    request,
  }) => {
    const answer = await request.get('/den/yparchei');
    expect(answer.status()).toBe(404);
    expect(answer.headers()).toMatchObject({
      ...everywhere,
      'cache-control': expect.stringContaining('max-age=0'),
    });
    expect(answer.headers()).not.toHaveProperty('content-security-policy');
    const [, policy] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(await answer.text()) ??
      [];
    expectSafePolicy(directivesOf(policy), answer);
  });

  test('lets this site frame its own map, and nobody else', async ({ request }) => {
    expectSafeDocument(await request.get(maps.churches.embed), "'self'");
  });

  test('lets browsers keep for ever what carries a fingerprint, and nothing else', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const named = `${html}${await (await request.get(sheet)).text()}`.matchAll(
      /["(](\/(?:assets|photos)\/[^" )]+)[")\s]/g,
    );
    const files = [...new Set([...named].map(([, file = '']) => file))];
    const kinds = new Set(files.map((file) => file.split('.').at(-1)));
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['css', 'js', 'webp', 'woff2']));
    for (const kind of kinds) {
      const file = files.find((name) => name.endsWith(`.${kind}`)) ?? '';
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers(), file).toMatchObject({
        ...everywhere,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    for (const file of [
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
      '/favicon.svg',
      '/share/home-el.jpg',
      '/assets/gone.js',
      '/photos/gone.avif',
    ]) {
      const headers = (await request.get(file)).headers();
      expect(headers, file).toMatchObject(everywhere);
      expect(headers['cache-control'], file).toMatch(/no-cache|max-age=0/);
    }
  });

  test('answers for its functions with nothing that a browser could take for a page or keep', async ({
    request,
  }) => {
    for (const path of new Set([plainEndpoint, ...Object.values(endpoints)])) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(405);
      expect(answer.headers(), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(answer.headers()['content-type'], path).toMatch(/^application\/json/);
    }
  });

  test('leads a form posted without script back to a page with all of these rules', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.post(plainEndpoint, {
      form: { form: 'request', language: 'en' },
      headers: { origin: baseURL ?? '', accept: 'text/html' },
    });
    expect(new URL(answer.url()).pathname).toBe(pathOf('request', 'en'));
    expectSafeDocument(answer, "'none'");
  });
});

test.describe('a page', { tag: '@desktop' }, () => {
  for (const [what, path] of [
    ['a page', languages.el.home],
    ['the page of an address that was not found', '/den/yparchei'],
  ] as const)
    test(`runs no script that somebody wrote into it, and this would be noticed: ${what}`, async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/Content Security Policy|Not found|status of 404/);
      await visit(page, path);
      const title = await page.title();
      const refused = await page.evaluate(async () => {
        const violation = new Promise<string>((resolve) =>
          addEventListener(
            'securitypolicyviolation',
            ({ effectiveDirective }) => resolve(effectiveDirective),
            { once: true },
          ),
        );
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.body.append(script);
        return violation;
      });
      expect(refused).toBe('script-src-elem');
      await expect(page).toHaveTitle(title);
    });

  test('is not framed by another page of the site', async ({ page, expectErrors }) => {
    expectErrors(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
    await visit(page, languages.el.home);
    const [answer] = await Promise.all([
      page.waitForEvent(
        'requestfailed',
        (request) => new URL(request.url()).pathname === pathOf('about', 'el'),
      ),
      page.evaluate(
        (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
        pathOf('about', 'el'),
      ),
    ]);
    expect(answer.failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  });

  for (const language of languageCodes)
    test(`shows the map of the churches in its frame (${language})`, async ({ page }) => {
      await visitAwake(page, pathOf('churches', language));
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    });
});
