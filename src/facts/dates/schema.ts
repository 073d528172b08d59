import { z } from 'zod';
import { date, list } from '../../model/fields.ts';
import { getDayAtVenue } from '../../site/formats/formatDay.ts';

export const availabilitySchema = z.strictObject({
  checked: date(
    'Ημερομηνία ελέγχου',
    'Η μέρα που κοιτάξατε τη λίστα. Ισχύει 60 μέρες· μετά, η σελίδα δεν λέει ποιες μέρες μένουν. · The day on which you went through the list. It holds for 60 days; then the site no longer says which days are left.',
  ).refine(
    (day) => day <= getDayAtVenue(),
    'Είναι στο μέλλον. Γράψτε τη μέρα που κοιτάξατε τη λίστα. · It is in the future. Write the day on which you went through the list.',
  ),
  booked: list('Κλεισμένες μέρες', {
    date: date('Μέρα'),
  }).meta({ newFirst: true, summary: ['date'] }),
});

export type AvailabilityFile = z.infer<typeof availabilitySchema>;
