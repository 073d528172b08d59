import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Photo } from '../../../src/components/photo/Photo.tsx';
import { getPhotoUrl, getSrcSet } from '../../../src/components/photo/photoFiles.ts';
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
    [getSrcSet(tall, 'avif'), '1440', '2160'],
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
