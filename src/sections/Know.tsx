import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import './Know.css';
import { LibraryPhoto } from './photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';

export type KnowWords = {
  title: string;
  /** What visitors ask, in a word or two, and the answer; answers may link. */
  answers: readonly { question: string; answer: string }[];
};

type Props = { words: KnowWords; photo: AlbumPhoto; focus?: string };

/** Short answers on paper; wide screens have an upright photo below the heading, which says nothing more. */
export function Know({ words, photo, focus }: Props) {
  return (
    <section className="section know" aria-labelledby="know-title">
      <div className="grid">
        <div className="know__head">
          <h2 className="display t-head" id="know-title">
            <RichText text={words.title} />
          </h2>
          <div className="know__photo">
            <LibraryPhoto photo={photo} focus={focus} sizes="30vw" alt="" />
          </div>
        </div>
        <dl className="know__list">
          {words.answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="display t-item">{question}</dt>
              <dd>
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
