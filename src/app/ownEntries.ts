/**
 * Gives every history entry that the browser makes by itself, for a link to a place on the page or an edited hash, a
 * key of its own. React Router (7.18, createBrowserHistory) reads the key of such an entry as "default", which is also
 * that of the first entry: after Back its saved scroll position would be put in place of the one asked for.
 * To be called before the router is made, so that this listener comes first.
 */
export function keyOwnEntries(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, '');
  });
}
