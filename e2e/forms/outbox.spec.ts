import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestEnvironment } from '../../local/testEnvironment.ts';
import { formIds, type FormId } from '../../src/enquiry/fields.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { getPath } from '../../src/site/pages.ts';
import { createTyped, fillForm, getSendButton, getSuccessBox } from '../support/enquiry.ts';
import { expect, test } from '../support/testEnvironment.ts';
import { visitAwake } from '../support/visitor.ts';

test(
  'accepts enquiries while the mail server is stopped, and delivers each once when it runs again',
  { tag: '@phone' },
  async ({ browser }) => {
    test.slow();
    const mailFolder = await mkdtemp(join(tmpdir(), 'outbox-'));
    const environment = await startTestEnvironment({
      env: { ENQUIRY_RATE_LIMIT: '0' },
      port: 0,
      inboxPort: 0,
      mailFolder,
      outbox: 'memory://',
    });
    const context = await browser.newContext({ baseURL: environment.siteUrl });
    try {
      const inbox = await context.newPage();
      await inbox.goto(environment.inboxUrl ?? '');
      await inbox.getByRole('button', { name: 'Stop the mail server' }).click();
      await expect(inbox.getByText('The mail server is stopped')).toBeVisible();

      // Posts in parallel, because a function retries for seconds.
      const send = async (form: FormId): Promise<string> => {
        const page = await context.newPage();
        const typed = createTyped(form, 'en');
        await visitAwake(page, getPath(form, 'en'));
        await fillForm(page, form, 'en', typed);
        await getSendButton(page, form, 'en').click();
        await expect(getSuccessBox(page, form, 'en')).toBeFocused();
        return String(typed.email);
      };
      const visitors = await Promise.all(formIds.map(send));

      await expect
        .poll(
          async () =>
            (await environment.outbox?.readWaiting())?.every(({ attempts }) => attempts > 0),
          {
            timeout: 30_000,
          },
        )
        .toBe(true);
      await inbox.goto(environment.inboxUrl ?? '');
      await expect(inbox.getByRole('heading', { name: 'Waiting (4)' })).toBeVisible();
      await expect(inbox.getByText('No mail yet.')).toBeVisible();
      await inbox.getByRole('button', { name: 'Start the mail server' }).click();
      await expect(inbox.getByRole('button', { name: 'Stop the mail server' })).toBeVisible();

      // The platform delivers every five minutes.
      await expect
        .poll(
          async () => {
            await environment.outbox?.database.exec(
              "update enquiry.mail set next_at = next_at - interval '30 minutes'",
            );
            await environment.deliverLater();
            return (await environment.outbox?.readWaiting())?.length;
          },
          { timeout: 30_000 },
        )
        .toBe(0);
      await inbox.goto(environment.inboxUrl ?? '');
      await expect(inbox.getByRole('heading', { name: /Waiting/ })).toBeHidden();
      const mails = environment.listMails();
      for (const visitor of visitors)
        expect(
          mails.filter(({ to, replyTo }) => to.includes(venue.email) && replyTo.includes(visitor)),
        ).toHaveLength(1);
      expect(mails).toHaveLength(4);
    } finally {
      await context.close();
      await environment.stop();
      await rm(mailFolder, { recursive: true, force: true });
    }
  },
);
