import { z } from 'zod';
import { picture } from '../../site/photos/schema.ts';

export const notFoundPictures = z.strictObject({
  path: picture('Μονοπάτι'),
});
