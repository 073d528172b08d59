/**
 * Repeats share the pending or accepted result. In memory, so per instance; the Message-ID identifies other
 * duplicates.
 */
export type Idempotency<Result> = {
  /** `keepMs`: how long to reuse an accepted result. */
  readonly run: (
    key: string,
    keepMs: number,
    work: () => Promise<Result>,
  ) => { readonly result: Promise<Result>; readonly repeated: boolean };
};

const maxKeys = 2000;

export const createIdempotency = <Result>(
  isAccepted: (result: Result) => boolean,
  now: () => number,
): Idempotency<Result> => {
  const entries = new Map<string, { readonly result: Promise<Result>; until: number }>();
  return {
    run: (key, keepMs, work) => {
      const known = entries.get(key);
      if (known && known.until > now()) return { result: known.result, repeated: true };
      const entry = { result: work(), until: Number.POSITIVE_INFINITY };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxKeys) entries.delete(entries.keys().next().value ?? key);
      const settle = (accepted: boolean): void => {
        if (accepted) entry.until = now() + keepMs;
        else if (entries.get(key) === entry) entries.delete(key);
      };
      entry.result.then(
        (result) => settle(isAccepted(result)),
        () => settle(false),
      );
      return { result: entry.result, repeated: false };
    },
  };
};
