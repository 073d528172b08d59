import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { venue } from '../site/venue.ts';
import { useFrame } from './Frame.tsx';
import './Host.css';
import { Picture } from './Picture.tsx';

export type HostWords = {
  /** What the manager says, with its quotation marks. */
  quote: string;
  /** Under the name. */
  role: string;
};

type Props = { photo: AlbumPhoto; focus?: string; words: HostWords };

/** The venue manager: an upright photo, a sentence of hers, her name as a signature. */
export function Host({ photo, focus, words }: Props) {
  const { language } = useFrame();
  return (
    <figure className="host">
      <div className="host__photo">
        <Picture photo={photo} focus={focus} sizes="(min-width: 1440px) 860px, (min-width: 768px) 60vw, 92vw" />
      </div>
      <blockquote>
        <p>{words.quote}</p>
      </blockquote>
      <figcaption>
        <span className="host__name">{venue.manager[language]}</span>
        <span className="host__role">{words.role}</span>
      </figcaption>
    </figure>
  );
}
