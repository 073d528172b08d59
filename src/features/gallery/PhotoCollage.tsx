import { clsx } from 'clsx';
import { useContext } from 'react';
import { tw } from '../../components/tw.ts';
import type { CaptionedPicture } from '../../site/photos/pagePicture.ts';
import { collages, computeSizes, computeSlots, getNarrowShape, type Collage } from './collages.ts';
import { PhotoOpenerContext } from './photoOpener.ts';
import { PhotoSet } from './PhotoSet.tsx';
import { PhotoTile } from './PhotoTile.tsx';

const rowsClass = tw`gap-x-3 gap-y-8 sm:gap-x-gutter lg:gap-y-12`;

const listClasses = {
  mosaic: tw`bleed-x grid-flow-dense gap-1.5`,
  rows: rowsClass,
  editorial: clsx(rowsClass, 'sm:items-end lg:gap-y-24'),
};

type Props = {
  layout: keyof typeof collages;
  pictures: readonly (CaptionedPicture & { id?: string })[];
  isOnDark?: boolean;
  className?: string;
};

/**
 * Photos that open in the surrounding PhotoSet, otherwise in their own. The order is the owner's, the places are the
 * layout's.
 */
export function PhotoCollage({ layout, pictures, isOnDark = false, className }: Props) {
  const isInSet = useContext(PhotoOpenerContext) !== null;
  const collage: Collage = collages[layout];
  const isMosaic = collage.kind === 'mosaic';
  const slots = computeSlots(collage, pictures.length);
  const smallOnes = pictures.filter((_, index) => slots[index]!.narrow !== 'across');
  const list = (
    <ul
      className={clsx(
        'on-photo grid grid-cols-2 sm:grid-cols-12',
        listClasses[collage.kind],
        className,
      )}
    >
      {pictures.map(({ photo, caption, id }, index) => {
        const slot = slots[index]!;
        const { columns, start = 'auto', rows, shape, narrow } = slot;
        const isPlate = narrow === 'plate';
        const tile = {
          photo,
          sizes: computeSizes(slot, collage, photo),
          className: clsx(
            'aspect-(--narrow) overflow-hidden sm:aspect-(--wide)',
            isPlate && 'bleed-x sm:h-plate',
            narrow === 'across' && !isMosaic && '-mx-margin sm:mx-0',
          ),
        };
        return (
          <li
            className={clsx(
              'sm:col-(--columns) sm:row-(--rows)',
              narrow === 'tall' && 'row-span-2',
              (isPlate || narrow === 'across') && 'col-span-full',
            )}
            id={id}
            key={photo.id}
            style={{
              '--columns': `${start} / span ${columns}`,
              '--rows': `span ${rows ?? 1}`,
              '--narrow': narrow === 'tall' ? 'auto' : getNarrowShape(slot, collage),
              '--wide': rows || isPlate ? 'auto' : shape,
            }}
          >
            {isMosaic ? (
              <PhotoTile {...tile}>{caption}</PhotoTile>
            ) : (
              <figure>
                <PhotoTile {...tile} />
                <figcaption
                  className={clsx(
                    'mt-2 flex gap-3 text-small',
                    isOnDark ? 'text-inverse-note' : 'text-muted',
                  )}
                >
                  {collage.kind === 'editorial' && (
                    <b className="font-semibold text-accent tabular">{index + 1}</b>
                  )}
                  <span className="wrap-anywhere">{caption}</span>
                </figcaption>
              </figure>
            )}
          </li>
        );
      })}
    </ul>
  );
  const collageWithCaptions = isMosaic ? (
    <>
      {list}
      {/* Hidden, because the alt texts have the same words. */}
      <p
        className={clsx(
          'mt-3 text-note lg:hidden print:hidden',
          isOnDark ? 'text-inverse-note' : 'text-muted',
        )}
        aria-hidden="true"
      >
        {smallOnes.map(({ caption }) => caption).join(' · ')}
      </p>
    </>
  ) : (
    list
  );
  return isInSet ? (
    collageWithCaptions
  ) : (
    <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
      {collageWithCaptions}
    </PhotoSet>
  );
}
