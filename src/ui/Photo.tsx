import { useCallback, useState, type CSSProperties } from 'react';
import { groundOf, photoFormats, photoUrl, portraitPhones, srcSetOf, widthsOf, type Picture } from './picture.ts';
import './Photo.css';

type Props = {
  picture: Picture;
  /** What is to be seen; "" where the words beside it say it all. */
  alt: string;
  /** How wide the photo stands on the page, as in the `sizes` attribute. */
  sizes?: string;
  /** The widest file that is worth loading here, in pixels. */
  widest?: number;
  /** What must stay in sight when the photo is cropped, e.g. "4% 60%". */
  focus?: string;
  /** On the first screen: loaded at once and before others. Everything else waits until it comes near. */
  priority?: boolean;
  /** Another picture for upright phones. */
  portrait?: Picture;
  className?: string;
};

/** The width that a browser without srcset gets. */
const plainWidth = (picture: Picture): number => widthsOf(picture).find((width) => width >= 960) ?? picture.width;

const look = (picture: Picture, focus?: string): CSSProperties => ({
  background: groundOf(picture),
  ...(focus && { '--focus': focus }),
});

/** One photo in every size and format that it has; its colours until it has loaded, its alt text if it never does. */
export function Photo({ picture, alt, sizes = '100vw', widest, focus, priority = false, portrait, className }: Props) {
  const [failed, setFailed] = useState(false);
  // A photo of the prerendered page may fail before React listens: its error event is gone by then.
  const lookAt = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (failed) {
    const { width, height } = picture;
    return (
      <span
        data-failed=""
        className={className ? `photo ${className}` : 'photo'}
        style={look(picture)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {/* Takes the very room that the img took: a box with aspect-ratio would widen a flexible slot instead. */}
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        {alt && <span>{alt}</span>}
      </span>
    );
  }
  return (
    <picture className="photo">
      {portrait &&
        photoFormats.map((format) => (
          <source
            key={format}
            media={portraitPhones}
            type={`image/${format}`}
            srcSet={srcSetOf(portrait, format, widest)}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {photoFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format, widest)} sizes={sizes} />
      ))}
      <img
        ref={lookAt}
        src={photoUrl(picture, plainWidth(picture), 'webp')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={className}
        style={look(picture, focus)}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
