/** `npm start`: site, functions and inbox until Ctrl-C. */
import { buildSite } from '../build.ts';
import { CannotStart } from '../cannotStart.ts';
import { assertFree } from '../serve/ports.ts';
import { outboxFolder } from '../project.ts';
import { runSession } from '../session.ts';
import { note } from '../terminal.ts';
import { startTestEnvironment } from '../testEnvironment.ts';

await runSession(async (settings, stopped) => {
  await assertFree(settings.port, 'PORT');
  if (settings.ownMail) await assertFree(settings.inboxPort, 'INBOX_PORT');
  if (!(await buildSite(settings, { stopped, photosOnRequest: true })))
    throw new CannotStart('The site could not be built. The reason is above.');
  note('Starting the site, both functions and the mail server.');
  return startTestEnvironment({ outbox: outboxFolder, log: console.log });
});
