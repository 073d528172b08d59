import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Photo } from '../../../src/components/photo/Photo.tsx';
import { photoUrl, srcSetOf } from '../../../src/components/photo/photoFiles.ts';
import type { PagePicture } from '../../../src/site/photos/pagePicture.ts';

const wide: PagePicture = {
  id: '251',
  width: 2880,
  height: 1620,
  color: '#a1b2c3',
  bands: ['#dddddd', '#888888', '#333333'],
  hash: '01234567',
  alt: 'The lawn',
};
const tall: PagePicture = {
  id: '252',
  width: 1440,
  height: 2160,
  color: '#102030',
  hash: '89abcdef',
  alt: 'The hall',
};
const sourcesOf = (image: HTMLElement) => [
  ...(image.parentElement?.querySelectorAll('source') ?? []),
];

describe('a photo', () => {
  it('offers AVIF in every width, and WebP to browsers without it', () => {
    render(<Photo photo={wide} sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'The lawn' });
    const sources = sourcesOf(image).map(({ type, srcset, sizes }) => [type, srcset, sizes]);
    expect(sources).toEqual([['image/avif', srcSetOf(wide, 'avif'), '50vw']]);
    expect([image.srcset, image.sizes]).toEqual([srcSetOf(wide, 'webp'), '50vw']);
  });

  it('offers no file wider than the given maximum', () => {
    render(<Photo photo={wide} widest={640} />);
    for (const source of sourcesOf(screen.getByRole('img')))
      expect(source.srcset.match(/\d+w/g)).toEqual(['320w', '640w']);
  });

  it('has its size and colours before anything has loaded', () => {
    render(<Photo photo={wide} />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['2880', '1620']);
    expect(image.style.background).toMatch(/^linear-gradient/);
  });

  it('has one colour where its thirds were not measured', () => {
    const { bands: _, ...plain } = wide;
    render(<Photo photo={plain} />);
    expect(screen.getByRole('img').style.background).toBe('rgb(161, 178, 195)');
  });

  it('waits until it comes near and is decoded beside other work', () => {
    render(<Photo photo={wide} />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('decoding')).toBe('async');
    expect(image.hasAttribute('fetchpriority')).toBe(false);
  });

  it('with priority is loaded at once and before others', () => {
    render(<Photo photo={wide} priority />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([
      'eager',
      'high',
    ]);
  });

  it('keeps its focus in sight when it is cropped', () => {
    render(<Photo photo={{ ...wide, focus: '4% 60%' }} />);
    expect(screen.getByRole('img').style.objectPosition).toBe('4% 60%');
  });

  it('with priority shows upright phones one light file first', () => {
    render(<Photo photo={wide} priority />);
    expect(sourcesOf(screen.getByRole('img')).map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(max-width: 767px) and (orientation: portrait)', photoUrl(wide, 960, 'avif')],
      ['', srcSetOf(wide, 'avif')],
    ]);
  });

  it('shows upright phones their own picture, in its own shape and with its own focus', () => {
    render(
      <Photo
        photo={{ ...wide, focus: '4% 60%' }}
        upright={{ ...tall, focus: '30% 50%' }}
        priority
      />,
    );
    const image = screen.getByRole('img');
    const [first, second] = sourcesOf(image);
    for (const source of [first, second])
      expect([source?.getAttribute('width'), source?.getAttribute('height')]).toEqual([
        '1440',
        '2160',
      ]);
    expect([first?.srcset, second?.srcset]).toEqual([
      photoUrl(tall, 640, 'avif'),
      photoUrl(tall, 960, 'webp'),
    ]);
    expect([image.style.objectPosition, image.style.getPropertyValue('--upright')]).toEqual([
      '4% 60%',
      '30% 50%',
    ]);
  });

  it('that is decoration is silent', () => {
    render(<Photo photo={wide} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is complete in prerendered HTML', () => {
    const html = renderToStaticMarkup(
      <Photo photo={{ ...wide, focus: '4% 60%' }} className="tall" />,
    );
    expect(html).toContain('alt="The lawn"');
    expect(html).toContain('object-position:4% 60%');
    expect(html).toMatch(/<img [^>]*src="\/photos\/251\.01234567-960\.webp"/);
    expect(html).toMatch(/<img [^>]*class="tall"/);
  });
});

describe('a photo that fails to load', () => {
  it('shows its alt text on its colours instead of a broken icon', () => {
    render(<Photo photo={wide} className="tall" />);
    fireEvent.error(screen.getByRole('img'));
    const stand = screen.getByRole('img', { name: 'The lawn' });
    expect(stand.tagName).toBe('SPAN');
    expect(stand).toHaveAttribute('data-failed');
    expect(stand).toHaveClass('tall');
    expect(stand).toHaveTextContent('The lawn');
    expect(stand.style.background).toMatch(/^linear-gradient/);
    expect(document.querySelector('img')).toBeNull();
  });

  it('is asked for again when the connection is back, and each time that it was lost', () => {
    render(<Photo photo={wide} />);
    for (const _ of ['in a tunnel', 'and in the next']) {
      fireEvent.error(screen.getByRole('img'));
      expect(document.querySelector('img')).toBeNull();
      fireEvent.online(window);
      expect(screen.getByRole('img', { name: 'The lawn' }).tagName).toBe('IMG');
    }
  });

  it('shows colours alone where it was decoration', () => {
    const { container } = render(<Photo photo={wide} alt="" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('[data-failed]')).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });

  it('is noticed even if it failed before React listened', () => {
    const complete = Object.getOwnPropertyDescriptor(
      HTMLImageElement.prototype,
      'complete',
    ) as PropertyDescriptor;
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
      configurable: true,
      get: () => '/photos/251.01234567-960.webp',
    });
    Object.defineProperty(HTMLImageElement.prototype, 'complete', {
      configurable: true,
      get: () => true,
    });
    try {
      render(<Photo photo={wide} />);
      expect(screen.getByRole('img', { name: 'The lawn' })).toHaveAttribute('data-failed');
    } finally {
      Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
      Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
    }
  });
});
