// oxlint-disable no-empty-pattern -- Playwright reads from this pattern which other fixtures a fixture needs.
/** What a spec imports: `test` with the running site and its inbox, and the tools to make a mail fail. */
import { expect, test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import type { Mail } from '../../local/inbox/mailStore.ts';

export { expect } from '@playwright/test';
export { refusedVisitor } from './refusals.ts';

export type Inbox = {
  /** The newest mail that fits, as soon as it is there. */
  waitForMail(fits: (mail: Mail) => boolean): Promise<Mail>;
  /** All mails of the run, newest first; other tests add to them. */
  mails(): Promise<Mail[]>;
};

type World = {
  inbox: Inbox;
  /** Names console output, page errors or failed requests that this test expects; all others fail it. */
  expectTrouble(pattern: RegExp): void;
  /** Addresses on other machines that pages asked for. None is ever reached: each gets an empty answer. */
  foreignRequests: string[];
};

type Observed = { trouble: string[]; expected: RegExp[] };

const siteUrl = (): string => process.env.E2E_SITE_URL ?? '';
const inboxUrl = (): string => process.env.E2E_INBOX_URL ?? '';

const fetchMails = async (): Promise<Mail[]> => (await fetch(`${inboxUrl()}/api/mails`)).json() as Promise<Mail[]>;

const inbox: Inbox = {
  mails: fetchMails,
  async waitForMail(fits) {
    let found: Mail | undefined;
    await expect
      .poll(
        async () => {
          found = (await fetchMails()).find(fits);
          return found !== undefined;
        },
        { message: 'the mail arrives in the inbox', intervals: [50, 100, 250], timeout: 10_000 },
      )
      .toBe(true);
    return found as Mail;
  },
};

const noisy = new Set(['error', 'warning']);

const describe = (message: ConsoleMessage): string => `console.${message.type()}: ${message.text()} (${message.location().url})`;

/** A request that a navigation or a lazy image cut short is no failure. */
const isFailure = (request: Request): boolean => request.failure()?.errorText !== 'net::ERR_ABORTED';

const observe = (page: Page, trouble: string[]): void => {
  page.on('console', (message) => noisy.has(message.type()) && trouble.push(describe(message)));
  page.on('pageerror', (error) => trouble.push(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => isFailure(request) && trouble.push(`request failed: ${request.url()} ${request.failure()?.errorText}`));
};

export const test = base.extend<World & { observed: Observed }>({
  baseURL: async ({}, use) => use(siteUrl()),
  inbox: async ({}, use) => use(inbox),
  observed: async ({}, use) => use({ trouble: [], expected: [] }),
  expectTrouble: async ({ observed }, use) => use((pattern) => void observed.expected.push(pattern)),
  foreignRequests: async ({}, use) => use([]),

  context: async ({ context, foreignRequests }, use) => {
    const isForeign = (url: URL): boolean => /^https?:$/.test(url.protocol) && url.origin !== siteUrl();
    await context.route(isForeign, (route) => {
      foreignRequests.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    });
    await use(context);
  },

  page: async ({ page, observed }, use) => {
    observe(page, observed.trouble);
    await use(page);
    const unexpected = observed.trouble.filter((line) => !observed.expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the page causes no unexpected trouble').toEqual([]);
  },
});
