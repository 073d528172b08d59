import { clsx } from 'clsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';

/** `shape` is width ÷ height on wide screens. Phones show one `across`, then a pair. */
export type RowTile = {
  photo: PagePicture;
  shape: number;
  place?: 'across';
  id?: string;
  caption: string;
};

type Props = { rows: readonly (readonly RowTile[])[] };

export function PhotoRows({ rows }: Props) {
  // `share` is the photo's part of the row.
  const tiles = rows.flatMap((row) => {
    const shapes = row.reduce((sum, { shape }) => sum + shape, 0);
    return row.map((tile) => ({ ...tile, share: tile.shape / shapes, gaps: row.length - 1 }));
  });
  return (
    <PhotoSet photos={tiles.map(({ photo }) => photo)} controls="thumbnails">
      <ul className="on-photo mt-3 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-gutter sm:gap-y-4 lg:mt-6">
        {tiles.map(({ caption, photo, shape, place, id, share, gaps }) => (
          <li
            className={clsx(
              'sm:w-[calc((100%-var(--gaps)*var(--gutter))*var(--share)-.1px)]',
              place
                ? 'max-sm:-mx-margin max-sm:w-[calc(100%+2*var(--margin))]'
                : 'max-sm:w-[calc(50%-6px)]',
            )}
            id={id}
            key={photo.id}
            style={{ '--shape': shape, '--share': share.toFixed(4), '--gaps': gaps }}
          >
            <figure>
              <PhotoTile
                photo={photo}
                sizes={`(min-width: 640px) ${Math.round(share * 90)}vw, 100vw`}
                className={clsx(
                  'h-auto overflow-hidden sm:aspect-(--shape)',
                  place ? 'max-sm:aspect-3/2' : 'max-sm:aspect-5/4',
                )}
              />
              <figcaption
                className={clsx(
                  'mt-1 text-small leading-1.4 text-muted',
                  place && 'max-sm:px-margin',
                )}
              >
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PhotoSet>
  );
}
