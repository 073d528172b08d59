import type { z } from 'zod';
import type { AlbumPhoto } from './albumPhoto.ts';

/** A photo as its page shows it, with its focus there: `import { terrace } from 'pictures:about'`. */
export type PagePicture = AlbumPhoto & { readonly focus?: string };

/** One picture of an arrangement as its page shows it: `import { album } from 'pictures:party'`. Its caption stands in the page's words. */
export type Shot<Place extends string = string> = {
  readonly photo: PagePicture;
  readonly place: Place;
};

/** The captions of an arrangement by the ids of its photos (src/vite/words/joins.ts). */
export type Captions = Readonly<Record<string, string>>;

/** The exports of `pictures:about` and the like, from the schema of the file in src/content/pictures; named in src/pages/pictures.d.ts. @public */
export type PagePictures<Schema extends z.ZodType, File = z.infer<Schema>> = {
  readonly [Name in keyof File]: File[Name] extends readonly { place: infer Place extends string }[]
    ? readonly Shot<Place>[]
    : PagePicture;
};
