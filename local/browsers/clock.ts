/** What a page takes for now: a moment that stands still, or the true one moved by some milliseconds. */
type Clock = { at: number } | { movedBy: number };

/**
 * Gives a page another day; runs in the browser, before the page's own scripts (`addInitScript`). Playwright's own clock
 * takes timers and idle callbacks, too, for which the start of the application waits.
 */
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
