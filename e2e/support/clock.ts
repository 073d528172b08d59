/**
 * Shifts Date in a page, by `addInitScript`. Playwright's clock would also fake timers, which the start of the app
 * needs.
 */
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
