/** Derived fields of pages: form messages, shared copy, captions and reviews. */
import { mails } from '../../content/mails.ts';
import type { Language } from '../../site/languages.ts';
import { photoId } from '../../site/photos/albums.ts';
import type { PlacedPicture } from '../../site/photos/schema.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import type { Review, ReviewList } from '../../site/facts/schema.ts';

/** Reads a file with its facts filled in. */
export type Read = (name: string) => Record<string, unknown>;

/** `written` is the value in the file. */
type Sources = { written: unknown; language: Language; read: Read; readPictures: Read };

/** Throws a JoinError. */
type Value = (sources: Sources) => unknown;

/** "whole": not in the file. "review": the file has review ids. */
type Join = { written: 'whole' | 'review'; valueAt: Value };

const whole = (valueAt: Value): Join => ({ written: 'whole', valueAt });
const review = (valueAt: Value): Join => ({ written: 'review', valueAt });

class JoinError extends Error {}

const enquiry = whole(({ language }) => mails[language].enquiry);

const listOf = (read: Read): ReviewList => read('reviewList') as ReviewList;

const named = (id: unknown, read: Read): Review => {
  const { reviews } = listOf(read);
  const found = reviews.find((one) => one.id === id);
  if (!found)
    throw new JoinError(
      `names a review "${String(id)}", which is not in reviewList.json. There are: ${reviews.map((one) => one.id).join(', ')}`,
    );
  return found;
};

const reviewCalled = review(({ written, read }) => named(written, read));

const idsOfReviews = review(({ written, read }) =>
  (written as readonly unknown[]).map((id) => named(id, read).id),
);

const reviewsUnderChapters = whole(({ read }) => {
  const { chapters, reviews } = listOf(read);
  for (const { id, chapter } of reviews)
    if (!chapters.includes(chapter))
      throw new JoinError(
        `shows the review "${id}" of reviewList.json, whose heading "${chapter}" is none of "${chapters.join('", "')}"`,
      );
  return reviews;
});

const pageNames = whole(({ read }) =>
  Object.fromEntries(pageIds.map((id) => [id, read(id)['pageName']])),
);

/** By photo id. */
const captions = (
  page: PageId,
  list: string | ((words: Record<string, unknown>) => string),
): Join =>
  whole(({ language, read, readPictures }) => {
    const shown = readPictures(page)[
      typeof list === 'string' ? list : list(read(page))
    ] as readonly PlacedPicture[];
    return Object.fromEntries(
      shown.map(({ photo, caption }) => [photoId(photo), caption[language]]),
    );
  });

const from = (name: string, key?: string): Join =>
  whole(({ read }) => (key ? read(name)[key] : read(name)));

/** By page and path. */
export const joins: Readonly<Record<string, Readonly<Record<string, Join>>>> = {
  baptism: { 'album.captions': captions('baptism', 'album') },
  contact: { enquiry },
  corporate: {
    'day.captions': captions('corporate', 'day'),
    'evening.captions': captions('corporate', 'evening'),
  },
  frame: { pages: pageNames },
  home: {
    'day.captions': captions('home', 'day'),
    'voice.review': reviewCalled,
    'ask.enquiry': enquiry,
  },
  party: { 'album.captions': captions('party', 'album') },
  prices: {
    'shared.days': from('estimate', 'days'),
    'shared.months': from('estimate', 'months'),
    'shared.indoors': from('estimate', 'indoors'),
  },
  request: { enquiry, estimate: from('estimate') },
  reviews: {
    chapters: from('reviewList', 'chapters'),
    reviews: reviewsUnderChapters,
    large: idsOfReviews,
  },
  wedding: {
    'album.captions': captions(
      'wedding',
      ({ album }) => `album${(album as { size: number }).size}`,
    ),
  },
};
