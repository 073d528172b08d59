// First, so that the order of the cascade layers is known before any section's sheet.
import './site.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes, showingFailures } from './routes.tsx';
import { forgiveSkippedTransitions } from './viewTransitions.ts';

/** Takes over the prerendered page; in development, where the root is empty, renders it. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  await loadMatched();
  forgiveSkippedTransitions();
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(showingFailures(routes))} />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, app);
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

void start();
