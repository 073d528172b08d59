import { expect, it, onTestFinished, vi } from 'vitest';
import { localAddress, serve } from '../../../local/serve/server.ts';
import runScheduled, { config } from '../../../netlify/functions/rebuild-site.ts';

/** Runs the function at each of its times in the night after `day`, which are in UTC, and returns the calls. */
const runNight = async (day: string, status = 200) => {
  const calls: string[] = [];
  const host = await serve(({ method, url }) => {
    calls.push(`${new Date().toISOString().slice(11, 16)} ${method} ${new URL(url).pathname}`);
    return new Response(null, { status });
  });
  vi.stubEnv('BUILD_HOOK_URL', `http://${localAddress}:${host.port}/build_hooks/1`);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
    await host.stop();
  });
  expect(config.schedule).toBe('30 0,1 * * *');
  for (const time of ['00:30', '01:30']) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}:00Z`) });
    await runScheduled();
  }
  return calls;
};

it.each([
  ['summer', '2027-06-19', '00:30'],
  ['winter', '2026-12-12', '01:30'],
  ['the night when summer time begins', '2027-03-28', '01:30'],
  ['the night when summer time ends', '2027-10-31', '00:30'],
])(
  'calls the build hook once, soon after three o’clock at the venue, in %s',
  async (_, day, time) => {
    expect(await runNight(day)).toEqual([`${time} POST /build_hooks/1`]);
  },
);

it('logs the status of a refused build, without the secret address', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await runNight('2027-06-19', 404);
  expect(log.mock.calls).toEqual([['{"nightlyBuild":"refused","reason":404}']]);
});

it('does nothing without a build hook', async () => {
  vi.stubEnv('BUILD_HOOK_URL', '');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-19T00:30:00Z') });
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  expect((await runScheduled()).status).toBe(204);
});
