import { clsx } from 'clsx';
import type { ReviewsContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { Stars } from '../../components/text/Stars.tsx';
import type { Review } from '../../site/facts/schema.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

export default function Reviews({ content }: { content: ReviewsContent }) {
  const { hero, heroUpright, guestBook, glasses, drawings } = content.pictures;
  const { reviews, chapters, large, end } = content;
  const [first, second, third] = chapters;
  const [afterFirst, afterSecond] = large;
  const under = (heading: string) =>
    reviews.filter(({ chapter, id }) => chapter === heading && !large.includes(id));
  // `npm run check` ensures that the review exists.
  const named = (name: string) => reviews.find(({ id }) => id === name) as Review;
  return (
    <>
      <section className="page-grid gap-y-8 pt-8 lg:gap-y-[clamp(40px,4vw,64px)] lg:pt-band-s">
        <div className="lg:col-left-10">
          <p className="label">{content.label}</p>
          <h1 className="display mt-4 text-page max-lg:text-[min(11.2vw,var(--t-page))]">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="col-bleed aspect-4/3 lg:bleed-left-9 lg:aspect-3/2 upright:aspect-4/5">
          <Photo
            photo={hero}
            sizes="(min-width: 1024px) 57vw, 113vw"
            priority
            upright={heroUpright}
          />
        </div>
        <div className="grid content-between gap-6 lg:col-right-10">
          <p className="flex items-end gap-4">
            <b className="num -ml-overhang font-display text-figure leading-0.86 font-250 tracking-tightest">
              {content.rating}
            </b>
            <span className="max-w-12em pb-1 text-small leading-1.4 text-muted">
              {content.ratingCaption}
            </span>
          </p>
          <div className="grid gap-1em">
            {content.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="note border-t border-border-strong pt-4">{content.origin}</p>
          </div>
        </div>
      </section>

      <section className={chapter} aria-labelledby="guests-1">
        <ChapterHead id="guests-1" title={first} photo={guestBook} className="lg:col-left-4" />
        <ReviewList reviews={under(first)} className="lg:col-right-7 lg:row-1 lg:pt-4" />
      </section>

      <section className="bg-tint py-[clamp(72px,48px_+_6vw,136px)]">
        <LargeReview review={named(afterFirst)} />
      </section>

      <section className={chapter} aria-labelledby="guests-2">
        <ChapterHead id="guests-2" title={second} />
        <ReviewList reviews={under(second)} className="lg:columns-3" />
      </section>

      <section className="lg:grid lg:items-end">
        <div className="page-grid lg:col-1 lg:row-1">
          <div className="col-bleed aspect-4/3 lg:bleed-right-7 lg:aspect-3/2">
            <Photo photo={glasses} sizes="(min-width: 1024px) 56vw, 100vw" />
          </div>
        </div>
        <LargeReview review={named(afterSecond)} beside />
      </section>

      <section className={chapter} aria-labelledby="guests-3">
        <ChapterHead
          id="guests-3"
          title={third}
          photo={drawings}
          className="lg:col-right-10"
          isNarrow
        />
        <ReviewList reviews={under(third)} className="lg:col-until-9 lg:row-1 lg:pt-4" />
      </section>

      <section
        className="border-t border-border bg-surface py-breath-s"
        aria-labelledby="guests-end"
      >
        <div className="page-grid lg:items-center">
          <SectionHeading id="guests-end" text={end.title} size="open" className="lg:col-left-7" />
          <ButtonRow className="mt-8 lg:col-right-9 lg:mt-0 lg:justify-end">
            <ButtonLink to="request">{end.book}</ButtonLink>
            <ButtonLink to="contact" variant="outline">
              {end.contact}
            </ButtonLink>
          </ButtonRow>
        </div>
      </section>
    </>
  );
}

const chapter = tw`page-grid gap-y-10 py-breath lg:gap-y-breath-s`;

type ChapterHeadProps = {
  id: string;
  title: string;
  photo?: PagePicture;
  className?: string;
  isNarrow?: boolean;
};

function ChapterHead({ id, title, photo, className, isNarrow = false }: ChapterHeadProps) {
  return (
    <div
      className={
        photo &&
        clsx(
          'md:grid md:grid-cols-2 md:items-end md:gap-x-gutter lg:sticky lg:top-30 lg:row-1 lg:block lg:self-start',
          className,
        )
      }
    >
      <h2
        className={clsx(
          'display num -ml-overhang text-[clamp(3.25rem,2.2rem_+_4.6vw,6.5rem)] leading-none font-250 tracking-tighter',
          isNarrow && 'lg:text-[clamp(3.25rem,4.9vw,5rem)]',
        )}
        id={id}
      >
        {title}
      </h2>
      {photo && (
        <div className="mt-8 aspect-square md:mt-0 md:aspect-4/3 lg:mt-10">
          <Photo photo={photo} sizes="(min-width: 1024px) 53vw, (min-width: 768px) 100vw, 150vw" />
        </div>
      )}
    </div>
  );
}

const short = tw`font-display text-[length:var(--t-item)] leading-1.3 font-330 tracking-snug text-balance`;

function ReviewList({ reviews, className }: { reviews: readonly Review[]; className: string }) {
  return (
    <ul className={clsx('sm:columns-2 sm:gap-x-[clamp(32px,4vw,64px)]', className)}>
      {reviews.map((review) => (
        <li className="break-inside-avoid not-last:pb-12" key={review.id}>
          <figure>
            <blockquote>
              <p className={clsx('hanging-quotes', review.text.length < 110 && short)}>
                {review.text}
              </p>
            </blockquote>
            <Byline review={review} className="mt-3.5" />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The browser adds the quotation marks of the language. */
function LargeReview({ review, beside = false }: { review: Review; beside?: boolean }) {
  return (
    <figure className={clsx('page-grid', beside && 'pt-10 lg:col-1 lg:row-1 lg:pt-0')}>
      <blockquote className={beside ? tw`lg:col-until-6` : tw`lg:col-left-10`}>
        <p
          className={clsx(
            'display relative text-[clamp(1.875rem,1.2rem_+_3vw,3.75rem)] leading-1.2 italic hanging-quotes',
            'before:content-[open-quote] after:content-[close-quote] lg:before:absolute lg:before:right-full',
            beside && 'lg:text-[clamp(1.875rem,3.1vw,3rem)]',
          )}
        >
          {review.text}
        </p>
      </blockquote>
      <Byline
        review={review}
        className={clsx(
          'mt-6',
          beside ? 'lg:col-until-6' : 'lg:col-right-12 lg:mt-0 lg:mb-[.8em] lg:self-end',
        )}
      />
    </figure>
  );
}

function Byline({
  review: { writer, event, date },
  className,
}: {
  review: Review;
  className: string;
}) {
  return (
    <figcaption
      className={clsx(
        'flex flex-wrap items-center gap-x-3.5 text-small leading-1.6 text-muted',
        className,
      )}
    >
      <b className="basis-full font-semibold text-foreground">{writer}</b>
      <span>{event}</span>
      {date && (
        <time className="num" dateTime={date.split('.').reverse().join('-')}>
          {date}
        </time>
      )}
      <Stars small />
    </figcaption>
  );
}
