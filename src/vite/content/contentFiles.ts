import { z } from 'zod';
import type { ContentDefinition } from '../../components/defineContent.ts';
import { estimateSchema, keyFactsSchema } from '../../components/schema.ts';
import { mapSchema } from '../../features/map/schema.ts';
import { layoutContent } from '../../layout/schema.ts';
import { pageDefinitions } from '../../pages/schema.ts';
import { reviewListSchema } from '../../site/facts/reviews/schema.ts';
import { languageCodes } from '../../site/languages.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { albumSchema } from '../../site/photos/schema.ts';
import { readCopy } from './composeContent.ts';
import { defineFile, type ContentFile, type Problem } from './contentFile.ts';
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

/** The content is checked before the types, so a page may lack its row. */
const getDefinition = (id: PageId): ContentDefinition | undefined => pageDefinitions[id];

export const findMissingSchemas = (): Problem[] =>
  pageIds
    .filter((id) => !getDefinition(id))
    .map((id) => ({
      file: 'src/pages/schema.ts',
      at: id,
      message: `Λείπει το σχήμα της σελίδας «${id}». · The page "${id}" has no schema. Add its row; the compiler then names the others.`,
    }));

export const contentFiles: readonly ContentFile[] = [
  ...pageIds.map((id) =>
    defineFile('pages', `pages/${id}`, readTitle(id), getDefinition(id)?.copy ?? z.unknown()),
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
  defineFile('shared', 'reviewList', 'Όλες οι κριτικές · All the reviews', reviewListSchema),
  ...factFiles,
  ...pageIds.map((id) =>
    createPicturesFile(id, readTitle(id), getDefinition(id)?.pictures ?? z.unknown()),
  ),
  createPicturesFile('layout', 'Δεν βρέθηκε · Page not found', layoutContent.pictures),
  ...Object.entries(albumTitles).map(([id, title]) =>
    defineFile('photos', `photos/${id}`, `Άλμπουμ · Album: ${title}`, albumSchema),
  ),
];
