import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../../src/app/routes.tsx';

/** The whole site at an address, as a browser has it once everything is downloaded. */
export async function renderSite(at: string) {
  window.history.replaceState(null, '', at);
  const router = createBrowserRouter(routes);
  const view = render(<RouterProvider router={router} />);
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error(`Nothing is shown at ${at} yet.`);
  });
  // What is shown is not yet what its effects make of it: React runs those in a task of their own, at the latest before it renders again.
  act(() => view.rerender(<RouterProvider router={router} />));
  /** To an address, or so many steps of the history. */
  const go = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...view, visitor: userEvent.setup(), router, go };
}
