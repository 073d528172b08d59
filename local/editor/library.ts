/** The photos of the project as the editor shows and takes them. */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { nextNumber } from '../../src/build/photos/addPhoto.ts';
import { Refusal } from './refusal.ts';
import { libraryPhoto } from './uploads.ts';

/** A file on its way between browser and server, as Decap sends it. */
export type Asset = { path: string; content: string; encoding: 'base64' };
export type MediaFile = Asset & { id: string; name: string };

/** Large enough for the form; whole photos would be 130 MB for one look at the library. */
const thumbnailSide = 400;

const library = 'photos';

export const createLibrary = (root: string) => {
  const folder = join(root, library);
  const thumbnails = new Map<string, Promise<string>>();

  const thumbnail = (name: string): Promise<string> => {
    const known = thumbnails.get(name);
    if (known) return known;
    const made = sharp(join(folder, name))
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside' })
      .jpeg({ quality: 70 })
      .toBuffer()
      .then((bytes) => bytes.toString('base64'));
    thumbnails.set(name, made);
    return made;
  };

  const names = async (): Promise<string[]> =>
    (await readdir(folder)).filter((name) => /^[^.].*\.jpe?g$/.test(name)).sort();

  const show = async (name: string): Promise<MediaFile> => ({
    id: name,
    name,
    path: `${library}/${name}`,
    encoding: 'base64',
    content: await thumbnail(name),
  });

  return {
    /** Newest first. */
    list: async (): Promise<MediaFile[]> => Promise.all((await names()).reverse().map(show)),

    find: async (path: string): Promise<MediaFile> => {
      const name = basename(path);
      if (!(await names()).includes(name))
        throw new Refusal(`Δεν υπάρχει φωτογραφία ${name}.`, `There is no photo ${name}.`);
      return show(name);
    },

    /** The number of the next photo. The browser names an upload by it, whatever the phone called it: names never clash and need no translating. */
    next: async (): Promise<number> => Number(nextNumber(await readdir(folder))),

    /** What is to be written for an upload, by its path. Throws a Refusal. */
    accept: async ({ path, content }: Asset): Promise<[path: string, photo: Buffer]> => {
      const name = basename(path);
      if (!/^\d{3,}\.jpg$/.test(name) || (await names()).includes(name)) {
        throw new Refusal(
          `Το όνομα ${name} δεν είναι ελεύθερο. Φορτώστε ξανά τη σελίδα και ανεβάστε πάλι τη φωτογραφία.`,
          `The name ${name} is not free. Reload the page and upload the photo again.`,
        );
      }
      return [`${library}/${name}`, await libraryPhoto(name, Buffer.from(content, 'base64'))];
    },
  };
};
