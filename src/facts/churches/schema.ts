import { z } from 'zod';
import { closedUntil, list, localized, minutes, number, position } from '../../model/fields.ts';

export const churchesSchema = z.strictObject({
  churches: list('Εκκλησίες', {
    name: localized('Όνομα'),
    place: localized('Τόπος'),
    kilometres: number('Χιλιόμετρα', { min: 0, max: 100, decimals: 1 }),
    minutes: minutes('Λεπτά'),
    ...position,
    closedUntil: closedUntil('Κλειστή ως και'),
    // Sentences have their number in the plural.
  }).min(2),
});

export type ChurchFacts = z.infer<typeof churchesSchema>;
