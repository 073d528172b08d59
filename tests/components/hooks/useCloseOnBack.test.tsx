import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openedOf, pageKey, useCloseOnBack } from '../../../src/components/hooks/useCloseOnBack.ts';

const menuNow = openedOf(['menu']);
const termsNow = openedOf(['terms']);

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
          <button onClick={() => menu.leave('/other')}>other</button>
          <button onClick={() => menu.leave('/page?a=1#place')}>same</button>
        </div>
      )}
      {terms.opened && <div role="dialog" aria-label="terms" />}
      <ScrollRestoration getKey={pageKey} />
    </>
  );
}

const visit = () => {
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page?a=1#place');
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { visitor: userEvent.setup(), entries: window.history.length };
};

const address = () => window.location.pathname + window.location.search + window.location.hash;
const arrive = (sought: string) => waitFor(() => expect(address()).toBe(sought));
const press = (visitor: ReturnType<typeof userEvent.setup>, name: string) =>
  visitor.click(screen.getByRole('button', { name }));
const shown = () => screen.queryByRole('dialog')?.getAttribute('aria-label');
const go = async (steps: number) => {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await act(async () => {
    window.history.go(steps);
    await arrived;
  });
};

it.each(['menu', 'terms'])(
  'adds one entry for the same address when the %s opens; Back closes it, Forward opens it again',
  async (name) => {
    const { visitor, entries } = visit();
    await press(visitor, `open ${name}`);
    expect(shown()).toBe(name);
    expect(window.history.length).toBe(entries + 1);
    expect(address()).toBe('/page?a=1#place');
    await go(-1);
    expect(shown()).toBeUndefined();
    expect(address()).toBe('/page?a=1#place');
    await go(1);
    expect(shown()).toBe(name);
    await go(-1);
    await go(-1);
    expect(address()).toBe('/before');
  },
);

it('goes back over its entry once when it is closed otherwise, however often', async () => {
  const { visitor } = visit();
  await press(visitor, 'open menu');
  const close = screen.getByRole('button', { name: 'close' });
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await act(async () => {
    close.click();
    close.click();
    await popped;
  });
  expect(shown()).toBeUndefined();
  expect(address()).toBe('/page?a=1#place');
  await go(-1);
  expect(address()).toBe('/before');
});

it('lets the page of a link replace its entry', async () => {
  const { visitor, entries } = visit();
  await press(visitor, 'open menu');
  await press(visitor, 'other');
  await arrive('/other');
  expect(shown()).toBeUndefined();
  expect(window.history.length).toBe(entries + 1);
  await go(-1);
  expect(address()).toBe('/page?a=1#place');
  expect(shown()).toBeUndefined();
});

it('leaves no entry behind when a link leads to the page underneath', async () => {
  const { visitor } = visit();
  await press(visitor, 'open menu');
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await press(visitor, 'same');
  await act(async () => void (await popped));
  expect(shown()).toBeUndefined();
  expect(address()).toBe('/page?a=1#place');
  await go(-1);
  expect(address()).toBe('/before');
});

it('does not scroll to the hash of the page when it opens or closes', async () => {
  const { visitor } = visit();
  const place = document.body.appendChild(
    Object.assign(document.createElement('p'), { id: 'place', scrollIntoView: vi.fn() }),
  );
  onTestFinished(() => place.remove());
  await press(visitor, 'open menu');
  await go(-1);
  expect(place.scrollIntoView).not.toHaveBeenCalled();
});

it('is open after a reload, and Back closes it', async () => {
  const { visitor } = visit();
  await press(visitor, 'open menu');
  document.body.replaceChildren();
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  expect(shown()).toBe('menu');
  await go(-1);
  expect(shown()).toBeUndefined();
});
