/** Not reachable from outside, as on Netlify. */
export const scheduledPath = '/scheduled/';

/** Returns milliseconds. Throws unless the schedule is "every n minutes". */
export const intervalOf = (schedule: string): number => {
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(schedule)?.[1];
  if (!minutes)
    throw new Error(`The local scheduler supports only "*/5 * * * *", not "${schedule}".`);
  return Number(minutes) * 60_000;
};
