import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadAt } from './pageModules.ts';
import { routes } from './routes.tsx';

/** Restores the visit if React replaced the page. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // React renders and shows a replacement in one task: the static page is still complete here.
  const [putBack] = useState(keepVisit);
  useLayoutEffect(putBack, [putBack]);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** In development the root is empty. */
export function hydrate(loaderData: Record<string, unknown>, onHydrated: () => void): void {
  const root = document.getElementById('root')!;
  keyHashEntries();
  // With its data, the router renders at once and keeps the browser's scroll position.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  prefetchOnApproach();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated onHydrated={onHydrated} />
    </StrictMode>
  );
  // A transition yields to other tasks (facebook/react, hydrateRoot and lanes).
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * React Router 7.18 reads the key "default", that of the first entry, for entries of hash links, and would restore its
 * scroll position. Call it before the router is created.
 */
function keyHashEntries(): void {
  addEventListener('popstate', ({ state }) => {
    if (state === null) history.replaceState({ idx: null, key: String(Date.now()) }, '');
  });
}

function prefetchOnApproach(): void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // Navigation retries and shows a failure.
    loadAt(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, approach, { passive: true });
}

/** Equal in the static page and in what React renders first. */
const identityOf = (element: Element): string =>
  ['id', 'name', 'value', 'class', 'property', 'rel', 'hreflang'].reduce(
    (identity, name) => `${identity} ${element.getAttribute(name) ?? ''}`,
    element.localName,
  );

const inHead = 'title, meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';
const interactive = '#root :is(input:not([type="hidden"]), select, textarea, details, a, button)';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const copyState = (from: HTMLElement, to: HTMLElement): void => {
  if (from instanceof HTMLDetailsElement) to.toggleAttribute('open', from.open);
  if (from.hasAttribute('aria-busy')) to.setAttribute('aria-busy', 'true');
  if (!('value' in from) || !from.matches('input, select, textarea')) return;
  Object.assign(to, { value: from.value, checked: 'checked' in from && from.checked });
  to.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * Keeps typed text, focus and a kept press if React replaces the static page: a password manager or a host may have
 * changed the HTML. Returns a function that restores them in the new page.
 */
function keepVisit(): () => void {
  const written = all(inHead);
  const before = all(interactive);
  const focused = document.activeElement;

  return () => {
    const names = new Set(
      all(inHead)
        .filter((tag) => !written.includes(tag))
        .map(identityOf),
    );
    for (const tag of written) if (names.has(identityOf(tag))) tag.remove();
    if (before.every((element) => element.isConnected)) return;
    const after = all(interactive).map((element) => ({ element, identity: identityOf(element) }));
    for (const element of before) {
      const identity = identityOf(element);
      const place = after.findIndex((successor) => successor.identity === identity);
      const successor = place < 0 ? undefined : after.splice(place, 1)[0]?.element;
      if (!successor || element.isConnected) continue;
      copyState(element, successor);
      if (element !== focused) continue;
      successor.focus({ preventScroll: true });
      const { selectionStart, selectionEnd } = element as HTMLInputElement;
      // Null in fields without a caret.
      if (typeof selectionStart === 'number')
        (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
