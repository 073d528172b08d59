import type { Review } from '../../facts/reviews/schema.ts';
import { useLocale } from '../Locale.tsx';
import { ArrowLink } from '../text/ArrowLink.tsx';
import { Byline } from '../text/Byline.tsx';
import { Quotation } from '../text/Quotation.tsx';
import { Section } from './Section.tsx';

/** The review that the owner chose for the page. */
export function GuestQuote({ review }: { review: Review | undefined }) {
  const { messages } = useLocale();
  if (!review) return null;
  return (
    <Section space="top" className="print:hidden">
      <figure className="lg:w-3/4">
        <blockquote>
          <Quotation text={review.text} className="text-display-4" />
        </blockquote>
        <Byline review={review} className="mt-6" />
      </figure>
      <div>
        <ArrowLink to="reviews">{messages.allReviews}</ArrowLink>
      </div>
    </Section>
  );
}
