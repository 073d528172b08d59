import type { AvifOptions, WebpOptions } from 'sharp';

/**
 * Measured on ten photos (docs/decisions/photos.md). Full chroma costs a quarter of the time for 0.4 dB. WebP above
 * effort 2 takes twice the time and saves 3 %.
 */
export const encoders = {
  avif: { quality: 46, effort: 1, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  webp: { quality: 72, effort: 2 } satisfies WebpOptions,
};

/** Part of the hash in file names. */
export const encoderKey = JSON.stringify(encoders);
