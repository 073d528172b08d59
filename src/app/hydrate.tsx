// First, so that the order of the cascade layers is known before any section's sheet.
import './site.css';
import '../ui/styles/fonts.css';
import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keepVisit } from './keepVisit.ts';
import { prefetchOnApproach } from './prefetch.ts';
import { mindOwnEntries } from './ownEntries.ts';
import { routes, showingFailures } from './routes.tsx';
import { forgiveSkippedTransitions } from './viewTransitions.ts';

/**
 * No page has data to take over. But with it the router leaves the first scroll position to the browser, which knows
 * it from the start; the application may come later, when the visitor has moved on.
 */
const hydrationData = { loaderData: {} };

/** Restores what the visitor did if React replaced the page, then reports that the application handles events (boot.ts). */
function TakenOver() {
  // React renders a replacement in the task that shows it, so the static page is still complete here.
  const [putBack] = useState(keepVisit);
  useLayoutEffect(putBack, [putBack]);
  useEffect(() => void window.dispatchEvent(new Event('takenover')), []);
  return null;
}

const reportMismatch = (error: unknown) =>
  console.warn(
    'The HTML differs from what the build wrote, so React rendered the page again:',
    error,
  );

/** Takes over the prerendered page; in development, where the root is empty, renders it. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  await loadMatched();
  forgiveSkippedTransitions();
  const takeOver = mindOwnEntries();
  const router = createBrowserRouter(showingFailures(routes), { hydrationData });
  window.addEventListener('takenover', () => takeOver(router), { once: true });
  prefetchOnApproach();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
      <TakenOver />
    </StrictMode>
  );
  // In a transition React works between other tasks, not in one long one (facebook/react, hydrateRoot and lanes).
  if (root.hasChildNodes())
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportMismatch }));
  else createRoot(root).render(app);
}

/**
 * Resolves the lazy parts of the first page before hydrating: its first render must equal the static HTML. If one
 * cannot be downloaded, the static page stays as it is; its links and forms work without script.
 */
async function loadMatched() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

start().catch((error: unknown) => {
  // Presses that wait for the application go where their links lead (boot.ts).
  window.dispatchEvent(new Event('notstarted'));
  throw error;
});
