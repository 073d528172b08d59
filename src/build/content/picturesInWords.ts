/** Photos that pages name: what they show must be in the library. */
import { says } from './says.ts';
import { under, type Finding } from './shape.ts';

const isKeys = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of an album's photos. */
export const pathsIn = (album: unknown): string[] =>
  isKeys(album) && Array.isArray(album['photos'])
    ? album['photos'].flatMap((entry: unknown) =>
        isKeys(entry) && typeof entry['photo'] === 'string' ? entry['photo'] : [],
      )
    : [];

/** Each picture of a page's file with the keys that lead to it, those of arrangements as well. */
const picturesIn = (file: unknown): { at: string; picture: unknown }[] =>
  Object.entries(isKeys(file) ? file : {}).flatMap(([name, entry]) =>
    Array.isArray(entry)
      ? entry.map((picture: unknown, index) => ({ at: under(name, index), picture }))
      : { at: name, picture: entry },
  );

/** Pictures of a page whose photo is none of these, or whose focus cannot be read. */
export const wrongPictures = (file: unknown, paths: readonly string[]): Finding[] =>
  picturesIn(file).flatMap(({ at, picture }): Finding[] => {
    const { photo, focus } = isKeys(picture) ? picture : {};
    return [
      ...(typeof photo === 'string' && !paths.includes(photo)
        ? [{ at: under(at, 'photo'), said: says.unknownPhoto(photo, paths) }]
        : []),
      ...(typeof focus === 'string' &&
      focus.trim() !== '' &&
      !/^\d+(\.\d+)?% \d+(\.\d+)?%$/.test(focus)
        ? [{ at: under(at, 'focus'), said: says.wrongFocus(focus) }]
        : []),
    ];
  });

/** The captions of a page's file in a language. */
export const captionsIn = (file: unknown, language: string): { at: string; text: string }[] =>
  picturesIn(file).flatMap(({ at, picture }) => {
    const text =
      isKeys(picture) && isKeys(picture['caption']) ? picture['caption'][language] : undefined;
    return typeof text === 'string' ? { at: under(at, `caption.${language}`), text } : [];
  });

/** Arrangements in which each place is one area: where two pictures stand in the same, one lies over the other. */
export const sharedPlaces = (file: unknown): Finding[] =>
  Object.entries(isKeys(file) ? file : {}).flatMap(([name, entry]) => {
    const places = Array.isArray(entry)
      ? entry.map((picture: unknown) => (isKeys(picture) ? picture['place'] : undefined))
      : [];
    return places.flatMap((place, index) =>
      place !== undefined && places.indexOf(place) < index
        ? { at: under(under(name, index), 'place'), said: says.placeTaken(String(place)) }
        : [],
    );
  });
