import type { Captions, PagePicture, Shot } from '../../site/photos/pictures.ts';

export const photosOf = (shots: readonly Shot[]): PagePicture[] => shots.map(({ photo }) => photo);

export const captioned = <One extends Shot>(
  shots: readonly One[],
  captions: Captions,
): (One & { caption: string })[] =>
  shots.map((shot) => ({ ...shot, caption: captions[shot.photo.id] ?? '' }));
