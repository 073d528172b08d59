import type { createBrowserRouter } from 'react-router-dom';

/**
 * Call it before the router is created, and the returned function after hydration. React Router 7.18 reads the key
 * "default", that of the first entry, for entries of hash links, and would restore its scroll position: each gets a
 * unique key. During hydration the router would scroll to the top, so it must not see popstate.
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
