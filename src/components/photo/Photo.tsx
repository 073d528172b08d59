import { clsx } from 'clsx';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { MeasuredPhoto, PagePicture } from '../../site/photos/pagePicture.ts';
import { runWhenOnline } from '../wait.ts';
import {
  getPhoneSizes,
  getPhotoUrl,
  getPlaceholderBackground,
  getSrcSet,
  getWebpWidths,
  uprightPhones,
} from './photoFiles.ts';

type Props = {
  photo: PagePicture;
  /** If a crop shows less; "" if text beside the photo says the same. */
  alt?: string;
  altLang?: string;
  /** A crop needs the width of the whole photo: mostly 1.5 times the height of the box. */
  sizes?: string;
  /** Pixels. */
  maxWidth?: number;
  /** Loads first, and light on phones held upright. */
  priority?: boolean;
  /** CSS pixels of the box, at most, on phones held upright; needs `priority`. */
  phoneHeight?: number;
  /** For several photos on the first screen. */
  eager?: boolean;
  /** Replaces the photo on phones held upright; needs `priority`. */
  upright?: PagePicture;
  className?: string;
};

/** Shows its alt text if the WebP fails (AVIF: index.html). Retries when online. */
export function Photo({
  photo,
  alt = photo.alt,
  altLang,
  sizes = '100vw',
  maxWidth,
  priority = false,
  phoneHeight = 0,
  eager = priority,
  upright,
  className,
}: Props) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (failed) return runWhenOnline(() => setFailed(false));
    // The error event may have fired before hydration.
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0)
      setFailed(true);
    return undefined;
  }, [failed]);

  if (failed) {
    const { width, height } = photo;
    return (
      <span
        data-failed=""
        className={clsx('grid size-full overflow-hidden', className)}
        lang={altLang}
        style={getStyle(photo)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {/* An svg keeps the space of the img. `aspect-ratio` would widen a flex container. */}
        <svg
          className="col-1 row-1 size-full min-h-0 min-w-0"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
        {alt && (
          <span className="col-1 row-1 min-w-0 self-end justify-self-start bg-surface px-3 py-2 font-text text-note text-foreground">
            {alt}
          </span>
        )}
      </span>
    );
  }
  return (
    <picture>
      {upright && (
        <>
          <source
            media={uprightPhones}
            type="image/avif"
            srcSet={getSrcSet(upright, 'avif')}
            sizes={`${getPhoneSizes(upright, phoneHeight)}, 100vw`}
            width={upright.width}
            height={upright.height}
          />
          <source
            media={uprightPhones}
            srcSet={getSmallWebp(upright)}
            width={upright.width}
            height={upright.height}
          />
        </>
      )}
      <source
        type="image/avif"
        srcSet={getSrcSet(photo, 'avif', maxWidth)}
        sizes={priority && !upright ? `${getPhoneSizes(photo, phoneHeight)}, ${sizes}` : sizes}
      />
      <img
        ref={image}
        src={getSmallWebp(photo)}
        srcSet={getSrcSet(photo, 'webp')}
        sizes={sizes}
        alt={alt}
        lang={altLang}
        width={photo.width}
        height={photo.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={upright?.focus ? clsx('upright:object-(--upright)!', className) : className}
        style={getStyle(photo, upright?.focus)}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

const getSmallWebp = (photo: MeasuredPhoto): string =>
  getPhotoUrl(photo, getWebpWidths(photo)[0]!, 'webp');

const getStyle = (photo: PagePicture, uprightFocus?: string): CSSProperties => ({
  background: getPlaceholderBackground(photo),
  objectPosition: photo.focus,
  ...(uprightFocus && { '--upright': uprightFocus }),
});
