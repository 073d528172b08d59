import { addDays } from '../../site/formats/days.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import { readSetting, type Environment } from '../../site/parseSetting.ts';

/** Returns "late" if the last build is older than yesterday, which the build writes to built.txt. */
export const checkNightlyBuild = async (
  environment: Environment,
  siteUrl: string,
): Promise<'off' | 'done' | 'late'> => {
  if (!readSetting(environment, 'BUILD_HOOK_URL')) return 'off';
  const builtOn = await fetch(new URL('/built.txt', siteUrl), {
    signal: AbortSignal.timeout(2000),
  }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return builtOn >= addDays(getDayAtVenue(), -1) ? 'done' : 'late';
};
