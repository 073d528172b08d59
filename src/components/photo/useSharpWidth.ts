import { useEffect, useState, type RefObject } from 'react';
import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import { photoUrl, uprightPhones, widthFor } from './photoFiles.ts';
import { idle } from '../wait.ts';

/** Only Chromium has `navigator.connection`. */
type Thrifty = Navigator & { readonly connection?: { readonly saveData?: boolean } };

const savesData = (): boolean =>
  Boolean((navigator as Thrifty).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** More than two dots per CSS pixel are invisible on a phone. */
const densest = 2;

/**
 * Returns the sharp width once the page is idle and the file decoded. Returns undefined on other screens, without
 * AVIF, or with data saving.
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
      // The sharp file itself caused this `load` event, so nothing is left to do.
      if (shown.currentSrc.endsWith(file)) return;
      const ahead = new Image();
      ahead.fetchPriority = 'low';
      ahead.src = file;
      await ahead.decode();
      if (!left.signal.aborted) setSharpWidth(width);
    };
    // After a failure, the light file stays until `online`.
    const sharpenIfPossible = () => void sharpen().catch(() => {});

    sharpenIfPossible();
    phone.addEventListener('change', sharpenIfPossible, { signal: left.signal });
    addEventListener('online', sharpenIfPossible, { signal: left.signal });
    // After a rotation, `currentSrc` is empty until the `load` event.
    image.current?.addEventListener('load', sharpenIfPossible, { signal: left.signal });
    return () => left.abort();
  }, [image, photo]);

  return sharpWidth;
}
