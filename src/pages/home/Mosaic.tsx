import { clsx } from 'clsx';
import { sizesIn, type Box } from '../../components/photo/photoFiles.ts';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import type { HomeContent } from './schema.ts';
import { tw } from '../../components/tw.ts';

type Pictures = HomeContent['pictures']['day'];
type MosaicPlace = Pictures[number]['place'];

/** Grid areas in Home.css. */
const places: Record<MosaicPlace, string> = {
  a: tw`[grid-area:a]`,
  b: tw`[grid-area:b]`,
  c: tw`[grid-area:c]`,
  d: tw`[grid-area:d]`,
  e: tw`[grid-area:e]`,
  f: tw`[grid-area:f]`,
  g: tw`[grid-area:g]`,
  h: tw`[grid-area:h]`,
};

const large: readonly MosaicPlace[] = ['b', 'g'];
const tall: readonly MosaicPlace[] = ['a', 'f'];

const boxesOf = (place: MosaicPlace): Box[] => {
  if (large.includes(place))
    return [{ from: 768, width: '50vw', height: '35vw' }, { width: '100vw' }];
  if (tall.includes(place))
    return [
      { from: 768, width: '25vw', height: '35vw' },
      { width: '50vw', height: '93vw' },
    ];
  return [
    { from: 768, width: '25vw', height: '17.2vw' },
    { width: '50vw', height: '46vw' },
  ];
};

export function Mosaic({ pictures }: { pictures: Pictures }) {
  return (
    <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
      <div className="mosaic on-photo">
        {pictures.map(({ photo, place, caption }) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            sizes={sizesIn(photo, ...boxesOf(place))}
            className={clsx('overflow-hidden', places[place])}
          >
            {caption}
          </PhotoTile>
        ))}
      </div>
    </PhotoSet>
  );
}
