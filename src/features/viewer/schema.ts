import { z } from 'zod';
import { group, line } from '../../model/fields.ts';

export const viewerSchema = group('Προβολή φωτογραφιών', {
  name: line('Όνομα'),
  close: line('Κλείσιμο'),
  previous: line('Προηγούμενη'),
  next: line('Επόμενη'),
  zoomIn: line('Μεγέθυνση'),
  zoomOut: line('Σμίκρυνση'),
  reset: line(
    'Επαναφορά μεγέθους',
    'Το «{percent}%» θέλει κενό πριν και μετά. · "{percent}%" needs a space before and after it.',
  ),
  zoomed: line('Όταν αλλάζει το μέγεθος'),
  position: line(
    'Θέση',
    '{n} ο αριθμός της φωτογραφίας, {total} πόσες είναι όλες. · {n} is the number of the photo, {total} of all.',
  ),
  thumbnails: line('Μικρές φωτογραφίες'),
  share: line('Κοινοποίηση'),
  copied: line('Αντιγράφηκε'),
  refused: line('Δεν αντιγράφηκε'),
  download: line('Λήψη'),
});

export type ViewerMessages = z.infer<typeof viewerSchema>;
