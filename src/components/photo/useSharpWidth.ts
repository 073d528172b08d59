import { useEffect, useState, type RefObject } from 'react';
import type { MeasuredPhoto } from '../../site/photos/albumPhoto.ts';
import { photoUrl, uprightPhones, widthFor } from './photoFiles.ts';
import { whenIdle } from '../whenIdle.ts';

/** Chromium only; elsewhere a wish for less traffic is not told. */
type Thrifty = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean =>
  Boolean((navigator as Thrifty).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

const idle = (): Promise<void> => new Promise(whenIdle);

/** More dots to a pixel than two nobody sees in a hand. */
const densest = 2;

/**
 * The width of the file that fills an upright phone's box sharply, once the page has loaded, the browser is idle and that
 * file is downloaded and decoded, so that it takes the place of the light one within a frame. Undefined until then, on
 * other screens, in browsers without AVIF, and where the visitor saves data.
 */
export function useSharpWidth(
  image: RefObject<HTMLImageElement | null>,
  photo: MeasuredPhoto | undefined,
): number | undefined {
  const [sharpWidth, setSharpWidth] = useState<number>();

  useEffect(() => {
    if (!photo || savesData()) return;
    const phone = matchMedia(uprightPhones);
    const left = new AbortController();

    const sharpen = async () => {
      await loaded();
      await idle();
      const shown = image.current;
      if (left.signal.aborted || !phone.matches || !shown) return;
      await shown.decode();
      if (!shown.currentSrc.endsWith('.avif')) return;
      const width = widthFor(
        photo,
        shown.getBoundingClientRect(),
        Math.min(devicePixelRatio, densest),
      );
      const file = photoUrl(photo, width, 'avif');
      // There already: this was heard of its own arrival.
      if (shown.currentSrc.endsWith(file)) return;
      const ahead = new Image();
      ahead.fetchPriority = 'low';
      ahead.src = file;
      await ahead.decode();
      if (!left.signal.aborted) setSharpWidth(width);
    };
    // Whatever cannot be had, the light file stays, and a lost connection that is back is a new chance.
    const sharpenIfPossible = () => void sharpen().catch(() => {});

    sharpenIfPossible();
    phone.addEventListener('change', sharpenIfPossible, { signal: left.signal });
    addEventListener('online', sharpenIfPossible, { signal: left.signal });
    // A phone that is turned chooses anew and names no file meanwhile, so it is asked again when one has come.
    image.current?.addEventListener('load', sharpenIfPossible, { signal: left.signal });
    return () => left.abort();
  }, [image, photo]);

  return sharpWidth;
}
