import { endpoints, noScriptEndpoint } from '../../src/enquiry/fields.ts';
import { ownMap } from '../../src/facts/venue/venue.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { allAddresses, getLegalPath, legalTextIds } from '../../src/site/pages.ts';
import { expect, test } from '../support/testEnvironment.ts';

const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const expectSafePolicy = (policy: string, path: string): void => {
  for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'self'"])
    expect.soft(policy, path).toContain(directive);
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect.soft(scripts, path).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
};

test.describe('the server', { tag: '@desktop' }, () => {
  test('sends security headers with every page, found or not', async ({ request }) => {
    const paths = [
      ...allAddresses.map(({ path }) => path),
      ...legalTextIds.flatMap((text) => languageCodes.map((at) => getLegalPath(text, at))),
    ];
    for (const path of [...paths, '/nowhere', '/en/no/where', ownMap]) {
      const headers = (await request.get(path)).headers();
      expect.soft(headers, path).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
      // With it, Firefox forgets the scroll position when another site follows.
      expect.soft(headers, path).not.toHaveProperty('cross-origin-opener-policy');
      expect.soft(headers['permissions-policy'], path).toContain('camera=()');
      const policy = headers['content-security-policy'] ?? '';
      expectSafePolicy(policy, path);
      const ancestors = path === ownMap ? "'self'" : "'none'";
      expect.soft(policy, path).toContain(`frame-ancestors ${ancestors}`);
    }
  });

  test('answers a nested unknown address with a page that has its own policy', async ({
    request,
  }) => {
    const response = await request.get('/den/yparchei');
    expect(response.status()).toBe(404);
    expect(response.headers()).toMatchObject(everywhere);
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(await response.text()) ??
      [];
    expectSafePolicy(policy, response.url());
  });

  test('sends responses of its functions that a browser can neither show nor cache', async ({
    request,
  }) => {
    for (const path of new Set([noScriptEndpoint, ...Object.values(endpoints)])) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(405);
      expect(response.headers(), path).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});
