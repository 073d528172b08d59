import { clsx } from 'clsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import type { PlacedPicture } from '../../site/photos/pagePicture.ts';
import { tw } from '../../components/tw.ts';

/** First column and span. */
type SixPlace =
  '1-3' | '1-4' | '1-5' | '1-7' | '1-8' | '2-6' | '5-4' | '6-7' | '7-6' | '9-4' | '10-3';

const places: Record<SixPlace, string> = {
  '1-3': tw`lg:col-span-3 lg:col-start-1`,
  '1-4': tw`lg:col-span-4 lg:col-start-1`,
  '1-5': tw`lg:col-span-5 lg:col-start-1`,
  '1-7': tw`lg:col-span-7 lg:col-start-1`,
  '1-8': tw`lg:col-span-8 lg:col-start-1`,
  '2-6': tw`lg:col-span-6 lg:col-start-2`,
  '5-4': tw`lg:col-span-4 lg:col-start-5`,
  '6-7': tw`lg:col-span-7 lg:col-start-6`,
  '7-6': tw`lg:col-span-6 lg:col-start-7`,
  '9-4': tw`lg:col-span-4 lg:col-start-9`,
  '10-3': tw`lg:col-span-3 lg:col-start-10`,
};

/** Landscape photos; the others are portrait. */
const lying: readonly SixPlace[] = ['1-5', '1-7', '1-8', '2-6', '5-4', '6-7', '7-6'];

/** Full width, then a pair. */
const isAcross = (index: number): boolean => index % 3 === 0;

type Props = {
  /** At least six. */
  pictures: readonly PlacedPicture<SixPlace>[];
  /** Accessible name. */
  name: string;
};

export function EditorialGrid({ pictures, name }: Props) {
  return (
    <section className="page-grid pt-breath" aria-label={name}>
      <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
        <div className="on-photo grid grid-cols-2 gap-x-1.5 gap-y-4 sm:gap-x-gutter sm:gap-y-5 lg:grid-cols-12 lg:items-end lg:gap-y-band-s">
          {pictures.map(({ photo, place, caption }, index) => (
            <figure
              key={photo.id}
              className={clsx(
                'min-w-0',
                isAcross(index) && 'max-lg:col-span-full max-sm:-mx-margin',
                places[place],
              )}
            >
              <PhotoTile
                photo={photo}
                sizes="(min-width: 1024px) 55vw, 100vw"
                className={clsx(
                  'h-auto overflow-hidden',
                  isAcross(index) ? 'max-lg:aspect-3/2' : 'max-lg:aspect-4/5',
                  lying.includes(place) ? 'lg:aspect-3/2' : 'lg:aspect-4/5',
                )}
              />
              <figcaption
                className={clsx(
                  'mt-1.25 flex gap-1.5 text-small leading-1.5 wrap-anywhere text-muted',
                  isAcross(index) && 'max-sm:px-margin',
                )}
              >
                <b className="num flex-none font-strong text-accent">{index + 1}</b>
                <span>{caption}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </PhotoSet>
    </section>
  );
}
