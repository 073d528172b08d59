/**
 * Runs work once per key. A second call while the first is under way waits for its result; a call after an
 * accepted one gets that result again. In memory, so it holds per isolate: Netlify and Supabase keep a warm
 * isolate for minutes and send repeats to it most of the time, but neither promises it. The Message-ID is
 * made of the same key, so that a repeat that does slip through is recognisable as the same mail.
 */
export type Once<Result> = {
  /** `keepMs`: how long an accepted result is repeated. */
  readonly run: (key: string, keepMs: number, work: () => Promise<Result>) => Promise<{ readonly result: Result; readonly repeated: boolean }>;
};

const maxKeys = 2000;

export const createOnce = <Result>(isAccepted: (result: Result) => boolean, now: () => number): Once<Result> => {
  const entries = new Map<string, { readonly result: Promise<Result>; until: number }>();
  return {
    run: async (key, keepMs, work) => {
      const known = entries.get(key);
      if (known && known.until > now()) return { result: await known.result, repeated: true };
      const entry = { result: work(), until: Number.POSITIVE_INFINITY };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxKeys) entries.delete(entries.keys().next().value ?? key);
      try {
        const result = await entry.result;
        entry.until = isAccepted(result) ? now() + keepMs : 0;
        return { result, repeated: false };
      } catch (error) {
        entry.until = 0;
        throw error;
      } finally {
        if (entry.until === 0 && entries.get(key) === entry) entries.delete(key);
      }
    },
  };
};
