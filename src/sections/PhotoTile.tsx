import type { ReactNode } from 'react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { photoUrl, widthsOf } from '../ui/picture.ts';
import { Picture } from './Picture.tsx';
import './Tile.css';

type Props = {
  photo: AlbumPhoto;
  sizes: string;
  focus?: string;
  alt?: string;
  className?: string;
  /** Words over the photo on hover and focus. */
  children?: ReactNode;
};

/** A photo that opens large. */
export function PhotoTile({ photo, children, className = '', ...picture }: Props) {
  const widest = widthsOf(photo).at(-1) ?? photo.width;
  return (
    <a className={`tile ${className}`.trim()} href={photoUrl(photo, widest, 'webp')}>
      <Picture photo={photo} {...picture} />
      {children && <span className="tile__cap">{children}</span>}
    </a>
  );
}
