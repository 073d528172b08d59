import { useEffect, useState, type RefObject } from 'react';
import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import { waitForIdle } from '../wait.ts';
import { getPhotoUrl, getSharpWidth, uprightPhones } from './photoFiles.ts';

/** More than two dots per CSS pixel are invisible on a phone. */
const maxDensity = 2;

/**
 * Returns the sharp width once the page is idle and the file decoded. Returns undefined on other screens, without
 * AVIF, or with data saving.
 */
export function useSharpWidth(
  image: RefObject<HTMLImageElement | null>,
  photo: MeasuredPhoto | undefined,
): number | undefined {
  // Chromium forgets a decoded file that no image has, and would show an empty frame.
  const [sharp, setSharp] = useState<{ width: number; preloaded: HTMLImageElement }>();

  useEffect(() => {
    if (!photo || isSavingData()) return;
    const phone = matchMedia(uprightPhones);
    const controller = new AbortController();

    const sharpen = async () => {
      await waitForLoad();
      await waitForIdle();
      const shown = image.current;
      if (controller.signal.aborted || !phone.matches || !shown) return;
      await shown.decode();
      if (!shown.currentSrc.endsWith('.avif')) return;
      const width = getSharpWidth(
        photo,
        shown.getBoundingClientRect(),
        Math.min(devicePixelRatio, maxDensity),
      );
      const file = getPhotoUrl(photo, width, 'avif');
      // The sharp file itself caused this `load` event, so nothing is left to do.
      if (shown.currentSrc.endsWith(file)) return;
      const preloaded = new Image();
      preloaded.fetchPriority = 'low';
      preloaded.src = file;
      await preloaded.decode();
      if (!controller.signal.aborted) setSharp({ width, preloaded });
    };
    // After a failure, the light file stays until `online`.
    const sharpenIfPossible = () => void sharpen().catch(() => {});

    sharpenIfPossible();
    phone.addEventListener('change', sharpenIfPossible, { signal: controller.signal });
    addEventListener('online', sharpenIfPossible, { signal: controller.signal });
    // After a rotation, `currentSrc` is empty until the `load` event.
    image.current?.addEventListener('load', sharpenIfPossible, { signal: controller.signal });
    return () => controller.abort();
  }, [image, photo]);

  return sharp?.width;
}

/** Only Chromium has `navigator.connection`. */
type NavigatorWithConnection = Navigator & {
  readonly connection?: { readonly saveData?: boolean };
};

const isSavingData = (): boolean =>
  Boolean((navigator as NavigatorWithConnection).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const waitForLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
