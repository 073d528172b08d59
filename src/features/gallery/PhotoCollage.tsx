import { clsx } from 'clsx';
import { useContext } from 'react';
import { tw } from '../../components/tw.ts';
import type { CaptionedPicture } from '../../site/photos/pagePicture.ts';
import { collages, computeSizes, computeSlots, getNarrowShape, type Collage } from './collages.ts';
import { PhotoOpenerContext } from './photoAddress.ts';
import { PhotoSet } from './PhotoSet.tsx';
import { PhotoTile } from './PhotoTile.tsx';

const rowClasses = {
  list: tw`gap-x-3 gap-y-8 sm:grid-cols-12 sm:gap-x-gutter lg:gap-y-12`,
  slot: tw`sm:col-(--columns)`,
  tall: '',
  across: tw`col-span-full -mx-margin sm:mx-0`,
  tile: tw`sm:aspect-(--wide)`,
};

const collageClasses = {
  mosaic: {
    list: tw`bleed-x grid-flow-dense gap-1.5 sm:grid-cols-12`,
    slot: tw`sm:col-(--columns) sm:row-(--rows)`,
    tall: tw`row-span-2`,
    across: tw`col-span-full`,
    tile: tw`sm:aspect-(--wide)`,
  },
  rows: rowClasses,
  editorial: { ...rowClasses, list: clsx(rowClasses.list, 'sm:items-end') },
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
  const classes = collageClasses[collage.kind];
  const slots = computeSlots(collage, pictures.length);
  const list = (
    <ul className={clsx('on-photo grid grid-cols-2', classes.list, className)}>
      {pictures.map(({ photo, caption, id }, index) => {
        const slot = slots[index]!;
        const { columns, start = 'auto', rows, shape, narrow } = slot;
        const tile = {
          photo,
          sizes: computeSizes(slot, collage, photo),
          className: clsx('aspect-(--narrow) overflow-hidden', classes.tile),
        };
        return (
          <li
            className={clsx(
              classes.slot,
              narrow === 'tall' && classes.tall,
              narrow === 'across' && classes.across,
            )}
            id={id}
            key={photo.id}
            style={{
              '--columns': `${start} / span ${columns}`,
              '--rows': `span ${rows ?? 1}`,
              '--narrow': narrow === 'tall' ? 'auto' : getNarrowShape(slot, collage),
              '--wide': rows ? 'auto' : shape,
            }}
          >
            {collage.kind === 'mosaic' ? (
              <PhotoTile {...tile}>{caption}</PhotoTile>
            ) : (
              <figure>
                <PhotoTile {...tile} />
                <figcaption
                  className={clsx(
                    'mt-2 flex gap-3 text-small',
                    isOnDark ? 'text-tint' : 'text-muted',
                    narrow === 'across' && 'px-margin sm:px-0',
                  )}
                >
                  {collage.kind === 'editorial' && (
                    <b className="font-semibold text-accent tabular-nums">{index + 1}</b>
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
  return isInSet ? (
    list
  ) : (
    <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
      {list}
    </PhotoSet>
  );
}
