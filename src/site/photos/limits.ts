/** By file extension, sharp's name of the format. */
export const photoFormats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
};

/** The editor converts all of them. */
export const uploadExtensions = [...Object.keys(photoFormats), '.heic', '.heif'];

/** The widest column has 1280 CSS pixels, where such upscaling is invisible. */
const minLongSide = 1200;

export const findSmallSize = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) < minLongSide
    ? `Είναι ${width}×${height} pixel, πολύ μικρή: η μεγάλη πλευρά θέλει ${minLongSide}. Βάλτε το πρωτότυπο, όχι αντίγραφο από μήνυμα. · It is ${width}×${height} pixels, too small: its longer side needs ${minLongSide}. Use the original, not a copy sent by chat or e-mail.`
    : undefined;

/** GitHub's limit for uploads in the browser. */
export const maxMegabytes = 25;
