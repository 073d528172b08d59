import { pricesSchema } from '../../site/facts/prices/schema.ts';
import * as facts from '../../site/facts/schema.ts';
import { defineFile, type ContentFile } from './contentFile.ts';

const createFactFile = (name: string, title: string, schema: ContentFile['schema']): ContentFile =>
  defineFile('facts', `facts/${name}`, title, schema);

/** This module must not import facts, because a broken fact would keep it from loading (check.ts). */
export const factFiles: readonly ContentFile[] = [
  createFactFile(
    'venue',
    'Το κτήμα: τηλέφωνα, διεύθυνση · The venue: phones, address',
    facts.venueSchema,
  ),
  createFactFile('hours', 'Ώρες λειτουργίας · Opening hours', facts.hoursSchema),
  createFactFile('prices', 'Τιμές και κανόνες · Prices and rules', pricesSchema),
  createFactFile('shown', 'Τι φαίνεται στο site · What the site shows', facts.shownSchema),
  createFactFile('availability', 'Κλεισμένες μέρες · Booked days', facts.availabilitySchema),
  createFactFile('house', 'Πύλη, ξεναγήσεις, άδειες · Gate, tours, licences', facts.houseSchema),
  createFactFile('guests', 'Για τους καλεσμένους · For guests', facts.guestsSchema),
  createFactFile('drive', 'Ο δρόμος και η στάθμευση · The road and the parking', facts.driveSchema),
  createFactFile('estate', 'Με τα πόδια στο κτήμα · On foot in the estate', facts.estateSchema),
  createFactFile('facilities', 'Όσα έχει το κτήμα · What the estate has', facts.facilitiesSchema),
  createFactFile(
    'churches',
    'Οι εκκλησίες: χιλιόμετρα και λεπτά · The churches',
    facts.churchesSchema,
  ),
  createFactFile('partners', 'Συνεργάτες · Partners', facts.partnersSchema),
  createFactFile(
    'figures',
    'Αριθμοί: εκδηλώσεις, χρόνια · Figures: events, years',
    facts.figuresSchema,
  ),
];
