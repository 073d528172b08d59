import type { Box } from '../../components/photo/photoFiles.ts';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import type { HomeContent } from './schema.ts';

type Pictures = HomeContent['pictures']['day'];

const small: Box[] = [
  { from: 768, width: '25vw', height: '17.2vw' },
  { width: '50vw', height: '46vw' },
];
const tall: Box[] = [
  { from: 768, width: '25vw', height: '35vw' },
  { width: '50vw', height: '93vw' },
];
const large: Box[] = [{ from: 768, width: '50vw', height: '35vw' }, { width: '100vw' }];

/** The other grid areas of Home.css are small. */
const boxes: Partial<Record<Pictures[number]['place'], Box[]>> = {
  a: tall,
  b: large,
  f: tall,
  g: large,
};

export function Mosaic({ pictures }: { pictures: Pictures }) {
  return (
    <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
      <div className="mosaic on-photo">
        {pictures.map(({ photo, place, caption }) => (
          <div className="overflow-hidden" key={photo.id} style={{ gridArea: place }}>
            <PhotoTile photo={photo} sizes={boxes[place] ?? small}>
              {caption}
            </PhotoTile>
          </div>
        ))}
      </div>
    </PhotoSet>
  );
}
