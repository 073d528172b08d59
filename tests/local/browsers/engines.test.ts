// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { presentEngines } from '../../../local/browsers/engines.ts';
import { temporaryFolder } from '../../support/folder.ts';

afterEach(() => void vi.unstubAllEnvs());

const standIn = async (): Promise<void> => {
  vi.stubEnv('PATH', await temporaryFolder());
  vi.stubEnv('FIREFOX_PATH', process.execPath);
};

const listen = () => ({
  note: vi.spyOn(console, 'log').mockImplementation(() => {}),
  error: vi.spyOn(console, 'error').mockImplementation(() => {}),
});

it('skips an engine that is not installed and prints one line about it', async () => {
  await standIn();
  vi.stubEnv('ENGINES', undefined);
  const { note, error } = listen();
  expect(presentEngines(['firefox', 'webkit'])).toEqual({ present: ['firefox'], isEnough: true });
  expect(note).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/left out: webkit\. On Debian: .*$/),
  );
  expect(error).not.toHaveBeenCalled();
});

it('where all are required, a missing one is a fault, which a line names', async () => {
  await standIn();
  vi.stubEnv('ENGINES', 'required');
  const { note, error } = listen();
  expect(presentEngines(['firefox', 'webkit'])).toMatchObject({ isEnough: false });
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/must have them .*: webkit\. On Debian: .*$/),
  );
  expect(note).not.toHaveBeenCalled();
});

it.each(['required', undefined])(
  'what is there is named without a word (ENGINES=%s)',
  async (demand) => {
    await standIn();
    vi.stubEnv('ENGINES', demand);
    const { note, error } = listen();
    expect(presentEngines(['firefox'])).toEqual({ present: ['firefox'], isEnough: true });
    expect(note).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  },
);
