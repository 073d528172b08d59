import { PhotoSet } from './PhotoSet.tsx';
import './PhotoSix.css';
import { PhotoTile } from './PhotoTile.tsx';
import { captioned, photosOf, type Shot } from './shots.ts';

/** Where a photo stands on wide screens: its first column and how many of the twelve it takes (PhotoSix.css). */
export type SixPlace = '1-3' | '1-4' | '1-5' | '1-7' | '1-8' | '2-6' | '5-4' | '6-7' | '7-6' | '9-4' | '10-3';

type Props<Name extends string> = {
  /** Six photos or more, in the order of the day. */
  shots: Readonly<Record<Name, Shot<SixPlace>>>;
  captions: Readonly<Record<Name, string>>;
  /** What the photos are of; read by screen readers. */
  name: string;
};

/** Numbered photos in an uneven arrangement, captions always in sight. */
export function PhotoSix<Name extends string>({ shots, captions, name: label }: Props<Name>) {
  return (
    <section className="grid" aria-label={label}>
      <PhotoSet photos={photosOf(shots)} controls="thumbnails">
        <div className="six on-photo">
          {captioned(shots, captions).map(({ name, photo, place, focus, caption }, index) => (
            <figure key={name} data-place={place}>
              <PhotoTile photo={photo} focus={focus} sizes="(min-width: 1024px) 55vw, 100vw" />
              <figcaption>
                <b className="num">{index + 1}</b>
                <span>{caption}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </PhotoSet>
    </section>
  );
}
