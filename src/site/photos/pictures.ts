import type { z } from 'zod';
import type { AlbumPhoto } from './albumPhoto.ts';

/** With its focus on one page. */
export type PagePicture = AlbumPhoto & { readonly focus?: string };

export type Shot<Place extends string = string> = {
  readonly photo: PagePicture;
  readonly place: Place;
};

/** By photo id. */
export type Captions = Readonly<Record<string, string>>;

/** Exports of `pictures:about` and similar. @public */
export type PagePictures<Schema extends z.ZodType, File = z.infer<Schema>> = {
  readonly [Name in keyof File]: File[Name] extends readonly { place: infer Place extends string }[]
    ? readonly Shot<Place>[]
    : PagePicture;
};
