/** Milliseconds. */
type Clock = { at: number } | { movedBy: number };

/** Replaces Date; pass it to `addInitScript`. Playwright's clock also fakes timers, which the app start needs. */
export const setClock = (clock: Clock): void => {
  const Running = Date;
  const now = (): number => ('at' in clock ? clock.at : Running.now() + clock.movedBy);
  globalThis.Date = class extends Running {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now()]) as [number]));
    }
    static override now(): number {
      return now();
    }
  } as DateConstructor;
};
