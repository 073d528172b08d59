import { z } from 'zod';
import { group, line } from '../../model/fields.ts';

const where = 'Το {where} γίνεται το σημείο του ορίζοντα. · {where} becomes the direction.';

export const eveningSchema = z.strictObject({
  fullMoon: line('Πάνω από το πρώτο γεμάτο φεγγάρι'),
  freeDay: line('Πάνω από άλλη ελεύθερη μέρα'),
  unchecked: line('Αν δεν ελέγχθηκαν οι κλεισμένες μέρες'),
  requestDate: line('Κουμπί'),
  sunset: line('Ο ήλιος', where),
  moonrise: line('Το φεγγάρι βγαίνει', where),
  moonUp: line('Το φεγγάρι είναι ψηλά'),
  noMoon: line('Χωρίς φεγγάρι'),
  music: line('Τέλος της μουσικής στην αίθουσα'),
  directions: group('Σημεία του ορίζοντα', {
    ne: line('Βορειοανατολικά'),
    e: line('Ανατολικά'),
    se: line('Νοτιοανατολικά'),
    sw: line('Νοτιοδυτικά'),
    w: line('Δυτικά'),
    nw: line('Βορειοδυτικά'),
  }),
  days: line('Όνομα της λίστας'),
  allDates: line('Όλες οι ημερομηνίες'),
});

export type EveningCopy = z.infer<typeof eveningSchema>;
