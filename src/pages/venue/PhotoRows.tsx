import { clsx } from 'clsx';
import type { VenueContent } from './schema.ts';
import type { Part } from '../../site/facts/estateFacts.ts';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';

type Tile = {
  category: keyof VenueContent['photos']['categories'];
  photo: keyof VenueContent['pictures'];
  /** Width ÷ height on wide screens. */
  shape: number;
  /** Phones show one `across`, then a pair. */
  place?: 'across';
  /** Link target of the plan. */
  id?: Part;
};

const rows: readonly (readonly Tile[])[] = [
  [
    { category: 'venue', photo: 'overview', shape: 1.55, place: 'across' },
    { category: 'venue', photo: 'chapel', shape: 0.8, id: 'chapel' },
  ],
  [
    { category: 'party', photo: 'danceFloor', shape: 0.9 },
    { category: 'wedding', photo: 'moonrise', shape: 1.5, place: 'across', id: 'arch' },
    { category: 'baptism', photo: 'favours', shape: 0.9 },
  ],
  [
    { category: 'corporate', photo: 'meeting', shape: 1.1 },
    { category: 'venue', photo: 'bar', shape: 1.6, place: 'across', id: 'bar' },
  ],
  [
    { category: 'wedding', photo: 'candles', shape: 1.2 },
    { category: 'baptism', photo: 'baptismLunch', shape: 0.95 },
    { category: 'venue', photo: 'studio', shape: 1.35 },
    { category: 'party', photo: 'dance', shape: 1.2 },
  ],
];

/** `share` is the photo's part of the row. */
const tiles = rows.flatMap((row) => {
  const shapes = row.reduce((sum, { shape }) => sum + shape, 0);
  return row.map((tile) => ({ ...tile, share: tile.shape / shapes, gaps: row.length - 1 }));
});

type Props = {
  captions: VenueContent['photos']['categories'];
  pictures: VenueContent['pictures'];
};

export function PhotoRows({ captions, pictures }: Props) {
  return (
    <PhotoSet photos={tiles.map(({ photo }) => pictures[photo])} controls="thumbnails">
      <ul className="on-photo mt-6 flex flex-wrap gap-x-3 gap-y-4 sm:gap-x-gutter sm:gap-y-8 lg:mt-12">
        {tiles.map(({ category, photo, shape, place, id, share, gaps }) => (
          <li
            className={clsx(
              'sm:w-[calc((100%-var(--gaps)*var(--gutter))*var(--share)-.1px)]',
              place
                ? 'max-sm:-mx-margin max-sm:w-[calc(100%+2*var(--margin))]'
                : 'max-sm:w-[calc(50%-6px)]',
            )}
            id={id}
            key={photo}
            style={{ '--shape': shape, '--share': share.toFixed(4), '--gaps': gaps }}
          >
            <figure>
              <PhotoTile
                photo={pictures[photo]}
                sizes={`(min-width: 640px) ${Math.round(share * 90)}vw, 100vw`}
                className={clsx(
                  'h-auto overflow-hidden sm:aspect-(--shape)',
                  place ? 'max-sm:aspect-3/2' : 'max-sm:aspect-5/4',
                )}
              />
              <figcaption
                className={clsx('mt-2 text-small text-muted', place && 'max-sm:px-margin')}
              >
                {captions[category]}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PhotoSet>
  );
}
