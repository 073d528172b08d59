import type { ReactNode } from 'react';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { Picture } from './Picture.tsx';
import { RichText } from './RichText.tsx';
import './SplitHero.css';

type Props = {
  photo: AlbumPhoto;
  focus?: string;
  /** Small capitals over the heading. */
  label: string;
  /** The page's h1; one line of it per line break. */
  title: string;
  lead: string;
  /** Buttons and links below the lead. */
  children?: ReactNode;
};

/** Hero of an inner page: words to the left, a photo that bleeds to the right; on phones the photo comes first. */
export function SplitHero({ photo, focus, label, title, lead, children }: Props) {
  return (
    <section className="grid split">
      <div className="split__photo">
        <Picture photo={photo} focus={focus} sizes="(min-width: 1024px) 55vw, 100vw" priority />
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
