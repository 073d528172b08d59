import {
  '071' as cakeTable,
  '077' as hero,
  '266' as heroUpright,
  '083' as candles,
  '154' as favours,
} from 'photo:library';
import type { AlbumPhoto } from '../photos/albumPhoto.ts';
import { PageLink } from '../frame/text/PageLink.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { Stars } from '../frame/text/Stars.tsx';
import type { Review } from '../site/review.ts';
import { buttonClass } from '../ui/Button.tsx';
import { sizesIn } from '../ui/photoFiles.ts';
import type { PageProps, PageWords } from './page.ts';
import './Reviews.css';

export { hero };

/** `Written` is what stands in the list, to the letter, so that the compiler knows its ids and headings. */
export type ReviewsWords<Written extends Review = Review> = PageWords & {
  /** Over the heading. */
  label: string;
  /** The page's h1. */
  title: string;
  /** The average rating in very large type, and the words under it. */
  rating: string;
  ratingCaption: string;
  /** Beside the hero photo; what the visitor is about to read. */
  intro: readonly string[];
  /** Under it, small: how we know that the writers were guests (Directive (EU) 2019/2161). */
  origin: string;
  /** Headings of the three runs of reviews, in very large type: a year, or a few words. */
  chapters: readonly [Written['chapter'], Written['chapter'], Written['chapter']];
  /** All reviews, in the order of the page. */
  reviews: readonly Written[];
  /** The short one set large after the first run, and the one after the second, by their ids. */
  large: readonly [Written['id'], Written['id']];
  /** End of the page: one sentence and two buttons, to the request form and to the contact page. */
  end: { title: string; book: string; contact: string };
};

export default function Reviews({ content }: PageProps<ReviewsWords>) {
  const { reviews, chapters, large, end } = content;
  const [first, second, third] = chapters;
  const [afterFirst, afterSecond] = large;
  const under = (heading: string) => reviews.filter(({ chapter, id }) => chapter === heading && !large.includes(id));
  // That the list has it the compiler has seen (ReviewsWords).
  const named = (name: string) => reviews.find(({ id }) => id === name) as Review;
  return (
    <>
      <section className="grid guests-open">
        <div className="guests-open__head">
          <p className="label">{content.label}</p>
          <h1 className="display t-page">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="guests-open__photo">
          <LibraryPhoto
            photo={hero}
            focus="40% 60%"
            sizes={sizesIn(hero, { from: 1024, width: '57vw' }, { width: '100vw', shape: 4 / 3 })}
            priority
            upright={{ photo: heroUpright, focus: '45% 65%' }}
          />
        </div>
        <div className="guests-open__text">
          <p className="guests-open__rating">
            <b className="num">{content.rating}</b>
            <span>{content.ratingCaption}</span>
          </p>
          <div className="guests-open__intro">
            {content.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="guests-open__origin note">{content.origin}</p>
          </div>
        </div>
      </section>

      <section className="section grid guests guests--right" aria-labelledby="guests-1">
        <ChapterHead id="guests-1" title={first} photo={cakeTable} focus="50% 55%" />
        <ReviewList reviews={under(first)} />
      </section>

      <section className="guests-large tint">
        <LargeReview review={named(afterFirst)} />
      </section>

      <section className="section grid guests guests--wide" aria-labelledby="guests-2">
        <ChapterHead id="guests-2" title={second} />
        <ReviewList reviews={under(second)} />
      </section>

      <section className="guests-aside">
        <div className="grid">
          <div className="guests-aside__photo">
            <LibraryPhoto photo={candles} focus="24% 60%" sizes="(min-width: 1024px) 56vw, 100vw" />
          </div>
        </div>
        <LargeReview review={named(afterSecond)} />
      </section>

      <section className="section grid guests guests--left" aria-labelledby="guests-3">
        <ChapterHead id="guests-3" title={third} photo={favours} focus="58% 60%" />
        <ReviewList reviews={under(third)} />
      </section>

      <section className="guests-end" aria-labelledby="guests-end">
        <div className="grid">
          <h2 className="display t-open" id="guests-end">
            <RichText text={end.title} />
          </h2>
          <div className="guests-end__do">
            <PageLink to="request" className={buttonClass({ size: 'lg' })}>
              <span>{end.book}</span>
            </PageLink>
            <PageLink to="contact" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              <span>{end.contact}</span>
            </PageLink>
          </div>
        </div>
      </section>
    </>
  );
}

type ChapterHeadProps = { id: string; title: string; photo?: AlbumPhoto; focus?: string };

function ChapterHead({ id, title, photo, focus }: ChapterHeadProps) {
  return (
    <div className="guests__head">
      <h2 className="guests__title display num" id={id}>
        {title}
      </h2>
      {photo && (
        <div className="guests__photo">
          <LibraryPhoto photo={photo} focus={focus} sizes="(min-width: 1024px) 53vw, (min-width: 768px) 100vw, 150vw" />
        </div>
      )}
    </div>
  );
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="guests__list">
      {reviews.map((review) => (
        <li key={review.id}>
          <figure className={review.text.length < 110 ? 'review review--short' : 'review'}>
            <blockquote>
              <p>{review.text}</p>
            </blockquote>
            <Byline review={review} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** A short review across the page, in quotation marks of the page's language (Reviews.css sets them). */
function LargeReview({ review }: { review: Review }) {
  return (
    <figure className="grid review review--large">
      <blockquote>
        <p className="display">{review.text}</p>
      </blockquote>
      <Byline review={review} />
    </figure>
  );
}

function Byline({ review: { writer, event, date } }: { review: Review }) {
  return (
    <figcaption className="review__by">
      <b>{writer}</b>
      <span>{event}</span>
      {date && (
        <time className="num" dateTime={date.split('.').reverse().join('-')}>
          {date}
        </time>
      )}
      <Stars />
    </figcaption>
  );
}
