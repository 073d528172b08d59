/** Not reachable from outside, as on Netlify. */
export const scheduledPath = '/scheduled/';

/** Returns milliseconds. Throws unless the schedule is "every n minutes". */
export const intervalOf = (schedule: string): number => {
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(schedule)?.[1];
  if (!minutes)
    throw new Error(
      `The local platform knows schedules of the form "*/5 * * * *" only, not "${schedule}".`,
    );
  return Number(minutes) * 60_000;
};
