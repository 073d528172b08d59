import type { z } from 'zod';
import { mapSchema } from '../../features/churches/map/schema.ts';
import { layoutContent } from '../../layout/schema.ts';
import { pageDefinitions } from '../../pages/schema.ts';
import { albumSchema } from '../../site/photos/schema.ts';
import { estimateSchema, keyFactsSchema } from '../../components/schema.ts';
import { reviewListSchema } from '../../site/facts/reviews/schema.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { readCopy, copyFile } from './contentOf.ts';
import type { ContentFile } from './contentFile.ts';
import { factFiles } from './factFiles.ts';

const inEachLanguage = (name: string): string => `src/content/{language}/${copyFile(name)}`;

const titleOf = (id: PageId): string => {
  try {
    return `${String(readCopy(id, 'el')['pageName'])} · ${String(readCopy(id, 'en')['pageName'])}`;
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
    schema: pageDefinitions[id].copy,
  })),
  shared('layout', 'Μενού, υποσέλιδο και μηνύματα · Menu, footer and notices', layoutContent.copy),
  shared('churchesMap', 'Ο χάρτης των εκκλησιών · The map of the churches', mapSchema),
  shared('estimate', 'Το ποσό του υπολογισμού · The sum of the calculator', estimateSchema),
  shared('keyFacts', 'Έξι στοιχεία, κάτω από το άνοιγμα · Six facts', keyFactsSchema),
  shared('reviewList', 'Όλες οι κριτικές · All the reviews', reviewListSchema),
  ...factFiles,
  ...pageIds.map((id) => pictures(id, titleOf(id), pageDefinitions[id].pictures)),
  pictures('layout', 'Δεν βρέθηκε · Page not found', layoutContent.pictures),
  ...Object.entries(albumTitles).map(([id, title]): ContentFile => ({
    name: `photos/${id}`,
    group: 'photos',
    title: `Άλμπουμ: ${title}`,
    path: `src/content/photos/${id}.json`,
    schema: albumSchema,
  })),
];
