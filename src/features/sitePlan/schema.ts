import { z } from 'zod';
import { group, line, rich, text } from '../../model/fields.ts';
import { sectionIntro } from '../../model/groups.ts';

const partNames = {
  hall: line('Αίθουσα'),
  terrace: line('Βεράντα'),
  pergola: line('Πέργκολα'),
  lawn: line('Γκαζόν'),
  grove: line('Ελαιώνας'),
  arch: line('Αψίδα'),
  bar: line('Μπαρ'),
  chapel: line('Ξωκλήσι'),
  gate: line('Πύλη'),
  parking: line('Πάρκινγκ'),
};

export const planSchema = group('Σχέδιο', {
  ...sectionIntro,
  description: text('Περιγραφή'),
  names: group('Ονόματα', partNames),
  remarks: group('Σημειώσεις', z.object(partNames).partial().shape),
  seats: line('Θέσεις'),
  minutes: group(
    'Λεπτά',
    {
      half: line('Μισό'),
      one: line('Ένα'),
      more: line('Περισσότερα'),
    },
    'Μισό λεπτό, ένα, και {minutes}. · Half a minute, one, and {minutes}.',
  ),
  parking: line('Πάρκινγκ'),
  smallHall: line('Μικρή αίθουσα, στο σχέδιο'),
  sea: line('Θάλασσα'),
  notToScale: line('Όχι υπό κλίμακα'),
  moonrise: line('Ανατολή φεγγαριού'),
  east: line('Ανατολή'),
  north: line('Βορράς'),
  scale: line('Κλίμακα'),
  capacity: group('Χωρητικότητα', {
    outdoors: line('Έξω'),
    indoors: line('Μέσα'),
    meeting: line('Σύσκεψη'),
  }),
  note: rich(
    text(
      'Σημείωση',
      'Κάτω από τον κατάλογο: πώς μετριούνται τα λεπτά. · Below the list: how the minutes are measured.',
    ),
  ),
});

export type PlanCopy = z.infer<typeof planSchema>;
