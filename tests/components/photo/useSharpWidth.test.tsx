import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PagePicture } from '../../../src/site/photos/pagePicture.ts';
import { Photo } from '../../../src/components/photo/Photo.tsx';

const tall: PagePicture = {
  id: '252',
  width: 1440,
  height: 2160,
  color: '#102030',
  hash: '89abcdef',
  alt: 'The lawn',
};

it('loads the sharp file when a phone rotates, even while currentSrc is empty', async () => {
  // Files without an extension fail.
  const decode = vi.fn(function (this: HTMLImageElement) {
    return this.src.endsWith('.') ? Promise.reject(new Error('not found')) : Promise.resolve();
  });
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('portrait') }),
  );
  vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 390, 780),
  );
  const named = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('');
  Object.assign(HTMLImageElement.prototype, { decode });

  const { container } = render(<Photo photo={tall} priority />);
  const light = () => container.querySelector('source[type="image/avif"]')!.getAttribute('srcset');
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(light()).toMatch(/252\..*-640\./);

  named.mockReturnValue('/photos/252.89abcdef-640.avif');
  fireEvent.load(screen.getByRole('img'));
  await waitFor(() => expect(light()).toMatch(/252\..*-960\./));

  // Its load event must not request more.
  named.mockReturnValue(`https://site.example${light()}`);
  const asked = decode.mock.calls.length;
  fireEvent.load(screen.getByRole('img'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(asked + 1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(decode).toHaveBeenCalledTimes(asked + 1);
});
