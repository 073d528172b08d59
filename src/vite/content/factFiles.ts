import { pricesSchema } from '../../site/facts/prices/schema.ts';
import * as facts from '../../site/facts/schema.ts';
import type { ContentFile } from './contentFile.ts';

const fact = (name: string, title: string, schema: ContentFile['schema']): ContentFile => ({
  name: `${name}Facts`,
  group: 'facts',
  title,
  path: `src/content/facts/${name}.json`,
  schema,
});

/** This module must not import facts, because a broken fact would keep it from loading (check.ts). */
export const factFiles: readonly ContentFile[] = [
  fact('venue', 'Το κτήμα: τηλέφωνα, διεύθυνση · The venue: phones, address', facts.venueSchema),
  fact('hours', 'Ώρες λειτουργίας · Opening hours', facts.hoursSchema),
  fact('prices', 'Τιμές και κανόνες · Prices and rules', pricesSchema),
  fact('shown', 'Τι φαίνεται στο site · What the site shows', facts.shownSchema),
  fact(
    'announcements',
    'Ανακοινώσεις με ημερομηνία λήξης · Announcements with an end date',
    facts.announcementsSchema,
  ),
  fact('availability', 'Κλεισμένες μέρες · Booked days', facts.availabilitySchema),
  fact('house', 'Πύλη, ξεναγήσεις, άδειες · Gate, tours, licences', facts.houseSchema),
  fact('guests', 'Για τους καλεσμένους · For guests', facts.guestsSchema),
  fact('drive', 'Ο δρόμος και η στάθμευση · The road and the parking', facts.driveSchema),
  fact('estate', 'Με τα πόδια στο κτήμα · On foot in the estate', facts.estateSchema),
  fact('churches', 'Οι εκκλησίες: χιλιόμετρα και λεπτά · The churches', facts.churchesSchema),
  fact('partners', 'Συνεργάτες · Partners', facts.partnersSchema),
  fact('figures', 'Αριθμοί: εκδηλώσεις, χρόνια · Figures: events, years', facts.figuresSchema),
];
