import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Downloads the page behind a link when a visitor comes near it with mouse, finger or keyboard. */
export function prefetchOnApproach(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, approach, { passive: true });
}

function approach({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    // A refusal is shown when the visitor goes there, and asked again.
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
  }
}
