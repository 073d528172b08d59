/** Builds the site each night, because its pages show the dates, prices and hours of the day of their build. */
import type { Config } from '@netlify/functions';
import { timeZone } from '../../src/site/formats/formatDay.ts';
import { readSetting } from '../../src/site/parseSetting.ts';

export default async (): Promise<Response> => {
  const hook = readSetting(process.env, 'BUILD_HOOK_URL');
  const now = Date.now();
  // Of the two runs, the first one after three o'clock. In the night when summer time begins, it is after four.
  if (hook && getHour(now) >= 3 && getHour(now - 3_600_000) < 3) {
    const refusal = await fetch(hook, { method: 'POST' }).then(
      ({ ok, status }) => (ok ? undefined : status),
      () => 'no answer',
    );
    if (refusal) console.log(JSON.stringify({ nightlyBuild: 'refused', reason: refusal }));
  }
  return new Response(null, { status: 204 });
};

/** 3:30 in Athens, in UTC: the first time is for summer, the second one for winter. */
export const config: Config = { schedule: '30 0,1 * * *' };

/** Returns the hour at the venue, 0 to 23. */
function getHour(moment: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit' });
  return Number(format.format(moment));
}
