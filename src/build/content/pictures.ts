/** Photos that pages name: what they show must be in the library. */
import { says } from './says.ts';
import { under, type Finding } from './shape.ts';

const isKeys = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The paths of an album's photos. */
export const pathsIn = (album: unknown): string[] =>
  isKeys(album) && Array.isArray(album['photos']) ? album['photos'].flatMap((entry: unknown) => (isKeys(entry) && typeof entry['photo'] === 'string' ? entry['photo'] : [])) : [];

/** Pictures of a page whose photo is none of these, or whose focus cannot be read. */
export const wrongPictures = (pictures: unknown, paths: readonly string[]): Finding[] =>
  Object.entries(isKeys(pictures) ? pictures : {}).flatMap(([name, picture]): Finding[] => {
    const { photo, focus } = isKeys(picture) ? picture : {};
    return [
      ...(typeof photo === 'string' && !paths.includes(photo) ? [{ at: under(name, 'photo'), said: says.unknownPhoto(photo, paths) }] : []),
      ...(typeof focus === 'string' && focus.trim() !== '' && !/^\d+(\.\d+)?% \d+(\.\d+)?%$/.test(focus) ? [{ at: under(name, 'focus'), said: says.wrongFocus(focus) }] : []),
    ];
  });
