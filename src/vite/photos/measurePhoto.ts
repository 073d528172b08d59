import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { MeasuredPhoto } from '../../site/photos/pagePicture.ts';
import { encoderKey } from './encoderSettings.ts';

export type Measurement = Required<Omit<MeasuredPhoto, 'id'>>;

/** Pixels, enough for colours. */
const thumbnail = 64;

const hex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** Thirds, top to bottom. */
const bandsOf = async (pixels: Sharp): Promise<[string, string, string]> => {
  const raw = await pixels.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const band = (row: number) =>
    hex({ r: raw[row * 3] ?? 0, g: raw[row * 3 + 1] ?? 0, b: raw[row * 3 + 2] ?? 0 });
  return [band(0), band(1), band(2)];
};

/** Decodes the whole file. Throws sharp's error if it is broken. */
export async function measure(file: string): Promise<Measurement> {
  const source = await readFile(file);
  const { autoOrient } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize(thumbnail, thumbnail, { fit: 'inside' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const { dominant } = await pixels().stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: hex(dominant),
    bands: await bandsOf(pixels()),
    hash: createHash('sha256').update(encoderKey).update(source).digest('hex').slice(0, 6),
  };
}
