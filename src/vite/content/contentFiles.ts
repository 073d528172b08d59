/** All content that owners may edit. */
import type { z } from 'zod';
import { frameSchema } from '../../layout/schema.ts';
import { homePictures, homeSchema } from '../../pages/home/schema.ts';
import { aboutPictures, aboutSchema } from '../../pages/about/schema.ts';
import { receptionPictures, receptionSchema } from '../../pages/reception/schema.ts';
import { weddingPictures, weddingSchema } from '../../pages/wedding/schema.ts';
import { baptismPictures, baptismSchema } from '../../pages/baptism/schema.ts';
import { corporatePictures, corporateSchema } from '../../pages/corporate/schema.ts';
import { partyPictures, partySchema } from '../../pages/party/schema.ts';
import { venuePictures, venueSchema } from '../../pages/venue/schema.ts';
import { churchesPictures, churchesSchema } from '../../pages/churches/schema.ts';
import { servicesPictures, servicesSchema } from '../../pages/services/schema.ts';
import { weddingPlannerPictures, weddingPlannerSchema } from '../../pages/weddingPlanner/schema.ts';
import { photographerPictures, photographerSchema } from '../../pages/photographer/schema.ts';
import { djMusicPictures, djMusicSchema } from '../../pages/djMusic/schema.ts';
import { reviewsPictures, reviewsSchema } from '../../pages/reviews/schema.ts';
import { pricesPictures, pricesSchema } from '../../pages/prices/schema.ts';
import { guestsPictures, guestsSchema } from '../../pages/guests/schema.ts';
import { contactPictures, contactSchema } from '../../pages/contact/schema.ts';
import { galleryPictures, gallerySchema } from '../../pages/gallery/schema.ts';
import { requestPictures, requestSchema } from '../../pages/request/schema.ts';
import { notFoundPictures } from '../../pages/notFound/schema.ts';
import type { AlbumId } from '../../site/photos/albums.ts';
import { albumSchema } from '../../site/photos/schema.ts';
import { estimateSchema } from '../../components/schema.ts';
import { reviewListSchema } from '../../site/facts/schema.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { readWords, wordsFile } from '../words/wordsOf.ts';
import type { ContentFile } from './contentFile.ts';
import { factFiles } from './factFiles.ts';

const pageSchemas: Readonly<Record<PageId, readonly [texts: z.ZodType, pictures: z.ZodType]>> = {
  home: [homeSchema, homePictures],
  about: [aboutSchema, aboutPictures],
  reception: [receptionSchema, receptionPictures],
  wedding: [weddingSchema, weddingPictures],
  baptism: [baptismSchema, baptismPictures],
  corporate: [corporateSchema, corporatePictures],
  party: [partySchema, partyPictures],
  venue: [venueSchema, venuePictures],
  churches: [churchesSchema, churchesPictures],
  services: [servicesSchema, servicesPictures],
  weddingPlanner: [weddingPlannerSchema, weddingPlannerPictures],
  photographer: [photographerSchema, photographerPictures],
  djMusic: [djMusicSchema, djMusicPictures],
  reviews: [reviewsSchema, reviewsPictures],
  prices: [pricesSchema, pricesPictures],
  guests: [guestsSchema, guestsPictures],
  contact: [contactSchema, contactPictures],
  gallery: [gallerySchema, galleryPictures],
  request: [requestSchema, requestPictures],
};

const inEachLanguage = (name: string): string => `src/content/{language}/${wordsFile(name)}`;

const titleOf = (id: PageId): string => {
  try {
    return `${String(readWords(id, 'el')['pageName'])} · ${String(readWords(id, 'en')['pageName'])}`;
  } catch {
    return id;
  }
};

const albumTitles: Readonly<Record<AlbumId, string>> = {
  venue: 'Ο χώρος · The venue',
  wedding: 'Γάμοι · Weddings',
  baptism: 'Βαπτίσεις · Baptisms',
  corporate: 'Εταιρικά · Corporate',
  party: 'Πάρτι · Parties',
  upright: 'Όρθιες, για κινητά · Upright, for phones',
  apart: 'Εκτός συλλογής · Not in the gallery',
};

const shared = (name: string, title: string, schema: z.ZodType): ContentFile => ({
  name,
  group: 'shared',
  title,
  path: inEachLanguage(name),
  schema,
});

const pictures = (name: string, title: string, schema: z.ZodType): ContentFile => ({
  name: `pictures/${name}`,
  group: 'photos',
  title: `Σελίδα: ${title}`,
  path: `src/content/pictures/${name}.json`,
  schema,
});

export const contentFiles: readonly ContentFile[] = [
  ...pageIds.map((id): ContentFile => ({
    name: id,
    group: 'pages',
    title: titleOf(id),
    path: inEachLanguage(id),
    schema: pageSchemas[id][0],
  })),
  shared('frame', 'Μενού, υποσέλιδο και μηνύματα · Menu, footer and notices', frameSchema),
  shared('estimate', 'Το ποσό του υπολογισμού · The sum of the calculator', estimateSchema),
  shared('reviewList', 'Όλες οι κριτικές · All the reviews', reviewListSchema),
  ...factFiles,
  ...pageIds.map((id) => pictures(id, titleOf(id), pageSchemas[id][1])),
  pictures('notFound', 'Δεν βρέθηκε · Page not found', notFoundPictures),
  ...Object.entries(albumTitles).map(([id, title]): ContentFile => ({
    name: `photos/${id}`,
    group: 'photos',
    title: `Άλμπουμ: ${title}`,
    path: `src/content/photos/${id}.json`,
    schema: albumSchema,
  })),
];
