import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { HomeContent } from './schema.ts';

type Pictures = HomeContent['pictures']['day'];
type Place = Pictures[number]['place'];

const large: readonly Place[] = ['b', 'g'];
const tall: readonly Place[] = ['a', 'f'];

/** The areas are in Home.css. A tall one shows the middle of a landscape photo. */
const sizesOf = (place: Place, { width, height }: PagePicture): string => {
  if (large.includes(place)) return '(min-width: 768px) 53vw, 100vw';
  if (!tall.includes(place)) return '(min-width: 768px) 26vw, 69vw';
  return width > height ? '(min-width: 768px) 53vw, 140vw' : '(min-width: 768px) 25vw, 62vw';
};

export function Mosaic({ pictures }: { pictures: Pictures }) {
  return (
    <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
      <div className="mosaic on-photo">
        {pictures.map(({ photo, place, caption }) => (
          <div className="overflow-hidden" key={photo.id} style={{ gridArea: place }}>
            <PhotoTile photo={photo} sizes={sizesOf(place, photo)}>
              {caption}
            </PhotoTile>
          </div>
        ))}
      </div>
    </PhotoSet>
  );
}
