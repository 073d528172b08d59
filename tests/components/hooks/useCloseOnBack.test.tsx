import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createOpenIdFinder,
  getPageKey,
  useCloseOnBack,
} from '../../../src/components/hooks/useCloseOnBack.ts';

const menuNow = createOpenIdFinder(['menu']);
const termsNow = createOpenIdFinder(['terms']);

function Page() {
  const menu = useCloseOnBack(menuNow);
  const terms = useCloseOnBack(termsNow);
  return (
    <>
      <button onClick={() => menu.open('menu')}>open menu</button>
      <button onClick={() => terms.open('terms')}>open terms</button>
      {menu.opened && (
        <div role="dialog" aria-label="menu">
          <button onClick={menu.close}>close</button>
          <button onClick={() => menu.leave('/page?a=1#place')}>same</button>
        </div>
      )}
      {terms.opened && <div role="dialog" aria-label="terms" />}
      <ScrollRestoration getKey={getPageKey} />
    </>
  );
}

const load = () => {
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  onTestFinished(() => router.dispose());
  return render(<RouterProvider router={router} />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = async (name: 'menu' | 'terms') => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page?a=1#place');
  const view = load();
  const entries = window.history.length;
  await press(`open ${name}`);
  expect(shown()).toBe(name);
  return { ...view, entries };
};

const address = () => window.location.pathname + window.location.search + window.location.hash;
const shown = () => screen.queryByRole('dialog')?.getAttribute('aria-label');
const arrival = (start: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    start();
    await arrived;
  });
const go = (steps: number) => arrival(() => window.history.go(steps));

it('adds one entry for the same address: Back closes, Forward opens again', async () => {
  const { entries } = await open('terms');
  expect(window.history.length).toBe(entries + 1);
  expect(address()).toBe('/page?a=1#place');
  await go(-1);
  expect(shown()).toBeUndefined();
  expect(address()).toBe('/page?a=1#place');
  await go(1);
  expect(shown()).toBe('terms');
});

it.each([
  ['it is closed, however often', ['close', 'close']],
  ['a link leads to the page underneath', ['same']],
])('leaves no entry behind when %s', async (_, presses) => {
  await open('menu');
  const buttons = presses.map((name) => screen.getByRole('button', { name }));
  const steps = vi.spyOn(window.history, 'go');
  await arrival(() => buttons.forEach((button) => button.click()));
  expect(steps).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
  expect(address()).toBe('/page?a=1#place');
  await go(-1);
  expect(address()).toBe('/before');
});

it('does not scroll to the hash of the page again when it opens or closes', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const place = document.body.appendChild(document.createElement('p'));
  place.id = 'place';
  onTestFinished(() => place.remove());
  await open('menu');
  await go(-1);
  expect(scrollIntoView.mock.contexts).toEqual([place]);
});

it('is open after a reload, and Back closes it', async () => {
  const { unmount } = await open('menu');
  unmount();
  load();
  expect(shown()).toBe('menu');
  await go(-1);
  expect(shown()).toBeUndefined();
});
