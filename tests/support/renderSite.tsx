import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../src/app/routes.tsx';

export async function renderSite(at: string) {
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter(routes);
  const view = render(<RouterProvider router={router} />);
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error(`Nothing is shown at ${at} yet.`);
  });
  // React runs effects in a later task, or at the latest before the next render.
  act(() => view.rerender(<RouterProvider router={router} />));
  const go = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...view, visitor: userEvent.setup(), router, go };
}
