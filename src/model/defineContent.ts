import { z } from 'zod';
import type { EnquiryMessages } from '../enquiry/messages.ts';
import type { Announcement } from '../facts/announcements/schema.ts';
import type { EveningContent, Month } from '../facts/dates/evenings.ts';
import type { TourStop } from '../facts/estate/estateFacts.ts';
import type { FacilityNames } from '../facts/estate/schema.ts';
import type { Review, ReviewList } from '../facts/reviews/schema.ts';
import type { Phone } from '../facts/venue/schema.ts';
import type { Chat } from '../facts/venue/venue.ts';
import type { WordmarkShape } from '../site/brand.ts';
import type { PageId } from '../site/pages.ts';
import type {
  GalleryHour,
  GalleryPhoto,
  PagePicture,
  PagePictures,
} from '../site/photos/pagePicture.ts';
import type { EstimateCopy, KeyFactsCopy } from './groups.ts';

type Person = {
  label: string;
  languages?: string;
  speaks?: readonly string[];
  phone?: Phone;
  email?: string;
  chats: readonly Chat[];
};

type Space = {
  /** Fragment of the venue's page. */
  id: TourStop;
  number: number;
  name: string;
  seats?: string;
  closedUntil?: string;
  photo?: PagePicture;
  /** `inset` on the wide drawing. */
  box: string;
};

export type SharedContent = {
  enquiry: EnquiryMessages;
  estimate: EstimateCopy;
  keyFacts: KeyFactsCopy;
  facilityNames: Readonly<Record<keyof FacilityNames, string>>;
  /** The five spaces of the estate, with words and photos of the venue's page. */
  plan: { description: string; spaces: readonly Space[] };
  reviewList: ReviewList;
  /** Returns undefined for a writer without a review, and if reviews are hidden. */
  findReview: (writer?: string) => Review | undefined;
  gallery: readonly GalleryPhoto[];
  galleryHours: Readonly<Record<GalleryHour, { time?: string; name: string }>>;
  /** Two years from the day of the build. */
  almanac: readonly Month[];
  evening: EveningContent | undefined;
  builtOn: string;
  people: readonly Person[];
  /** Those that had not expired on the day of the build. */
  announcements: readonly (Omit<Announcement, 'text'> & { text: string })[];
  pageNames: Readonly<Record<PageId, string>>;
  /** The venue's name as an SVG path. */
  wordmark: WordmarkShape;
};

export type ContentDefinition<
  Copy extends z.ZodType = z.ZodType,
  Pictures extends z.ZodType = z.ZodType,
  Added = object,
> = {
  /** Schema of the file in src/content/<language>. */
  copy: Copy;
  /** Schema of the file in src/content/pictures. */
  pictures: Pictures;
  add?(shared: SharedContent, copy: z.infer<Copy>): Added;
};

type Fields<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;

/** Declares content: its type, its check and its form in the CMS. */
export const defineContent = <
  Copy extends z.ZodRawShape,
  Pictures extends z.ZodRawShape,
  Added extends object = object,
>(content: {
  copy: Copy;
  pictures: Pictures;
  add?(shared: SharedContent, copy: z.infer<Fields<Copy>>): Added;
}): ContentDefinition<Fields<Copy>, Fields<Pictures>, Added> => ({
  ...content,
  copy: z.strictObject(content.copy),
  pictures: z.strictObject(content.pictures),
});

export type ContentOf<Definition> =
  Definition extends ContentDefinition<infer Copy, infer Pictures, infer Added>
    ? z.infer<Copy> & { pictures: PagePictures<Pictures> } & Added
    : never;
