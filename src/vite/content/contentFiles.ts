import type { z } from 'zod';
import { estimateSchema, keyFactsSchema } from '../../components/schema.ts';
import { mapSchema } from '../../features/churches/map/schema.ts';
import { layoutContent } from '../../layout/schema.ts';
import { pageDefinitions } from '../../pages/schema.ts';
import { reviewListSchema } from '../../site/facts/reviews/schema.ts';
import { languageCodes } from '../../site/languages.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { albumSchema } from '../../site/photos/schema.ts';
import { readCopy } from './composeContent.ts';
import { defineFile, type ContentFile } from './contentFile.ts';
import { factFiles } from './factFiles.ts';

const readTitle = (id: PageId): string => {
  try {
    return languageCodes.map((language) => readCopy(id, language)['pageName']).join(' · ');
  } catch {
    return id;
  }
};

const albumTitles = {
  venue: 'Ο χώρος · The venue',
  wedding: 'Γάμοι · Weddings',
  baptism: 'Βαπτίσεις · Baptisms',
  corporate: 'Εταιρικά · Corporate',
  party: 'Πάρτι · Parties',
  // Portrait photos of heroes, with the same scenes.
  upright: 'Όρθιες, για κινητά · Upright, for phones',
  // Photos that would be out of place in the gallery: a time series, small ones, near-duplicates.
  apart: 'Εκτός συλλογής · Not in the gallery',
};

const createPicturesFile = (name: string, title: string, schema: z.ZodType): ContentFile =>
  defineFile('photos', `pictures/${name}`, `Σελίδα · Page: ${title}`, schema);

export const contentFiles: readonly ContentFile[] = [
  ...pageIds.map((id) =>
    defineFile('pages', `pages/${id}`, readTitle(id), pageDefinitions[id].copy),
  ),
  defineFile(
    'shared',
    'layout',
    'Μενού, υποσέλιδο και μηνύματα · Menu, footer and notices',
    layoutContent.copy,
  ),
  defineFile(
    'shared',
    'churchesMap',
    'Ο χάρτης των εκκλησιών · The map of the churches',
    mapSchema,
  ),
  defineFile(
    'shared',
    'estimate',
    'Το ποσό του υπολογισμού · The sum of the calculator',
    estimateSchema,
  ),
  defineFile('shared', 'keyFacts', 'Έξι στοιχεία, κάτω από το άνοιγμα · Six facts', keyFactsSchema),
  defineFile('shared', 'reviewList', 'Όλες οι κριτικές · All the reviews', reviewListSchema),
  ...factFiles,
  ...pageIds.map((id) => createPicturesFile(id, readTitle(id), pageDefinitions[id].pictures)),
  createPicturesFile('layout', 'Δεν βρέθηκε · Page not found', layoutContent.pictures),
  ...Object.entries(albumTitles).map(([id, title]) =>
    defineFile('photos', `photos/${id}`, `Άλμπουμ · Album: ${title}`, albumSchema),
  ),
];
