/**
 * What the words of a page have from elsewhere: the forms' words, which are contractual, the words that two pages share,
 * and the reviews, each written once.
 */
import { mails } from '../../content/mails.ts';
import type { Language } from '../../site/languages.ts';
import type { Review, ReviewList } from '../../site/review.ts';

/** Reads the words of a file in src/content/<lang>. */
export type Read = (name: string) => Record<string, unknown>;

/** The value at a key, from what stands there so far, in a language; throws a JoinError. */
type Value = (written: unknown, language: Language, read: Read) => unknown;

/** "whole": the file says nothing there itself. "review": it names reviews by their ids. */
type Join = { written: 'whole' | 'review'; valueAt: Value };

const whole = (valueAt: Value): Join => ({ written: 'whole', valueAt });
const review = (valueAt: Value): Join => ({ written: 'review', valueAt });

/** Something that words refer to and that is not there, in the owner's words. */
class JoinError extends Error {}

const enquiry = whole((_, language) => mails[language].enquiry);

const listOf = (read: Read): ReviewList => read('reviewList') as ReviewList;

const named = (id: unknown, read: Read): Review => {
  const { reviews } = listOf(read);
  const found = reviews.find((one) => one.id === id);
  if (!found) throw new JoinError(`names a review "${String(id)}", which is not in reviewList.json. There are: ${reviews.map((one) => one.id).join(', ')}`);
  return found;
};

const reviewCalled = review((id, _, read) => named(id, read));

const idsOfReviews = review((ids, _, read) => (ids as readonly unknown[]).map((id) => named(id, read).id));

const reviewsUnderChapters = whole((_, __, read) => {
  const { chapters, reviews } = listOf(read);
  for (const { id, chapter } of reviews)
    if (!chapters.includes(chapter)) throw new JoinError(`shows the review "${id}" of reviewList.json, whose heading "${chapter}" is none of "${chapters.join('", "')}"`);
  return reviews;
});

const from = (name: string, key?: string): Join => whole((_, __, read) => (key ? read(name)[key] : read(name)));

/** By page, and by the keys that lead there. */
export const joins: Readonly<Record<string, Readonly<Record<string, Join>>>> = {
  contact: { enquiry },
  home: { 'voice.review': reviewCalled, 'ask.enquiry': enquiry },
  prices: { 'shared.days': from('estimate', 'days'), 'shared.months': from('estimate', 'months'), 'shared.indoors': from('estimate', 'indoors') },
  request: { enquiry, estimate: from('estimate') },
  reviews: { chapters: from('reviewList', 'chapters'), reviews: reviewsUnderChapters, large: idsOfReviews },
};
