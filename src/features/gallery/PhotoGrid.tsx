import { clsx } from 'clsx';
import { PhotoTile } from './PhotoTile.tsx';
import type { PlacedPicture } from '../../site/photos/pagePicture.ts';

type Props<Place extends string> = {
  pictures: readonly PlacedPicture<Place>[];
  places: Readonly<Record<Place, { figure: string; tile: string }>>;
  isOnDark?: boolean;
  sizes: string;
  className: string;
};

export function PhotoGrid<Place extends string>({
  pictures,
  places,
  isOnDark = false,
  sizes,
  className,
}: Props<Place>) {
  return (
    <div
      className={clsx(
        'on-photo grid grid-flow-dense grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-gutter sm:gap-y-10 lg:grid-cols-12 lg:gap-y-12',
        className,
      )}
    >
      {pictures.map(({ photo, place, caption }) => (
        <figure key={photo.id} className={places[place].figure}>
          <PhotoTile
            photo={photo}
            sizes={sizes}
            className={clsx('h-auto overflow-hidden', places[place].tile)}
          />
          <figcaption
            className={clsx('mt-2 text-small text-pretty', isOnDark ? 'text-tint' : 'text-muted')}
          >
            {caption}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
