import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { PagePicture } from '../../../src/site/photos/pagePicture.ts';
import { LocaleProvider } from '../../../src/components/Locale.tsx';
import { PhotoSet } from '../../../src/features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../../src/features/gallery/PhotoTile.tsx';
import { haveStage } from '../../support/browser.ts';
import { layoutMessages, Providers } from '../../support/renderInLayout.tsx';

const copy = layoutMessages.en;

const photos = ['061', '062', '063'].map((id): PagePicture => ({
  id,
  width: 1500,
  height: 1000,
  color: '#445533',
  hash: 'abcdef12',
  alt: `Picture ${id}`,
}));

const page = (
  <Providers>
    <LocaleProvider language="en" messages={copy}>
      <PhotoSet photos={photos} controls="zoom">
        {photos.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} sizes="50vw" />
        ))}
      </PhotoSet>
    </LocaleProvider>
  </Providers>
);

beforeEach(haveStage);
afterEach(() => void vi.unstubAllGlobals());

const visit = (address: string, staticPage?: HTMLElement) => {
  window.history.pushState(null, '', '/contact');
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: page }]);
  onTestFinished(() => router.dispose());
  render(
    <RouterProvider router={router} />,
    staticPage && { container: staticPage, hydrate: true },
  );
  return { visitor: userEvent.setup(), entries: window.history.length };
};

const address = () => window.location.pathname + window.location.search;
const tile = (id: string) => screen.getByRole('link', { name: `Picture ${id}` });
const viewer = () => screen.findByRole('dialog', { name: copy.viewer.name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const comeTo = (sought: string) => waitFor(() => expect(address()).toBe(sought));
const back = () => act(async () => window.history.back());

const open = async (at: string, id: string) => {
  const visited = visit(at);
  await visited.visitor.click(tile(id));
  return { ...visited, dialog: await viewer() };
};

it('links to files in the static page, and to addresses that open the viewer once script is here', () => {
  const staticPage = document.body.appendChild(document.createElement('div'));
  staticPage.innerHTML = renderToString(<StaticRouter location="/gallery">{page}</StaticRouter>);
  expect(tile('062')).toHaveAttribute('href', '/photos/062.abcdef12-1500.webp');
  visit('/gallery?category=wedding', staticPage);
  expect(tile('062')).toHaveAttribute('href', '?category=wedding&photo=062');
});

it('keeps only parameters that the site knows, in links and by sharing', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { visitor } = await open('/gallery?utm_source=mail&category=wedding&fbclid=x#top', '062');
  expect(tile('061')).toHaveAttribute('href', '?category=wedding&photo=061');
  await visitor.click(screen.getByRole('button', { name: copy.viewer.share }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    url: `${window.location.origin}/gallery?category=wedding&photo=062`,
    text: 'Picture 062',
  });
});

it('adds one entry to the history, whose address follows the photo', async () => {
  const { visitor, entries, dialog } = await open('/gallery?category=wedding', '061');
  expect(address()).toBe('/gallery?category=wedding&photo=061');
  expect(dialog).toHaveTextContent('1 / 3');
  await visitor.keyboard('{ArrowRight}');
  await comeTo('/gallery?category=wedding&photo=062');
  expect(window.history.length).toBe(entries + 1);
});

it('returns with Escape to the page and to the photo last seen', async () => {
  const { visitor } = await open('/gallery?category=wedding', '061');
  await visitor.keyboard('{ArrowRight}{ArrowRight}{Escape}');
  await closed();
  await comeTo('/gallery?category=wedding');
  await waitFor(() => expect(tile('063')).toHaveFocus());
});

it('closes with Back, and Forward opens the same photo again', async () => {
  const { visitor } = await open('/gallery', '062');
  await visitor.keyboard('{ArrowRight}');
  await comeTo('/gallery?photo=063');
  await back();
  await closed();
  expect(address()).toBe('/gallery');
  await waitFor(() => expect(tile('063')).toHaveFocus());
  await act(async () => window.history.forward());
  expect(await viewer()).toHaveTextContent('3 / 3');
});

it('goes back once however often Escape is pressed', async () => {
  const { dialog } = await open('/gallery', '062');
  const go = vi.spyOn(window.history, 'go');
  await act(async () => {
    for (let press = 0; press < 3; press += 1)
      dialog.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
  });
  await closed();
  await comeTo('/gallery');
  expect(go).toHaveBeenCalledOnce();
});

it('opens the photo of the first address: closing stays on its page, and Back leaves the page', async () => {
  const { visitor, entries } = visit('/gallery?category=wedding&photo=062');
  expect(await viewer()).toHaveTextContent('2 / 3');
  await visitor.keyboard('{Escape}');
  await closed();
  expect(address()).toBe('/gallery?category=wedding');
  expect(window.history.length).toBe(entries);
  await waitFor(() => expect(tile('062')).toHaveFocus());
  await back();
  await comeTo('/contact');
});

it('opens nothing for a photo of another set, and closing returns to its address', async () => {
  const { visitor } = visit('/gallery?photo=100');
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  await visitor.click(tile('061'));
  await viewer();
  await visitor.keyboard('{Escape}');
  await closed();
  await comeTo('/gallery?photo=100');
});
