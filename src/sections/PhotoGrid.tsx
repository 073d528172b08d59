import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import './PhotoGrid.css';
import { PhotoTile } from './PhotoTile.tsx';

/** A photo as a page shows it; `focus` is what must stay in sight where it is cropped. */
export type Shot = { photo: AlbumPhoto; focus?: string };

type Props = {
  shots: readonly Shot[];
  /** One per photo, in the same order. */
  captions: readonly string[];
  /** How wide the widest of them stands, as in the `sizes` attribute. */
  sizes: string;
  /** The page's own arrangement of the grid. */
  className: string;
};

/** Photos that open large, with a caption below each; the page's style sheet says how they lie. */
export function PhotoGrid({ shots, captions, sizes, className }: Props) {
  return (
    <div className={`photo-grid on-photo ${className}`}>
      {shots.map(({ photo, focus }, index) => (
        <figure key={photo.id}>
          <PhotoTile photo={photo} focus={focus} sizes={sizes} />
          <figcaption>{captions[index]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
