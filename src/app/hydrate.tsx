import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadRouteData } from './pageModules.ts';
import { routes } from './routes.tsx';

/** Hydrates the static page. In development the root is empty. */
export function hydrate(loaderData: Record<string, unknown>, onHydrated: () => void): void {
  const root = document.getElementById('root')!;
  assignHashEntryKeys();
  // With its data, the router renders at once and keeps the scroll position.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  prefetchOnApproach();
  const removeStaticTags = createTagRemover(root);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated
        onHydrated={() => {
          removeStaticTags();
          onHydrated();
        }}
      />
    </StrictMode>
  );
  // In a transition, hydration yields to input and other tasks.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * React Router 7.18 gives all entries of hash links the key "default" and one scroll position. Call it before the
 * router is created.
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
    // The navigation tries again and shows the failure.
    loadRouteData(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetchLink, { passive: true });
}

/**
 * If an extension has changed the static page, React replaces it and adds its own head tags. The static ones would
 * describe the first page on all later pages. Call it before hydration.
 */
function createTagRemover(root: HTMLElement): () => void {
  const staticTags = [...document.head.children];
  const [staticPart] = root.children;
  return () => {
    if (staticPart?.isConnected !== false) return;
    const tags = [...document.head.children].filter((tag) => !staticTags.includes(tag));
    for (const tag of staticTags) if (tags.some((other) => other.isEqualNode(tag))) tag.remove();
  };
}

function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
