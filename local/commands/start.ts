/** `npm start` runs the site, the functions and the inbox until Ctrl-C. */
import { buildSite } from '../build.ts';
import { outboxFolder } from '../project.ts';
import { runSession } from '../session.ts';
import { printNote } from '../terminal.ts';
import { startTestEnvironment } from '../testEnvironment.ts';

await runSession(async (_settings, signal) => {
  await buildSite({ signal, photosOnRequest: true });
  printNote('Starting the site, both functions and the mail server.');
  return startTestEnvironment({ outbox: outboxFolder, log: console.log });
});
