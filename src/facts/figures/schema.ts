import { z } from 'zod';
import { choice, group, number } from '../../model/fields.ts';

const figure = (label: string) =>
  group(label, {
    value: number('Αριθμός', { min: 1, max: 100_000 }),
    suffix: choice('Σημάδι μετά', { '+': '+', '%': '%' }).optional(),
  });

export const figuresSchema = z.strictObject({
  home: group('Αρχική', {
    events: figure('Εκδηλώσεις'),
    years: figure('Χρόνια'),
    satisfaction: figure('Ικανοποίηση'),
  }),
  about: group('Σχετικά', {
    events: figure('Εκδηλώσεις'),
    satisfaction: figure('Ικανοποίηση'),
    years: figure('Χρόνια'),
  }),
  venue: group('Χώρος', {
    weddings: figure('Γάμοι'),
    baptisms: figure('Βαπτίσεις'),
    corporate: figure('Εταιρικό'),
    parties: figure('Πάρτι'),
  }),
});

export type PageFigures = z.infer<typeof figuresSchema>;
