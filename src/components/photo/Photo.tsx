import { useEffect, useRef, useState, type CSSProperties } from 'react';
import {
  groundOf,
  lightWidth,
  photoUrl,
  srcSetOf,
  uprightPhones,
  webpWidthsOf,
} from './photoFiles.ts';
import type { MeasuredPhoto } from '../../site/photos/albumPhoto.ts';
import './Photo.css';
import { useSharpWidth } from './useSharpWidth.ts';
import { tw } from '../tw.ts';
import { whenOnline } from '../whenOnline.ts';

type Props = {
  photo: MeasuredPhoto;
  /** What is to be seen; "" where the words beside it say it all. */
  alt: string;
  /** The language of the alt text, where it is not the page's. */
  altLang?: string;
  /** How wide the photo stands on the page, as in the `sizes` attribute. */
  sizes?: string;
  /** The widest file that is worth loading here, in pixels. */
  widest?: number;
  /** What must stay in sight when the photo is cropped, e.g. "4% 60%". */
  focus?: string;
  /**
   * On the first screen: loaded at once and before others, on upright phones in a light file that the sharp one follows.
   * Everything else waits until it comes near.
   */
  priority?: boolean;
  /** One of several on the first screen: loaded with the page, before others or not. */
  eager?: boolean;
  /** What upright phones see instead, with its focus; of a photo with priority only. */
  upright?: Upright;
  className?: string;
};

/** The upright photo of a pair. */
export type Upright = MeasuredPhoto & { readonly focus?: string };

const smallWebp = (photo: MeasuredPhoto): string =>
  photoUrl(photo, webpWidthsOf(photo)[0]!, 'webp');

const look = (photo: MeasuredPhoto, focus?: string, uprightFocus?: string): CSSProperties => ({
  background: groundOf(photo),
  objectPosition: focus,
  ...(uprightFocus && { '--upright': uprightFocus }),
});

/** One photo in every size and format that it has; its colours until it has loaded, its alt text where it cannot, until a lost connection is back. */
export function Photo({
  photo,
  alt,
  altLang,
  sizes = '100vw',
  widest,
  focus,
  priority = false,
  eager = priority,
  upright,
  className,
}: Props) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (failed) return whenOnline(() => setFailed(false));
    // A photo of the prerendered page may fail before React listens: its error event is gone by then.
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0)
      setFailed(true);
    return undefined;
  }, [failed]);
  const onPhones = priority ? (upright ?? photo) : undefined;
  const sharpWidth = useSharpWidth(image, onPhones);

  if (failed) {
    const { width, height } = photo;
    return (
      <span
        data-failed=""
        className={tw`photo-failed ${className ?? ''}`}
        lang={altLang}
        style={look(photo)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {/* Takes the very room that the img took: a box with aspect-ratio would widen a flexible slot instead. */}
        <svg
          className="size-full min-h-0 min-w-0 [grid-area:1/1]"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
        {alt && (
          <span className="min-w-0 self-end justify-self-start bg-paper px-1.5 py-1 text-ink [font:400_var(--t-note)/1.45_var(--text)] [grid-area:1/1]">
            {alt}
          </span>
        )}
      </span>
    );
  }
  return (
    // It takes no part in the layout: a slot sizes and places the img in it as its own child.
    <picture className="contents">
      {onPhones && (
        <source
          media={uprightPhones}
          type="image/avif"
          srcSet={photoUrl(onPhones, sharpWidth ?? lightWidth(onPhones), 'avif')}
          width={upright?.width}
          height={upright?.height}
        />
      )}
      {upright && onPhones && (
        <source
          media={uprightPhones}
          srcSet={smallWebp(upright)}
          width={upright.width}
          height={upright.height}
        />
      )}
      <source type="image/avif" srcSet={srcSetOf(photo, 'avif', widest)} sizes={sizes} />
      <img
        ref={image}
        src={smallWebp(photo)}
        srcSet={srcSetOf(photo, 'webp')}
        sizes={sizes}
        alt={alt}
        lang={altLang}
        width={photo.width}
        height={photo.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // The sharp file is decoded when it takes the place of the light one, and must not leave it empty for a moment.
        decoding={sharpWidth ? 'sync' : 'async'}
        className={upright?.focus ? tw`upright:object-(--upright)! ${className ?? ''}` : className}
        style={look(photo, focus, upright?.focus)}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
