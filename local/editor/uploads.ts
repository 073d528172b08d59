import sharp from 'sharp';
import { Refusal } from './refusal.ts';

/** Larger than the largest picture of a page on a screen of double density, and small enough for the repository. */
const longestSide = 4000;
const largestUpload = 40 * 1024 * 1024;

const notReadable = (name: string): Refusal =>
  new Refusal(
    `Η εικόνα ${name} δεν διαβάζεται. Δεκτά είναι JPEG, PNG, WebP και AVIF. Αν είναι από iPhone (HEIC): Ρυθμίσεις > Κάμερα > Μορφές > Πιο συμβατή, και βγάλτε την ξανά, ή στείλτε την στον εαυτό σας με το Mail, που τη μετατρέπει.`,
    `The picture ${name} cannot be read. JPEG, PNG, WebP and AVIF are accepted. If it is from an iPhone (HEIC): Settings > Camera > Formats > Most Compatible, and take it again, or send it to yourself by Mail, which converts it.`,
  );

/** A photo as it enters the library: a JPEG that stands upright, without the place and the camera that the phone wrote into it. Throws a Refusal. */
export const libraryPhoto = async (name: string, upload: Buffer): Promise<Buffer> => {
  if (upload.length > largestUpload) {
    throw new Refusal(
      `Η εικόνα ${name} είναι μεγαλύτερη από 40 MB. Μικρύνετέ την και ανεβάστε την ξανά.`,
      `The picture ${name} is larger than 40 MB. Make it smaller and upload it again.`,
    );
  }
  try {
    // What sharp is not told to keep goes: EXIF with GPS, and the colour profile once it is applied.
    return await sharp(upload, { failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch {
    throw notReadable(name);
  }
};
