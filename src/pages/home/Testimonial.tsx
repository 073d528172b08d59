import type { HomeContent } from './schema.ts';
import type { Review } from '../../site/facts/schema.ts';
import { figures } from '../../site/facts/venue.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { Figures } from '../../components/Figures.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Stars } from '../../components/text/Stars.tsx';

type Props = { copy: HomeContent['testimonial']; review: Review };

/** Testimonial with figures. */
export function Testimonial({ copy, review }: Props) {
  const { events, years, satisfaction, churches } = figures.home;
  return (
    <section className="border-y border-border bg-surface py-breath-l" aria-label={copy.name}>
      <div className="page-grid">
        <div className="lg:col-left-3 lg:row-1 lg:pt-1.75">
          <Stars />
          <p className="mt-3 text-small leading-1.5 lg:mt-2">
            <b className="block font-semibold">{review.writer}</b>
            {review.event}
          </p>
          <ArrowLink to="reviews">{copy.all}</ArrowLink>
        </div>
        <blockquote className="mt-3 lg:col-right-5 lg:mt-0">
          <p className="relative font-display text-[clamp(1.75rem,1.3rem+2.4vw,3.25rem)] leading-1.24 font-320 tracking-[-.01em] text-balance italic hanging-quotes">
            {/* Screen readers announce quotations anyway. */}
            <span className="lg:absolute lg:right-full" aria-hidden="true">
              {copy.open}
            </span>
            <RichText text={`${review.text}${copy.closing}`} />
          </p>
        </blockquote>
        <Figures
          className="mt-breath-s lg:mt-12"
          figures={[
            { label: copy.figures.events, figure: events },
            { label: copy.figures.years, figure: years },
            { label: copy.figures.satisfaction, figure: satisfaction },
            { label: copy.figures.churches, figure: churches },
          ]}
        />
      </div>
    </section>
  );
}
