import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadRouteData } from './pageModules.ts';
import { routes } from './routes.tsx';

/** Hydrates the static page. In development the root is empty. */
export function hydrate(loaderData: Record<string, unknown>, onHydrated: () => void): void {
  const root = document.getElementById('root')!;
  assignHashEntryKeys();
  // With its data, the router renders at once and keeps the scroll position of the browser.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  prefetchOnApproach();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated onHydrated={onHydrated} />
    </StrictMode>
  );
  // In a transition, hydration yields to input and other tasks.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * React Router 7.18 takes all entries of hash links for one, as they have the key "default", and would restore its
 * scroll position. index.html does the same for the first entry. Call it before the router is created.
 */
function assignHashEntryKeys(): void {
  addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ idx: null, key: String(Date.now()) }, '');
  });
}

function prefetchOnApproach(): void {
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A later navigation tries again and shows the failure.
    loadRouteData(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetchLink, { passive: true });
}

/** Restores the visitor's input if React replaced the static page. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // If hydration fails, React renders #root again. State initialisers run before the static nodes go: the last chance
  // to read text and focus.
  const [restoreFormState] = useState(captureFormState);
  useLayoutEffect(restoreFormState, [restoreFormState]);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

const headSelector =
  'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';

const interactiveSelector =
  '#root :is(input:not([type="hidden"]), select, textarea, details, a, button)';

/**
 * Reads typed text, focus and a kept press, because a password manager or a host may have changed the HTML, which
 * React then replaces. Returns a function that restores them.
 */
function captureFormState(): () => void {
  const staticTags = queryAll(headSelector);
  const before = queryAll(interactiveSelector);
  const focused = document.activeElement;

  return () => {
    const names = new Set(
      queryAll(headSelector)
        .filter((tag) => !staticTags.includes(tag))
        .map(getIdentity),
    );
    for (const tag of staticTags) if (names.has(getIdentity(tag))) tag.remove();
    if (before.every((element) => element.isConnected)) return;
    const after = queryAll(interactiveSelector).map((element) => ({
      element,
      identity: getIdentity(element),
    }));
    for (const element of before) {
      const identity = getIdentity(element);
      const place = after.findIndex((successor) => successor.identity === identity);
      const successor = place < 0 ? undefined : after.splice(place, 1)[0]?.element;
      if (!successor || element.isConnected) continue;
      copyState(element, successor);
      if (element !== focused) continue;
      successor.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = element as HTMLInputElement;
      if (typeof selectionStart === 'number')
        (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  };
}

const queryAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Returns a key that matches an element of the static page with its successor. */
const getIdentity = (element: Element): string =>
  ['id', 'name', 'value', 'class', 'property', 'rel', 'hreflang'].reduce(
    (identity, name) => `${identity} ${element.getAttribute(name) ?? ''}`,
    element.localName,
  );

const copyState = (from: HTMLElement, to: HTMLElement): void => {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  if (from.hasAttribute('aria-busy')) to.setAttribute('aria-busy', 'true');
  if (!('value' in from) || !from.matches('input, select, textarea')) return;
  Object.assign(to, { value: from.value, checked: 'checked' in from && from.checked });
  to.dispatchEvent(new Event('input', { bubbles: true }));
};
