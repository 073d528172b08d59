import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import './Cover.css';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';

export type CoverWords = {
  /** The page's h1, on two lines. */
  title: string;
  /** One sentence: what, where, for which occasions. */
  text: string;
  /** The two buttons: to the services and to the form further down. */
  services: string;
  contact: string;
};

type Props = { photo: AlbumPhoto; upright: AlbumPhoto; words: CoverWords };

/** Hero of the home page: a photo over the whole first screen, the words in the quiet part of it. */
export function Cover({ photo, upright, words }: Props) {
  return (
    <section className="cover" data-under-bar="">
      <div className="cover__photo">
        <LibraryPhoto photo={photo} sizes={sizesIn(photo, { width: '100vw', height: 'min(100svh, 900px)' })} priority upright={{ photo: upright }} />
      </div>
      <div className="grid cover__in shade">
        <div className="cover__say">
          <h1 className="display t-hero">
            <RichText text={words.title} />
          </h1>
          <div className="cover__foot">
            <p>{words.text}</p>
            <div className="cover__acts on-photo">
              <a className={buttonClass({ variant: 'light' })} href="#services">
                <span>{words.services}</span>
              </a>
              <a className={buttonClass({ variant: 'line-light' })} href="#contact">
                <span>{words.contact}</span>
              </a>
            </div>
          </div>
        </div>
      </div>
      <i className="cue" aria-hidden="true" />
    </section>
  );
}
