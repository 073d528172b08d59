import { z } from 'zod';
import {
  choice,
  group,
  guests,
  list,
  localized,
  localizedText,
  minutes,
  phone,
  website,
} from '../../model/fields.ts';

export const guestsSchema = z.strictObject({
  ways: group('Διαδρομές', {
    toKeratea: minutes('Ως την Κερατέα'),
    toGate: minutes('Ως την πύλη'),
  }),
  fridayMinutes: minutes('Λεπτά την Παρασκευή'),
  taxi: phone('Ταξί').optional(),
  lodgings: list('Καταλύματα', {
    name: localized('Όνομα'),
    minutes: minutes('Λεπτά'),
    remark: localizedText('Σημείωση'),
    website: website('Ιστοσελίδα'),
  }),
  beaches: list('Παραλίες', {
    name: localized('Όνομα'),
    minutes: minutes('Λεπτά'),
    remark: localized('Σημείωση'),
  }),
});

export const driveSchema = z.strictObject({
  drives: list('Διαδρομές με αυτοκίνητο', {
    id: choice('Κωδικός', {
      airport: 'Αεροδρόμιο',
      centre: 'Κέντρο της Αθήνας',
      piraeus: 'Πειραιάς',
      lavrio: 'Λαύριο',
    }),
    from: localized('Από'),
    minutes: minutes('Λεπτά'),
  }),
  parking: group('Πάρκινγκ', {
    cars: guests('Αυτοκίνητα'),
    coaches: guests('Πούλμαν'),
  }),
});

export type GuestFacts = z.infer<typeof guestsSchema>;

export type DriveFacts = z.infer<typeof driveSchema>;

export type Taxi = NonNullable<GuestFacts['taxi']>;

export type Lodging = GuestFacts['lodgings'][number];

export type Beach = GuestFacts['beaches'][number];

export type Drive = DriveFacts['drives'][number];
