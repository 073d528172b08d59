import { z } from 'zod';
import {
  closedUntil,
  createIssue,
  days,
  group,
  guests,
  localized,
  monthsBefore,
  number,
  numberChoice,
  time,
} from '../../model/fields.ts';
import { parseMinutes } from '../../site/formats/formatDay.ts';

export const houseSchema = z.strictObject({
  tours: localized(
    'Πότε δείχνετε το κτήμα',
    'Πριν από το ωράριο, χωρίς κόμμα. · Before the hours, without a comma.',
  ).optional(),
  trialTableMonths: monthsBefore(
    'Μήνες πριν, για το τραπέζι δοκιμής',
    'Το στρώνετε μέσα στην τιμή. · The trial table is in the price.',
  ).optional(),
  entry: group('Ώρες εισόδου', {
    suppliers: time('Προμηθευτές από'),
    hosts: time('Εσείς από'),
    cleared: time('Μαζεύουν ως'),
  })
    .refine(
      ({ suppliers, hosts }) => parseMinutes(suppliers) <= parseMinutes(hosts),
      createIssue('hosts', 'Είναι πριν από τους προμηθευτές.', 'It is before the suppliers.'),
    )
    .optional(),
  licenceDays: days('Ημέρες για την άδεια').optional(),
  roomsHeldMonths: monthsBefore('Μήνες που κρατούν τα δωμάτια').optional(),
});

const walk = (label: string) =>
  numberChoice(label, [0.5, 1, 1.5, 2, 2.5, 3, 4, 5], (value) =>
    String(value).replace('.', ','),
  ).optional();

export const estateSchema = z.strictObject({
  walkMinutes: group(
    'Λεπτά με τα πόδια από την πόρτα της αίθουσας',
    {
      terrace: walk('Βεράντα'),
      pergola: walk('Πέργκολα'),
      lawn: walk('Γκαζόν'),
      grove: walk('Ελαιώνας'),
      arch: walk('Αψίδα'),
      bar: walk('Μπαρ'),
      chapel: walk('Ξωκλήσι'),
      gate: walk('Πύλη'),
      parking: walk('Πάρκινγκ'),
    },
    'Όπου το σημείο φαίνεται από την πόρτα, δεν γράφεται τίποτα. · Leave it out where the place can be seen from the door.',
  ),
  metresPerMinute: number(
    'Μέτρα το λεπτό',
    { min: 20, max: 150 },
    'Με βήμα περιπάτου. · At a strolling pace.',
  ),
  gateToChapel: number(
    'Μέτρα από την πύλη ως το ξωκλήσι',
    { min: 1, max: 2000 },
    'Περνώντας από την πόρτα της αίθουσας. · By way of the door of the hall.',
  ),
  closedUntil: group('Κλειστά ως και', {
    terrace: closedUntil('Βεράντα'),
    pergola: closedUntil('Πέργκολα'),
    lawn: closedUntil('Γκαζόν'),
    grove: closedUntil('Ελαιώνας'),
    arch: closedUntil('Αψίδα'),
    bar: closedUntil('Μπαρ'),
    chapel: closedUntil('Ξωκλήσι'),
  }).optional(),
  groveSeats: guests('Θέσεις στον ελαιώνα').optional(),
  toilets: number(
    'Τουαλέτες',
    { min: 1, max: 100 },
    'Δίπλα στην αίθουσα. · Beside the hall.',
  ).optional(),
});

export const facilitiesSchema = z.strictObject({
  hall: localized('Αίθουσα'),
  gardens: localized('Κήποι'),
  pergola: localized('Πέργκολα'),
  reception: localized('Δεξίωση'),
  barbecue: localized('Μπάρμπεκιου'),
  studio: localized('Στούντιο'),
  generator: localized('Γεννήτρια'),
  parking: localized('Πάρκινγκ'),
});

export type EstateFacts = z.infer<typeof estateSchema>;

export type FacilityNames = z.infer<typeof facilitiesSchema>;
export type HouseFacts = z.infer<typeof houseSchema>;
