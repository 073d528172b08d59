import { z } from 'zod';
import { picture } from '../photos/schema.ts';

export const notFoundPictures = z.strictObject({
  path: picture('Μονοπάτι'),
});
