import sharp from 'sharp';
import type { Pixels } from './compare.ts';

export const readPng = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

export const writePng = async (file: string, { width, height, data }: Pixels): Promise<void> => {
  await sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .png()
    .toFile(file);
};
