import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { sizesIn, type Box } from '../ui/picture.ts';
import './Mosaic.css';
import { PhotoSet } from './PhotoSet.tsx';
import { PhotoTile } from './PhotoTile.tsx';

type Tile = { photo: AlbumPhoto; focus?: string; caption: string };

/** Areas of the grid in Mosaic.css, in the order of the tiles. */
const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const large: readonly string[] = ['b', 'g'];
const tall: readonly string[] = ['a', 'f'];

const boxesOf = (area: string): Box[] => {
  if (large.includes(area)) return [{ from: 768, width: '50vw', height: '35vw' }, { width: '100vw' }];
  if (tall.includes(area)) return [{ from: 768, width: '25vw', height: '35vw' }, { width: '50vw', height: '93vw' }];
  return [{ from: 768, width: '25vw', height: '17.2vw' }, { width: '50vw', height: '46vw' }];
};

/** Eight photos of uneven size, edge to edge; captions on hover and focus. */
export function Mosaic({ tiles }: { tiles: readonly Tile[] }) {
  const shown = tiles.slice(0, areas.length);
  const photos = shown.map(({ photo }) => photo);
  return (
    <PhotoSet photos={photos} controls="thumbnails">
      <div className="mosaic on-photo">
        {shown.map(({ photo, focus, caption }, index) => {
          const area = areas[index] ?? 'a';
          return (
            <PhotoTile key={photo.id} photo={photo} focus={focus} sizes={sizesIn(photo, ...boxesOf(area))} className={`m-${area}`}>
              {caption}
            </PhotoTile>
          );
        })}
      </div>
    </PhotoSet>
  );
}
