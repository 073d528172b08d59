import { clsx } from 'clsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { Byline } from '../../components/text/Byline.tsx';
import { Quotation } from '../../components/text/Quotation.tsx';
import type { Review } from '../../facts/reviews/schema.ts';
import { preventLineBreak } from '../../site/formats/formats.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { ReviewsContent } from './schema.ts';

export default function Reviews({ content }: { content: ReviewsContent }) {
  const { guestBook, glasses, drawings } = content.pictures;
  const { reviews, chapters, featuredReviews, callToAction } = content;
  const hasReviews = (title: string) => reviews.some(({ chapter }) => chapter === title);
  const [first = '', second = '', third = '', ...earlier] = chapters.filter(hasReviews);
  const [afterFirst, afterSecond] = featuredReviews;
  const getChapterReviews = (heading: string) =>
    reviews.filter(
      ({ chapter, writer }) => chapter === heading && !featuredReviews.includes(writer),
    );
  // `npm run check` looks for the review.
  const getReview = (name: string) => reviews.find(({ writer }) => writer === name) as Review;
  return (
    <>
      <Hero variant="below" copy={content} pictures={content.pictures}>
        <p className="flex flex-wrap items-end gap-4">
          <b className="font-display text-figure tabular">{content.rating}</b>
          <span className="max-w-heading pb-2 text-small text-muted">{content.ratingCaption}</span>
        </p>
        <div className="mt-6 grid gap-4">
          {content.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="border-t border-border-strong pt-4 text-note text-muted">
            {content.origin}
          </p>
        </div>
      </Hero>

      <Section className="gap-y-10" aria-labelledby="chapter-1">
        <ChapterHead id="chapter-1" title={first} photo={guestBook} className="lg:col-span-4" />
        <ReviewList reviews={getChapterReviews(first)} className="lg:col-start-6" />
      </Section>

      <Section tone="tint">
        <FeaturedReview review={getReview(afterFirst)} className="lg:w-3/4" />
      </Section>

      <Section className="gap-y-section-sm" aria-labelledby="chapter-2">
        <ChapterHead id="chapter-2" title={second} />
        <ReviewList reviews={getChapterReviews(second)} className="lg:columns-3" />
      </Section>

      <Section space="none" className="gap-y-10">
        <BleedPhoto
          side="right"
          photo={glasses}
          sizes="(min-width: 1024px) 56vw, 100vw"
          className="max-lg:aspect-4/3 lg:col-start-6 lg:row-1 lg:min-h-140"
        />
        <FeaturedReview
          review={getReview(afterSecond)}
          isBeside
          className="lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-end lg:pb-16"
        />
      </Section>

      <Section className="gap-y-10" aria-labelledby="chapter-3">
        <ChapterHead
          id="chapter-3"
          title={third}
          photo={drawings}
          className="lg:col-start-9 lg:row-1"
        />
        <ReviewList
          reviews={getChapterReviews(third)}
          className="lg:col-span-7 lg:col-start-1 lg:row-1"
        />
      </Section>

      {earlier.map((title, index) => (
        <Section
          space="bottom"
          className="gap-y-section-sm"
          aria-labelledby={`chapter-${index + 4}`}
          key={title}
        >
          <ChapterHead id={`chapter-${index + 4}`} title={title} />
          <ReviewList reviews={getChapterReviews(title)} className="lg:columns-3" />
        </Section>
      ))}

      <Section tone="surface" space="sm" className="lg:items-center" aria-labelledby="reviews-call">
        <SectionIntro id="reviews-call" copy={callToAction} size="open" variant="wide">
          <ButtonRow>
            <ButtonLink to="request">{callToAction.book}</ButtonLink>
            <ButtonLink to="contact" variant="outline">
              {callToAction.contact}
            </ButtonLink>
          </ButtonRow>
        </SectionIntro>
      </Section>
    </>
  );
}

type ChapterHeadProps = { id: string; title: string; photo?: PagePicture; className?: string };

function ChapterHead({ id, title, photo, className }: ChapterHeadProps) {
  return (
    <div
      className={clsx(
        photo &&
          'sm:grid sm:grid-cols-2 sm:items-end sm:gap-x-gutter lg:sticky lg:top-30 lg:block lg:self-start',
        className,
      )}
    >
      <h2
        className={clsx('font-display tabular', isYear(title) ? 'text-numeral' : 'text-display-2')}
        id={id}
      >
        {preventLineBreak(title)}
      </h2>
      {photo && (
        <div className="mt-8 aspect-3/2">
          <Photo photo={photo} sizes="(min-width: 1024px) 30vw, (min-width: 640px) 50vw, 100vw" />
        </div>
      )}
    </div>
  );
}

const isYear = (title: string): boolean => /^\d+$/.test(title);

function ReviewList({ reviews, className }: { reviews: readonly Review[]; className: string }) {
  return (
    <ul className={clsx('sm:columns-2 sm:gap-x-gutter', className)}>
      {reviews.map((review) => (
        <li className="break-inside-avoid not-last:pb-12" key={review.text}>
          <figure>
            <blockquote>
              <p className={clsx(review.text.length < 110 && 'font-display text-display-4')}>
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

type FeaturedReviewProps = { review: Review; isBeside?: boolean; className: string };

function FeaturedReview({ review, isBeside, className }: FeaturedReviewProps) {
  return (
    <figure className={className}>
      <blockquote>
        <Quotation text={review.text} className={isBeside ? 'text-display-3' : undefined} />
      </blockquote>
      <Byline review={review} className="mt-6" />
    </figure>
  );
}
