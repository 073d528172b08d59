import { z } from 'zod';
import { flag } from '../../model/fields.ts';

export const shownSchema = z.strictObject({
  prices: flag(
    'Τιμές',
    'Χωρίς αυτές δεν υπάρχει σελίδα τιμών, και καμία πρόταση δεν λέει τιμή. · Without them there are no prices on any page, and no page of prices.',
  ),
  calculator: flag(
    'Υπολογισμός',
    'Χωρίς αυτόν μένουν οι τιμές ανά καλεσμένο. · Without it, the prices per guest remain.',
  ),
  reviews: flag(
    'Κριτικές',
    'Χωρίς αυτές δεν υπάρχει σελίδα κριτικών ούτε βαθμολογία. · Without them there is no page of reviews and no rating.',
  ),
  evening: flag(
    'Η βραδιά σας, στην αρχική',
    'Ο ουρανός ενός ελεύθερου Σαββάτου. Οι ημερομηνίες της δεξίωσης μένουν. · The sky of a free Saturday, on the home page. The dates of the reception page remain.',
  ),
});
