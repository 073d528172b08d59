import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../local/project.ts';
import { startTestEnvironment } from '../../local/testEnvironment.ts';
import { getNoon, readBuildDay } from './dayOfBuild.ts';

const globalSetup = async (): Promise<() => Promise<void>> => {
  const mailFolder = mkdtempSync(join(tmpdir(), 'mail-'));
  const logFile = join(projectFolder, '.cache', 'e2e-functions.log');
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  writeFileSync(logFile, '');

  const environment = await startTestEnvironment({
    // Without a rate limit, because all tests post from one address.
    env: { ENQUIRY_RATE_LIMIT: '0' },
    port: 0,
    inboxPort: 0,
    mailFolder,
    log: (line) => appendFileSync(logFile, `${line}\n`),
  });
  // Test workers inherit the environment.
  process.env.E2E_SITE_URL = environment.siteUrl;
  process.env.E2E_INBOX_URL = environment.inboxUrl;
  process.env.E2E_DAY_SHIFT = String(getNoon(readBuildDay()) - Date.now());

  return async () => {
    await environment.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  };
};

export default globalSetup;
