import type { Page } from '@playwright/test';

/** What the router remembers in a tab when a page is left: how far each was scrolled, so that Back comes to that place. */
const scrollPositions = 'react-router-scroll-positions';

/** What a page keeps in the browser beyond that, by name. */
export const keptIn = (page: Page) =>
  page.evaluate(
    async (positions) => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter((key) => key !== positions),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }),
    scrollPositions,
  );

export const nothing: Awaited<ReturnType<typeof keptIn>> = {
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
};
