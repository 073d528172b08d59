import type { PagePicture, Shot } from '../../photos/pictures.ts';

/** The captions of an arrangement by the ids of its photos (src/build/words/joins.ts). */
export type Captions = Readonly<Record<string, string>>;

export const photosOf = (shots: readonly Shot[]): PagePicture[] => shots.map(({ photo }) => photo);

/** In the order of the page, each shot with its caption. */
export const captioned = <One extends Shot>(
  shots: readonly One[],
  captions: Captions,
): (One & { caption: string })[] =>
  shots.map((shot) => ({ ...shot, caption: captions[shot.photo.id] ?? '' }));
