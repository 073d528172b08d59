import { z } from 'zod';
import { createAnnouncementsSchema } from '../../facts/announcements/schema.ts';
import { reviewListSchema } from '../../facts/reviews/schema.ts';
import { eveningSchema } from '../../features/evening/schema.ts';
import { mapSchema } from '../../features/map/schema.ts';
import { layoutContent } from '../../layout/schema.ts';
import { estimateSchema, keyFactsSchema } from '../../model/groups.ts';
import { languageCodes } from '../../site/languages.ts';
import { pageIds, pages, type PageId } from '../../site/pages.ts';
import { galleryHours, type GalleryHour } from '../../site/photos/pagePicture.ts';
import { createAlbumSchema, type GalleryHours } from '../../site/photos/schema.ts';
import { readCopy } from './composeContent.ts';
import { defineFile, type ContentFile } from './contentFile.ts';
import { factFiles } from './factFiles.ts';
import { pageDefinitions } from './pageFiles.ts';
import { readContent } from './readContent.ts';

const readTitle = (id: PageId): string => {
  try {
    return languageCodes.map((language) => readCopy(id, language)['pageName']).join(' · ');
  } catch {
    return id;
  }
};

const readHourName = (hour: GalleryHour): string => {
  try {
    return (readContent('facts/galleryHours.json') as GalleryHours)[hour].name.el!;
  } catch {
    return hour;
  }
};

const hourNames = Object.fromEntries(
  galleryHours.map((hour) => [hour, readHourName(hour)]),
) as Record<GalleryHour, string>;

const albumTitles = {
  venue: 'Ο χώρος · The venue',
  wedding: 'Γάμοι · Weddings',
  baptism: 'Βαπτίσεις · Baptisms',
  corporate: 'Εταιρικά · Corporate',
  party: 'Πάρτι · Parties',
  upright: 'Όρθιες, για κινητά · Upright, for phones',
  // A time series, small ones, near-duplicates.
  apart: 'Εκτός συλλογής · Not in the gallery',
};

const createPicturesFile = (name: string, title: string, schema: z.ZodType): ContentFile =>
  defineFile('photos', `pictures/${name}`, `Σελίδα · Page: ${title}`, schema);

export const contentFiles: readonly ContentFile[] = [
  ...pageIds.map((id) =>
    defineFile('pages', `pages/${id}`, readTitle(id), pageDefinitions[id]?.copy ?? z.unknown()),
  ),
  defineFile(
    'shared',
    'layout',
    'Μενού, υποσέλιδο και μηνύματα · Menu, footer and notices',
    layoutContent.copy,
  ),
  defineFile('shared', 'venueMap', 'Ο χάρτης · The map', mapSchema),
  defineFile(
    'shared',
    'estimate',
    'Το ποσό του υπολογισμού · The sum of the calculator',
    estimateSchema,
  ),
  defineFile(
    'shared',
    'keyFacts',
    'Έξι στοιχεία σε αρχική, γάμο και πάρτι · Six facts on home, wedding and party',
    keyFactsSchema,
  ),
  defineFile('shared', 'evening', 'Η βραδιά σας, στην αρχική · The evening on home', eveningSchema),
  defineFile('shared', 'reviewList', 'Όλες οι κριτικές · All the reviews', reviewListSchema),
  defineFile(
    'facts',
    'facts/announcements',
    'Ανακοινώσεις με ημερομηνία λήξης · Announcements with an end date',
    createAnnouncementsSchema(
      Object.fromEntries(Object.keys(pages).map((id) => [id, readTitle(id as PageId)])) as Record<
        PageId,
        string
      >,
    ),
  ),
  ...factFiles,
  ...pageIds.map((id) =>
    createPicturesFile(id, readTitle(id), pageDefinitions[id]?.pictures ?? z.unknown()),
  ),
  createPicturesFile('layout', 'Δεν βρέθηκε · Page not found', layoutContent.pictures),
  ...Object.entries(albumTitles).map(([id, title]) =>
    defineFile('photos', `photos/${id}`, `Άλμπουμ · Album: ${title}`, createAlbumSchema(hourNames)),
  ),
];
