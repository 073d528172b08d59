// oxlint-disable no-empty-pattern -- Playwright reads from this pattern which other fixtures a fixture needs.
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { readLocalSettings } from '../../local/settings.ts';
import { watchText } from '../../tests/support/watchText.ts';
import { shiftClock } from './clock.ts';

export { expect } from '@playwright/test';

type TestEnvironment = {
  /** Allows matching console output, page errors and failed requests. */
  expectErrors(pattern: RegExp): void;
  /** Requests to other hosts, which get an empty response. */
  foreignRequests: string[];
};

export const allowForEach = (pages: readonly unknown[]): void =>
  test.setTimeout(pages.length * 40_000);

type Observed = { problems: string[]; expected: RegExp[] };

const { build } = readLocalSettings();

export const builtSiteUrl = build.SITE_URL;
export const builtKey = build.VITE_SUPABASE_ANON_KEY;

const getSiteUrl = (): string => process.env.E2E_SITE_URL ?? '';

/** Milliseconds by which clocks are shifted, to keep midnight out of the run (globalSetup.ts). */
const getDayShift = (): number => Number(process.env.E2E_DAY_SHIFT);

const noisy = new Set(['error', 'warning']);

const describe = (message: ConsoleMessage): string =>
  `console.${message.type()}: ${message.text()} (${message.location().url})`;

/** Requests may be aborted by navigation or lazy loading, and scripts do not load if JavaScript is off. */
const isFailure = (request: Request, scriptRuns: boolean): boolean => {
  const reason = request.failure()?.errorText;
  return reason !== 'net::ERR_ABORTED' && (scriptRuns || reason !== 'csp');
};

export const observe = (page: Page, scriptRuns: boolean, problems: string[]): void => {
  page.on('console', (message) => noisy.has(message.type()) && problems.push(describe(message)));
  page.on('pageerror', (error) =>
    problems.push(`page error: ${error.name}: ${error.message}\n${error.stack ?? ''}`),
  );
  page.on(
    'requestfailed',
    (request) =>
      isFailure(request, scriptRuns) &&
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`),
  );
};

export const test = base.extend<TestEnvironment & { observed: Observed }>({
  baseURL: async ({}, use) => use(getSiteUrl()),
  observed: async ({}, use) => use({ problems: [], expected: [] }),
  expectErrors: async ({ observed }, use) => use((pattern) => void observed.expected.push(pattern)),
  foreignRequests: async ({}, use) => use([]),

  context: async ({ context, baseURL, foreignRequests }, use) => {
    const { origin } = new URL(baseURL!);
    const isForeign = (url: URL): boolean =>
      /^https?:$/.test(url.protocol) && url.origin !== origin;
    await context.route(isForeign, (route) => {
      foreignRequests.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    });
    await context.addInitScript(shiftClock, getDayShift());
    await context.addInitScript(watchText);
    await use(context);
  },

  page: async ({ page, javaScriptEnabled, observed }, use) => {
    observe(page, javaScriptEnabled ?? true, observed.problems);
    await use(page);
    const unexpected = observed.problems.filter(
      (line) => !observed.expected.some((pattern) => pattern.test(line)),
    );
    expect(unexpected, 'the page causes no unexpected problems').toEqual([]);
  },
});
