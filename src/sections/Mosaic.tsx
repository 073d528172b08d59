import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import './Mosaic.css';
import { PhotoSet } from './PhotoSet.tsx';
import { PhotoTile } from './PhotoTile.tsx';

type Tile = { photo: AlbumPhoto; focus?: string; caption: string };

/** Areas of the grid in Mosaic.css, in the order of the tiles. */
const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const large: readonly string[] = ['b', 'g'];

/** Eight photos of uneven size, edge to edge; captions on hover and focus. */
export function Mosaic({ tiles }: { tiles: readonly Tile[] }) {
  const shown = tiles.slice(0, areas.length);
  const photos = shown.map(({ photo }) => photo);
  return (
    <PhotoSet photos={photos} controls="thumbnails">
      <div className="mosaic on-photo">
        {shown.map(({ photo, focus, caption }, index) => {
          const area = areas[index] ?? 'a';
          const sizes = large.includes(area) ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 38vw, 50vw';
          return (
            <PhotoTile key={photo.id} photo={photo} focus={focus} sizes={sizes} className={`m-${area}`}>
              {caption}
            </PhotoTile>
          );
        })}
      </div>
    </PhotoSet>
  );
}
