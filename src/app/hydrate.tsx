import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { keepVisit } from './keepVisit.ts';
import { mindOwnEntries } from './ownEntries.ts';
import { loadAt, routes } from './routes.tsx';
import { forgiveSkippedTransitions } from './viewTransitions.ts';

/** Restores what the visitor did if React replaced the page, then reports that the application handles events. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  // React renders a replacement in the task that shows it, so the static page is still complete here.
  const [putBack] = useState(keepVisit);
  useLayoutEffect(putBack, [putBack]);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

const onRecoverableError = (error: unknown) =>
  console.warn(
    'The HTML differs from what the build wrote, so React rendered the page again:',
    error,
  );

/** Hydrates the static page; in development, where the root is empty, renders it. Rejects if a part cannot be downloaded. */
export async function hydrate(onHydrated: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  // With its data the router renders the page at once and leaves the first scroll position to the browser.
  const hydrationData = { loaderData: await loadAt(location.pathname) };
  forgiveSkippedTransitions();
  const hearEntries = mindOwnEntries();
  const router = createBrowserRouter(routes, { hydrationData });
  prefetchOnApproach();
  const hydrated = () => {
    hearEntries(router);
    onHydrated();
  };
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <Hydrated onHydrated={hydrated} />
    </StrictMode>
  );
  // In a transition React works between other tasks, not in one long one (facebook/react, hydrateRoot and lanes).
  if (root.hasChildNodes())
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}

/** Downloads the page behind a link when a visitor comes near it with mouse, finger or keyboard. */
function prefetchOnApproach(): void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    // A failure is shown when the visitor goes there, and the download tried again.
    loadAt(link.pathname).catch(() => {});
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, approach, { passive: true });
}
