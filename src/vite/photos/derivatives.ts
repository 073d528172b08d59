import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import {
  getPhotoUrl,
  getWebpWidths,
  getWidths,
  type PhotoFormat,
} from '../../components/photo/photoFiles.ts';
import { writeAtomic } from '../atomicWrites.ts';
import type { SourcePhoto } from './catalogue.ts';
import { encoders } from './encoders.ts';

type Derivative = { name: string; width: number; format: PhotoFormat };

type Pixels = { data: Buffer; info: OutputInfo };

/** Encodes at most two photos at a time, because AVIF is expensive. */
export async function deriveAll(photos: readonly SourcePhoto[], cache: string): Promise<void> {
  const waiting = photos
    .map((photo) => ({
      photo,
      missing: getDerivatives(photo).filter(({ name }) => !existsSync(join(cache, name))),
    }))
    .filter(({ missing }) => missing.length > 0);
  // One thread per photo is faster than two threads on one photo.
  sharp.concurrency(1);
  const deriveWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await derive(next.photo, next.missing, cache);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, deriveWaiting));
}

const pending = new Map<string, Promise<void>>();

/** Returns undefined if no photo has this file. */
export async function deriveOne(
  photos: readonly SourcePhoto[],
  name: string,
  cache: string,
): Promise<string | undefined> {
  const photo = photos.find(({ id }) => name.startsWith(`${id}.`));
  const derivative = photo && getDerivatives(photo).find((candidate) => candidate.name === name);
  if (!derivative) return undefined;
  const file = join(cache, name);
  if (existsSync(file)) return file;
  // Parallel requests share one encoding.
  if (!pending.has(file))
    pending.set(
      file,
      derive(photo, [derivative], cache).finally(() => pending.delete(file)),
    );
  await pending.get(file);
  return file;
}

export async function copyAllInto(
  photos: readonly SourcePhoto[],
  cache: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name } of photos.flatMap(getDerivatives))
    await copyFile(join(cache, name), join(folder, name));
}

const getDerivatives = (photo: SourcePhoto): Derivative[] =>
  [
    ...getWidths(photo).map((width) => ({ width, format: 'avif' as const })),
    ...getWebpWidths(photo).map((width) => ({ width, format: 'webp' as const })),
  ].map(({ width, format }) => ({
    name: basename(getPhotoUrl(photo, width, format)),
    width,
    format,
  }));

/** Shared decoding and resizing saves a fifth of the work. */
async function derive(
  photo: SourcePhoto,
  wanted: readonly Derivative[],
  cache: string,
): Promise<void> {
  const source = await readPixels(photo);
  for (const width of new Set(wanted.map((derivative) => derivative.width))) {
    const pixels = await resizePixels(source, width);
    for (const { name, format } of wanted.filter((derivative) => derivative.width === width))
      await writeAtomic(join(cache, name), await encodePixels(pixels, format));
  }
}

/** The pixels carry no EXIF, GPS or colour profile. */
const readPixels = (photo: SourcePhoto): Promise<Pixels> =>
  sharp(photo.file).autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

const resizePixels = ({ data, info }: Pixels, width: number): Promise<Pixels> =>
  sharp(data, { raw: info }).resize({ width }).raw().toBuffer({ resolveWithObject: true });

const encodePixels = ({ data, info }: Pixels, format: PhotoFormat): Promise<Buffer> =>
  sharp(data, { raw: info }).toFormat(format, encoders[format]).toBuffer();
