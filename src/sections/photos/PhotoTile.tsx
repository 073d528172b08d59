import { useCallback, type ReactNode } from 'react';
import type { AlbumPhoto } from '../../photos/albumPhoto.ts';
import { largestFile } from '../../ui/photoFiles.ts';
import { plainPress } from '../../ui/plainPress.ts';
import { usePhotoOpener } from './photoOpener.ts';
import { LibraryPhoto } from './LibraryPhoto.tsx';
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

/** A photo that opens large: in the viewer of the PhotoSet around it, without script or without a set as a file. */
export function PhotoTile({ photo, name, children, className = '', ...rest }: Props) {
  const opener = usePhotoOpener();
  const { id } = photo;
  const keep = opener?.keep;
  const ref = useCallback((link: HTMLAnchorElement | null) => (link && keep ? keep(id, link) : undefined), [keep, id]);
  return (
    <a
      ref={ref}
      className={`tile ${className}`.trim()}
      aria-label={name}
      href={opener?.addressOf(id) ?? largestFile(photo)}
      onClick={opener ? plainPress(() => opener.open(photo)) : undefined}
      onPointerEnter={opener?.onApproach}
      onTouchStart={opener?.onApproach}
      onFocus={opener?.onApproach}
    >
      <LibraryPhoto photo={photo} {...rest} />
      {children && (
        // What the photo shows has been said by its alt text.
        <span aria-hidden="true" className="tile__cap">
          {children}
        </span>
      )}
    </a>
  );
}
