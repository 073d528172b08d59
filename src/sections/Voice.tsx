import type { Review } from '../site/review.ts';
import { figures } from '../site/venue.ts';
import { ArrowLink } from '../frame/text/ArrowLink.tsx';
import { Figures } from './Figures.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { Stars } from '../frame/text/Stars.tsx';
import './Voice.css';

export type VoiceWords = {
  /** Name of the section for screen readers. */
  name: string;
  /** What is quoted, and its quotation marks. */
  review: Review;
  open: string;
  closing: string;
  /** Link to all reviews. */
  all: string;
  /** Labels of the four statistics. */
  figures: Record<keyof typeof figures.home, string>;
};

/** One large quotation with its stars, and four very large figures. */
export function Voice({ words }: { words: VoiceWords }) {
  const { review } = words;
  const { events, years, satisfaction, churches } = figures.home;
  return (
    <section className="section voice" aria-label={words.name}>
      <div className="grid">
        <div className="voice__side">
          <Stars />
          <p className="voice__by">
            <b>{review.writer}</b>
            {review.event}
          </p>
          <ArrowLink to="reviews">{words.all}</ArrowLink>
        </div>
        <blockquote>
          <p>
            {/* Hung before the line, it would be a stop of its own; that this is a quotation is heard anyway. */}
            <span className="hang" aria-hidden="true">
              {words.open}
            </span>
            <RichText text={`${review.text}${words.closing}`} />
          </p>
        </blockquote>
        <Figures
          figures={[
            { label: words.figures.events, figure: events },
            { label: words.figures.years, figure: years },
            { label: words.figures.satisfaction, figure: satisfaction },
            { label: words.figures.churches, figure: churches },
          ]}
        />
      </div>
    </section>
  );
}
