import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { venue } from '../site/venue.ts';
import { sizesIn } from '../ui/photoFiles.ts';
import { useFrame } from '../frame/Frame.tsx';
import './Host.css';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';

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
        <LibraryPhoto photo={photo} focus={focus} sizes={sizesIn(photo, { from: 768, width: 'min(36vw, 513px)', shape: 4 / 5 }, { width: '90vw', shape: 4 / 5 })} />
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
