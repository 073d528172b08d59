/** Reviews that words name, and the headings under which they stand: what points somewhere must find something there. */
import { says } from './says.ts';
import { under, type Finding } from './shape.ts';

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null
          ? (found as Record<string, unknown>)[key]
          : undefined,
      value,
    );

const texts = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];

const reviewsOf = (list: unknown): { id: unknown; chapter: unknown }[] => {
  const reviews = at(list, 'reviews');
  return Array.isArray(reviews)
    ? reviews.map((review: unknown) => ({ id: at(review, 'id'), chapter: at(review, 'chapter') }))
    : [];
};

/** The names of reviews at a place of a file that are none of the list's; of a text, or of each in a list. */
export function unknownReviews(value: unknown, path: string, list: unknown): Finding[] {
  const ids = texts(reviewsOf(list).map(({ id }) => id));
  const named = at(value, path);
  const places = Array.isArray(named)
    ? named.map((id: unknown, index) => ({ id, at: under(path, index) }))
    : [{ id: named, at: path }];
  return places
    .filter(({ id }) => typeof id === 'string' && id.trim() !== '' && !ids.includes(id))
    .map((place) => ({ at: place.at, said: says.unknownReview(place.id, ids) }));
}

/** Reviews of the list that share a name, or whose heading is none of the page's. */
export function wrongReviews(list: unknown): Finding[] {
  const reviews = reviewsOf(list);
  const chapters = texts(at(list, 'chapters'));
  return reviews.flatMap(({ id, chapter }, index): Finding[] => [
    ...(typeof id === 'string' && reviews.findIndex((other) => other.id === id) < index
      ? [{ at: `reviews.${index}.id`, said: says.sameReview(id) }]
      : []),
    ...(typeof chapter === 'string' && chapter.trim() !== '' && !chapters.includes(chapter)
      ? [{ at: `reviews.${index}.chapter`, said: says.unknownChapter(chapter, chapters) }]
      : []),
  ]);
}
