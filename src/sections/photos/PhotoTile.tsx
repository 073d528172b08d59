import { useCallback, type MouseEvent, type ReactNode } from 'react';
import type { AlbumPhoto } from '../../photos/albumPhoto.ts';
import { photoUrl, widthsOf } from '../../ui/picture.ts';
import { usePhotoOpener } from './photoOpener.ts';
import { Picture } from './Picture.tsx';
import './Tile.css';

type Props = {
  photo: AlbumPhoto;
  sizes: string;
  widest?: number;
  focus?: string;
  /** Where the alt text says something else: what the link is called, in the language of the page. */
  name?: string;
  alt?: string;
  altLang?: string;
  className?: string;
  /** Words over the photo on hover and focus. */
  children?: ReactNode;
};

/** Everything but a plain click is the browser's: a new tab, a new window, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A photo that opens large: in the viewer of the PhotoSet around it, without script or without a set as a file. */
export function PhotoTile({ photo, name, children, className = '', ...picture }: Props) {
  const opener = usePhotoOpener();
  const { id } = photo;
  const keep = opener?.keep;
  const ref = useCallback((link: HTMLAnchorElement | null) => (link && keep ? keep(id, link) : undefined), [keep, id]);
  const address = opener?.addressOf(id);

  const onClick = (event: MouseEvent) => {
    if (!opener || !isPlain(event)) return;
    event.preventDefault();
    opener.open(id);
  };

  return (
    <a
      ref={ref}
      className={`tile ${className}`.trim()}
      aria-label={name}
      href={address ?? photoUrl(photo, widthsOf(photo).at(-1) ?? photo.width, 'webp')}
      onClick={onClick}
      onPointerEnter={opener?.onApproach}
      onTouchStart={opener?.onApproach}
      onFocus={opener?.onApproach}
    >
      <Picture photo={photo} {...picture} />
      {children && (
        // What the photo shows has been said by its alt text.
        <span aria-hidden="true" className="tile__cap">
          {children}
        </span>
      )}
    </a>
  );
}
