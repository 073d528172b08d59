import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LocaleProvider } from '../../../src/components/Locale.tsx';
import { PhotoSet } from '../../../src/features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../../src/features/gallery/PhotoTile.tsx';
import type { PagePicture } from '../../../src/site/photos/pagePicture.ts';
import { mockStageSize } from '../../support/browser.ts';
import { layoutMessages, Providers } from '../../support/renderInLayout.tsx';

const copy = layoutMessages.en;

const photos = ['061', '062', '063'].map((id): PagePicture => ({
  id,
  width: 1500,
  height: 1000,
  bands: ['#453'],
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

beforeEach(mockStageSize);

const visit = (address: string) => {
  window.history.pushState(null, '', '/contact');
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([{ path: '*', element: page }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
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
