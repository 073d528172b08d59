import { clsx } from 'clsx';
import type { Review } from '../../facts/reviews/schema.ts';
import { Stars } from './Stars.tsx';

export function Byline({ review, className }: { review: Review; className: string }) {
  const { writer, event, date } = review;
  return (
    <figcaption
      className={clsx('flex flex-wrap items-center gap-x-4 text-small text-muted', className)}
    >
      <b className="basis-full font-semibold text-foreground">{writer}</b>
      <span>{event}</span>
      {date && (
        <time className="tabular" dateTime={date}>
          {date.split('-').reverse().join('.')}
        </time>
      )}
      <Stars />
    </figcaption>
  );
}
