/** Functions that run by the clock. On Netlify nobody can call them; here only this machine's own world can, by an address that the gateway passes on to nobody. */
export const scheduledPath = '/scheduled/';

/** Milliseconds between two runs of "every five minutes"; other expressions are not used here and are named. */
export const intervalOf = (schedule: string): number => {
  const minutes = /^\*\/(\d+) \* \* \* \*$/.exec(schedule)?.[1];
  if (!minutes)
    throw new Error(
      `The local platform knows schedules of the form "*/5 * * * *" only, not "${schedule}".`,
    );
  return Number(minutes) * 60_000;
};
