import type { Problem, Written } from '../content/contentFile.ts';
import { textsIn } from '../content/crossCheck.ts';
import { libraryOf } from './library.ts';

/** Returns the problems of photos, each at the album or page that names the photo. */
export async function checkPhotos(root: string, all: readonly Written[]): Promise<Problem[]> {
  const isAlbum = ({ of }: Written): boolean => of.name.startsWith('photos/');
  const uses = [...all.filter(isAlbum), ...all.filter((written) => !isAlbum(written))].flatMap(
    (written) =>
      textsIn(written.value)
        .filter(({ path }) => path.at(-1) === 'photo')
        .map(({ path, text }) => ({ written, path, photo: text })),
  );
  const { problems } = await libraryOf(root).catalogue();
  return problems.map(({ file, message }) => {
    const [first, ...others] = uses.filter(({ photo }) => photo === `/${file}`);
    if (!first) return { file, at: '', message };
    const places = [...new Set(others.map(({ written }) => written.of.title))];
    const also = places.length > 0 ? ` Και εδώ · Also in: ${places.join(', ')}.` : '';
    return first.written.problemAt(first.path, `${file}: ${message}${also}`);
  });
}
