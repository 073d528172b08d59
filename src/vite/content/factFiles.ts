import { churchesSchema } from '../../facts/churches/schema.ts';
import { availabilitySchema } from '../../facts/dates/schema.ts';
import { estateSchema, facilitiesSchema, houseSchema } from '../../facts/estate/schema.ts';
import { figuresSchema } from '../../facts/figures/schema.ts';
import { driveSchema, guestsSchema } from '../../facts/guests/schema.ts';
import { partnersSchema } from '../../facts/partners/schema.ts';
import { pricesSchema } from '../../facts/prices/schema.ts';
import { shownSchema } from '../../facts/shown/schema.ts';
import { hoursSchema, venueSchema } from '../../facts/venue/schema.ts';
import { galleryHoursSchema } from '../../site/photos/schema.ts';
import { defineFile, type ContentFile } from './contentFile.ts';

const createFactFile = (name: string, title: string, schema: ContentFile['schema']): ContentFile =>
  defineFile('facts', `facts/${name}`, title, schema);

/** Must not import facts, because a broken one would keep it from loading (check.ts). */
export const factFiles: readonly ContentFile[] = [
  createFactFile(
    'venue',
    'Το κτήμα: τηλέφωνα, διεύθυνση · The venue: phones, address',
    venueSchema,
  ),
  createFactFile('hours', 'Ώρες λειτουργίας · Opening hours', hoursSchema),
  createFactFile('prices', 'Τιμές και κανόνες · Prices and rules', pricesSchema),
  createFactFile('shown', 'Τι φαίνεται στο site · What the site shows', shownSchema),
  createFactFile('availability', 'Κλεισμένες μέρες · Booked days', availabilitySchema),
  createFactFile('house', 'Πύλη, ξεναγήσεις, άδειες · Gate, tours, licences', houseSchema),
  createFactFile('guests', 'Για τους καλεσμένους · For guests', guestsSchema),
  createFactFile('drive', 'Ο δρόμος και η στάθμευση · The road and the parking', driveSchema),
  createFactFile('estate', 'Με τα πόδια στο κτήμα · On foot in the estate', estateSchema),
  createFactFile('facilities', 'Όσα έχει το κτήμα · What the estate has', facilitiesSchema),
  createFactFile('galleryHours', 'Οι ώρες της συλλογής · Hours of the gallery', galleryHoursSchema),
  createFactFile('churches', 'Οι εκκλησίες: χιλιόμετρα και λεπτά · The churches', churchesSchema),
  createFactFile('partners', 'Συνεργάτες · Partners', partnersSchema),
  createFactFile('figures', 'Αριθμοί: εκδηλώσεις, χρόνια · Figures: events, years', figuresSchema),
];
