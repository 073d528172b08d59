import type { Page } from '@playwright/test';

/** The router stores these for Back. */
const scrollPositions = 'react-router-scroll-positions';

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
