/** Shifts Date; pass it to `addInitScript`. Playwright's clock also fakes timers, which the app start needs. */
export const shiftClock = (milliseconds: number): void => {
  const Running = Date;
  globalThis.Date = class extends Running {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [Running.now() + milliseconds]) as [number]));
    }
    static override now(): number {
      return Running.now() + milliseconds;
    }
  } as DateConstructor;
};
