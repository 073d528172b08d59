import type { ReactNode } from 'react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import type { Upright } from '../ui/Photo.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import './SplitHero.css';

type Props = {
  photo: AlbumPhoto;
  focus?: string;
  /** What upright phones see instead. */
  upright?: Upright;
  /** Over the heading. */
  label: string;
  /** The page's h1; one line of it per line break. */
  title: string;
  lead: string;
  /** Buttons and links below the lead. */
  children?: ReactNode;
};

/** Hero of an inner page: words to the left, a photo that bleeds to the right; on phones the photo comes first. */
export function SplitHero({ photo, focus, upright, label, title, lead, children }: Props) {
  return (
    <section className="grid split">
      <div className="split__photo">
        <LibraryPhoto
          photo={photo}
          focus={focus}
          sizes={sizesIn(photo, { from: 1024, width: '56vw', height: 'min(100svh - 88px, 812px)' }, { width: '100vw', height: 'min(58svh, 480px)' })}
          priority
          upright={upright}
        />
      </div>
      <div className="split__text">
        <p className="label">{label}</p>
        <h1 className="display t-page">
          <RichText text={title} />
        </h1>
        <p className="lead">
          <RichText text={lead} />
        </p>
        {children && <div className="acts">{children}</div>}
      </div>
    </section>
  );
}
