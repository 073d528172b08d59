import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Photo } from '../../../src/components/photo/Photo.tsx';
import { getPhotoUrl } from '../../../src/components/photo/photoFiles.ts';
import type { PagePicture } from '../../../src/site/photos/pagePicture.ts';

const wide: PagePicture = {
  id: '251',
  width: 2880,
  height: 1620,
  bands: ['#dddddd', '#888888', '#333333'],
  hash: '01234567',
  alt: 'The lawn',
  focus: '4% 60%',
};
const tall: PagePicture = {
  id: '252',
  width: 1440,
  height: 2160,
  bands: ['#123'],
  hash: '89abcdef',
  alt: 'The hall',
  focus: '30% 50%',
};
const image = () => screen.getByRole<HTMLImageElement>('img', { name: wide.alt });
const sources = () => [...document.querySelectorAll('source')];

it('shows its focus, and upright phones their own picture with its own size and focus', () => {
  const { unmount } = render(<Photo photo={wide} />);
  expect(sources().map(({ media }) => media)).toEqual(['']);
  expect(image().style.objectPosition).toBe('4% 60%');
  unmount();
  render(<Photo photo={wide} upright={tall} priority />);
  expect(
    sources()
      .slice(0, 2)
      .map((source) => [
        source.srcset,
        source.getAttribute('width'),
        source.getAttribute('height'),
      ]),
  ).toEqual([
    [getPhotoUrl(tall, 640, 'avif'), '1440', '2160'],
    [getPhotoUrl(tall, 960, 'webp'), '1440', '2160'],
  ]);
  expect(image().style.getPropertyValue('--upright')).toBe('30% 50%');
});

it('shows its alt text on its colours if it fails to load, unless it is decoration', () => {
  const { container, rerender } = render(<Photo photo={wide} />);
  fireEvent.error(image());
  expect(document.querySelector('img')).toBeNull();
  expect(image()).toHaveTextContent(wide.alt);
  expect(image().style.background).toMatch(/^linear-gradient/);
  rerender(<Photo photo={wide} alt="" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});

it('is requested again each time that a lost connection is back', () => {
  render(<Photo photo={wide} />);
  for (let losses = 0; losses < 2; losses += 1) {
    fireEvent.error(image());
    expect(document.querySelector('img')).toBeNull();
    fireEvent.online(window);
    expect(image().tagName).toBe('IMG');
  }
});

it('notices a failure from before hydration', () => {
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/photos/251.webp');
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Photo photo={wide} />);
  expect(image()).toHaveAttribute('data-failed');
});

it('loads the sharp file once when a phone is turned upright, even while currentSrc is empty', async () => {
  // Files without an extension fail.
  const decode = vi.fn(function (this: HTMLImageElement) {
    return this.src.endsWith('.') ? Promise.reject(new Error('not found')) : Promise.resolve();
  });
  Object.assign(HTMLImageElement.prototype, { decode });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('portrait') }),
  );
  const box = new DOMRect(0, 0, 390, 780);
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const currentSrc = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('');

  render(<Photo photo={tall} priority />);
  const source = () => document.querySelector('source[type="image/avif"]')!.getAttribute('srcset');
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(source()).toMatch(/252\..*-640\./);

  currentSrc.mockReturnValue('/photos/252.89abcdef-640.avif');
  fireEvent.load(screen.getByRole('img'));
  await waitFor(() => expect(source()).toMatch(/252\..*-960\./));

  // The load event of the sharp file must not request more.
  currentSrc.mockReturnValue(`https://site.example${source()}`);
  const before = decode.mock.calls.length;
  fireEvent.load(screen.getByRole('img'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(before + 1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(decode).toHaveBeenCalledTimes(before + 1);
});
