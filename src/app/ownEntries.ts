import type { createBrowserRouter } from 'react-router-dom';

/**
 * Comes between the router and the history entries that the browser makes by itself, for a link to a place on the page
 * or an edited hash. To be called before the router is made, so that this listener comes first. What it returns is to be
 * called when React has taken the page over.
 *
 * It gives each of them a key of its own: React Router (7.18, createBrowserHistory) reads the key of such an entry as
 * "default", which is also that of the first entry; after Back its saved scroll position would be put in place of the
 * one asked for.
 *
 * And while React takes the page over, it keeps Back and presses on such links to itself: the browser goes there, but
 * the router would take it for a navigation without a saved position and begin at the top. It is told in the end where
 * the visitor is, and moves nothing.
 */
export function mindOwnEntries(): (router: ReturnType<typeof createBrowserRouter>) => void {
  let isTakenOver = false;
  let hasMissed = false;
  window.addEventListener('popstate', (event) => {
    if (event.state === null)
      history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, '');
    if (isTakenOver) return;
    event.stopImmediatePropagation();
    hasMissed = true;
  });
  return (router) => {
    isTakenOver = true;
    const { pathname, search, hash } = window.location;
    if (hasMissed)
      void router.navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  };
}
