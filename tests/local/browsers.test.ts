import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findInstalledEngines } from '../../local/browsers.ts';
import { CannotStart } from '../../local/terminal.ts';
import { createTemporaryFolder } from '../support/folder.ts';

/** Installs a Firefox that only prints its version, and returns the printed notes. */
const install = async (version: string) => {
  const firefox = join(await createTemporaryFolder(), 'firefox');
  await writeFile(firefox, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`, { mode: 0o755 });
  vi.stubEnv('FIREFOX_PATH', firefox);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  return log.mock.calls;
};

// The fake Firefox is a shell script.
const onUnix = it.skipIf(process.platform === 'win32');

onUnix('leaves out a Firefox that is too old, and says in one line how to update it', async () => {
  const notes = await install('140.3.0esr');
  expect(findInstalledEngines(['firefox'], false)).toEqual([]);
  expect(notes).toHaveLength(1);
  expect(String(notes[0])).toMatch(/Firefox 140 is too old .* need \d+\. .*apt-get update[^\n]*$/);
  expect(() => findInstalledEngines(['firefox'], true)).toThrow(CannotStart);
});

onUnix('takes a new Firefox without a note', async () => {
  const notes = await install('1000.0');
  expect(findInstalledEngines(['firefox'], true)).toEqual(['firefox']);
  expect(notes).toEqual([]);
});
