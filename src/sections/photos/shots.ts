import type { PagePicture } from '../../photos/pictures.ts';

/** A shot of a page: its photo, with what must stay in sight where it is cropped, and its place in the arrangement. */
export type Shot<Place extends string = string> = { readonly photo: PagePicture; readonly place: Place };

/** The pictures of an arrangement by name, in the order of the page. */
export type Shots<Place extends string = string> = Readonly<Record<string, Shot<Place>>>;

/** The caption of each shot. So the compiler asks every language for the words of a new one. */
export type Captions<Pictures> = Readonly<Record<keyof Pictures & string, string>>;

export const photosOf = (shots: Shots): PagePicture[] => Object.values(shots).map(({ photo }) => photo);

/** In the order of the page, each shot with its name and its caption. */
export const captioned = <Name extends string, One extends Shot>(
  shots: Readonly<Record<Name, One>>,
  captions: Readonly<Record<Name, string>>,
): (One & { name: Name; caption: string })[] => (Object.keys(shots) as Name[]).map((name) => ({ ...shots[name], name, caption: captions[name] }));
