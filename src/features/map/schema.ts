import { z } from 'zod';
import { group, line } from '../../../site/fields.ts';

export const mapSchema = z.strictObject({
  title: line('Τίτλος'),
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
  estate: line('Το κτήμα'),
  hint: group('Οδηγία', { mouse: line('Με ποντίκι'), touch: line('Με τα δάχτυλα') }),
  mapBy: line('Πηγή του χάρτη', 'Το ζητάει το OpenStreetMap. · OpenStreetMap asks for it.'),
  places: group('Τοπωνύμια', {
    keratea: line('Κερατέα'),
    lavrio: line('Λαύριο'),
    makronisi: line('Μακρόνησος'),
    aegean: line('Αιγαίο'),
  }),
});

export type MapMessages = z.infer<typeof mapSchema>;
