import type { AlbumPhoto } from './albumPhoto.ts';

/** A picture of a page, as an owner chooses it in src/content/pictures. */
export type Picture = {
  /** Path of a photo of the library, such as "photos/253.jpg". */
  photo: string;
  /** What must stay in sight where the photo is cropped: how far from the left and from above, such as "40% 60%". Without it, its middle. */
  focus?: string;
};

/** The pictures of a page by the names that its components give them, in the order of the page. */
export type PictureFile = Readonly<Record<string, Picture>>;

/** A photo as its page shows it, with its focus there: `import { terrace } from 'pictures:about'`. */
export type PagePicture = AlbumPhoto & { readonly focus?: string };
