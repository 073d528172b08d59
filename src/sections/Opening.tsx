import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { sizesIn } from '../ui/photoFiles.ts';
import './Opening.css';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';

export type OpeningWords = {
  /** Large opening sentence. */
  sentence: string;
  /** Narrow column beside it. */
  paragraphs: readonly string[];
  /** Three highlights as numbered lines. */
  marks: readonly { title: string; text: string }[];
};

/** A large sentence, a narrow column of text, a photo that bleeds left and numbered lines beside it. */
export function Opening({ photo, focus, words }: { photo: AlbumPhoto; focus?: string; words: OpeningWords }) {
  return (
    <section className="section grid opening">
      <h2 className="opening__say display t-open">
        <RichText text={words.sentence} />
      </h2>
      <div className="opening__text">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="opening__photo">
        <LibraryPhoto photo={photo} focus={focus} sizes={sizesIn(photo, { from: 768, width: '44vw', height: '560px' }, { width: '100vw', shape: 4 / 3 })} />
      </div>
      <ol className="marks">
        {words.marks.map(({ title, text }, index) => (
          <li className="mark-row" key={title}>
            <span className="mark-row__n num" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="display t-item">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
