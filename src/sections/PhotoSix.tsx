import type { Shot } from './PhotoGrid.tsx';
import { PhotoSet } from './PhotoSet.tsx';
import './PhotoSix.css';
import { PhotoTile } from './PhotoTile.tsx';

type Props = {
  /** Six photos, or as many more as PhotoSix.css has places for (18), in the order of the day. */
  shots: readonly Shot[];
  /** One per photo, in the same order. */
  captions: readonly string[];
  /** What the photos are of; read by screen readers. */
  name: string;
};

/** Numbered photos in an uneven arrangement, captions always in sight. */
export function PhotoSix({ shots, captions, name }: Props) {
  return (
    <section className="grid" aria-label={name}>
      <PhotoSet photos={shots.map(({ photo }) => photo)} controls="thumbnails">
        <div className="six on-photo">
          {shots.map(({ photo, focus }, index) => (
            <figure key={photo.id}>
              <PhotoTile photo={photo} focus={focus} sizes="(min-width: 1024px) 55vw, 100vw" />
              <figcaption>
                <b className="num">{index + 1}</b>
                <span>{captions[index]}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </PhotoSet>
    </section>
  );
}
