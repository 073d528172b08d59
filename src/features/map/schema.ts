import { z } from 'zod';
import { group, line } from '../../model/fields.ts';

export const mapSchema = z.strictObject({
  zoomIn: line('Μεγέθυνση'),
  zoomOut: line('Σμίκρυνση'),
  pan: group('Μετακίνηση', {
    north: line('Βόρεια'),
    west: line('Δυτικά'),
    east: line('Ανατολικά'),
    south: line('Νότια'),
  }),
  close: line('Κλείσιμο'),
  openMap: line(
    'Άνοιγμα στους χάρτες',
    'Ακολουθεί το όνομα της εκκλησίας. · The name of the church follows.',
  ),
  hint: group('Οδηγία', { mouse: line('Με ποντίκι'), touch: line('Με τα δάχτυλα') }),
  mapBy: line('Πηγή του χάρτη', 'Το ζητάει το OpenStreetMap. · OpenStreetMap asks for it.'),
});

export type MapMessages = z.infer<typeof mapSchema>;
