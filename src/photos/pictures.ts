import type { Localized } from '../site/languages.ts';
import type { AlbumPhoto } from './albumPhoto.ts';

/** A picture of a page, as an owner chooses it in src/content/pictures. */
export type Picture = {
  /** Path of a photo of the library, such as "photos/253.jpg". */
  photo: string;
  /** What must stay in sight where the photo is cropped: how far from the left and from above, such as "40% 60%". Without it, its middle. */
  focus?: string;
};

/** One picture of an arrangement: all there is to say of it. */
export type PlacedPicture<Place extends string = string> = Picture & {
  /** Where it stands: a letter is one area of the arrangement, 5-4 begins in the fifth of twelve columns and is four wide. Two photos change places when their places are changed. */
  place: Place;
  /** Below the photo, or over it where there is a mouse. */
  caption: Localized;
};

/** The pictures of a page by the names that its components give them; src/build/content/photoKinds.ts asks for it by its name. @public */
export type SinglePictures = Readonly<Record<string, Picture>>;

/** The same, with arrangements: lists, in the order of the page. */
export type ArrangedPictures<Place extends string> = Readonly<
  Record<string, Picture | readonly PlacedPicture<Place>[]>
>;

/** The file of any page. */
export type PictureFile = ArrangedPictures<string>;

/** A photo as its page shows it, with its focus there: `import { terrace } from 'pictures:about'`. */
export type PagePicture = AlbumPhoto & { readonly focus?: string };

/** One picture of an arrangement as its page shows it: `import { album } from 'pictures:party'`. Its caption stands in the page's words. */
export type Shot<Place extends string = string> = {
  readonly photo: PagePicture;
  readonly place: Place;
};

/** The captions of an arrangement by the ids of its photos (src/build/words/joins.ts). */
export type Captions = Readonly<Record<string, string>>;
