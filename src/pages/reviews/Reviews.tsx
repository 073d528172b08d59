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
      <section className="page-grid gap-y-8 pt-8 lg:gap-y-section-sm lg:pt-section-sm">
        <div className="lg:col-span-10">
          <p className="text-label text-muted">{content.label}</p>
          <h1 className="mt-4 font-display text-display-1">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="bleed-x aspect-4/3 lg:col-span-7 lg:col-start-1 lg:bleed-left lg:aspect-3/2 upright:aspect-4/5">
          <Photo
            photo={hero}
            sizes="(min-width: 1024px) 57vw, 113vw"
            priority
            upright={heroUpright}
          />
        </div>
        <div className="grid content-between gap-6 lg:col-start-9">
          <p className="flex items-end gap-4">
            <b className="-ml-1 font-display text-figure tabular-nums">{content.rating}</b>
            <span className="max-w-heading pb-1 text-small text-muted">
              {content.ratingCaption}
            </span>
          </p>
          <div className="grid gap-4">
            {content.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="border-t border-border-strong pt-4 text-note text-muted">
              {content.origin}
            </p>
          </div>
        </div>
      </section>

      <section className={chapter} aria-labelledby="guests-1">
        <ChapterHead id="guests-1" title={first} photo={guestBook} className="lg:col-span-4" />
        <ReviewList reviews={under(first)} className="lg:col-start-6 lg:row-1 lg:pt-4" />
      </section>

      <section className="bg-tint py-section">
        <LargeReview review={named(afterFirst)} />
      </section>

      <section className={chapter} aria-labelledby="guests-2">
        <ChapterHead id="guests-2" title={second} />
        <ReviewList reviews={under(second)} className="lg:columns-3" />
      </section>

      <section className="lg:grid lg:items-end">
        <div className="page-grid lg:col-1 lg:row-1">
          <div className="bleed-x aspect-4/3 lg:col-start-6 lg:bleed-right lg:aspect-3/2">
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
          className="lg:col-start-9"
          isNarrow
        />
        <ReviewList
          reviews={under(third)}
          className="lg:col-span-7 lg:col-start-1 lg:row-1 lg:pt-4"
        />
      </section>

      <section
        className="border-t border-border bg-surface py-section-sm"
        aria-labelledby="guests-end"
      >
        <div className="page-grid lg:items-center">
          <SectionHeading id="guests-end" text={end.title} size="open" className="lg:col-span-7" />
          <ButtonRow className="mt-8 lg:col-start-8 lg:mt-0 lg:justify-end">
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

const chapter = tw`page-grid gap-y-10 py-section lg:gap-y-section-sm`;

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
      <h2 className={clsx('-ml-1 font-display text-numeral tabular-nums', isNarrow && '')} id={id}>
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

const short = tw`font-display text-display-4 text-balance`;

function ReviewList({ reviews, className }: { reviews: readonly Review[]; className: string }) {
  return (
    <ul className={clsx('sm:columns-2 sm:gap-x-12', className)}>
      {reviews.map((review) => (
        <li className="break-inside-avoid not-last:pb-12" key={review.id}>
          <figure>
            <blockquote>
              <p className={clsx('hanging-quotes', review.text.length < 110 && short)}>
                {review.text}
              </p>
            </blockquote>
            <Byline review={review} className="mt-4" />
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
      <blockquote className={beside ? tw`lg:col-span-4` : tw`lg:col-span-10`}>
        <p
          className={clsx(
            'relative font-display text-quote italic hanging-quotes',
            'before:content-[open-quote] after:content-[close-quote] lg:before:absolute lg:before:right-full',
            beside && '',
          )}
        >
          {review.text}
        </p>
      </blockquote>
      <Byline
        review={review}
        className={clsx(
          'mt-6',
          beside ? 'lg:col-span-4' : 'lg:col-start-11 lg:mt-0 lg:mb-2 lg:self-end',
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
      className={clsx('flex flex-wrap items-center gap-x-4 text-small text-muted', className)}
    >
      <b className="basis-full font-semibold text-foreground">{writer}</b>
      <span>{event}</span>
      {date && (
        <time className="tabular-nums" dateTime={date.split('.').reverse().join('-')}>
          {date}
        </time>
      )}
      <Stars small />
    </figcaption>
  );
}
