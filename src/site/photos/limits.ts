/** For `npm run check` and for the editor. */

/** What a photo in the library can be, with sharp's name of the format. */
export const photoFormats: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'heif',
};

/** What the editor takes: it re-encodes all of these, without GPS data. */
export const uploadEndings = [...Object.keys(photoFormats), '.heic', '.heif'];

/** Pixels of the longer side. The widest column, 1280 CSS pixels, then shows no upscaling (photoFiles.ts). */
export const shortestLongSide = 1200;

/** GitHub's limit for uploads in the browser. */
export const maxMegabytes = 25;
