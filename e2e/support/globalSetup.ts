import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';
import { startWorld } from '../../local/world.ts';
import { dayOfBuild, noonOf } from './dayOfBuild.ts';
import { refuseMarked } from './refusals.ts';

/** Starts one world for the whole run, on free ports and with a mail folder of its own; gives the way to end it. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  const mailFolder = mkdtempSync(join(tmpdir(), 'mail-'));
  const logFile = join(projectFolder, '.cache', 'e2e-functions.log');
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  writeFileSync(logFile, '');

  const world = await startWorld({
    // No setting of this machine takes part; many tests post from one address, so no rate limit.
    env: { ENQUIRY_RATE_LIMIT: '0' },
    port: 0,
    inboxPort: 0,
    mailFolder,
    mailServer: { onData: refuseMarked },
    log: (line) => appendFileSync(logFile, `${line}\n`),
  });
  // The workers inherit the environment of this process.
  process.env.E2E_SITE_URL = world.siteUrl;
  process.env.E2E_INBOX_URL = world.inboxUrl;
  process.env.E2E_DAY_SHIFT = String(noonOf(dayOfBuild()) - Date.now());

  return async () => {
    await world.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  };
};

export default globalSetup;
