import type { ParsedFile, Problem } from '../content/contentFile.ts';
import { collectTexts } from '../content/crossCheck.ts';
import { getLibrary } from './library.ts';

/** Each problem is at the album or page that names the photo. */
export async function checkPhotos(root: string, all: readonly ParsedFile[]): Promise<Problem[]> {
  const isAlbum = ({ definition }: ParsedFile): boolean => definition.name.startsWith('photos/');
  const uses = [...all.filter(isAlbum), ...all.filter((written) => !isAlbum(written))].flatMap(
    (written) =>
      collectTexts(written.value)
        .filter(({ path }) => path.at(-1) === 'photo')
        .map(({ path, text }) => ({ written, path, photo: text })),
  );
  const { problems } = await getLibrary(root).loadCatalogue();
  return problems.map(({ file, message }) => {
    const [first, ...others] = uses.filter(({ photo }) => photo === `/${file}`);
    if (!first) return { file, message };
    const places = [...new Set(others.map(({ written }) => written.definition.title))];
    const also = places.length > 0 ? ` Και εδώ · Also in: ${places.join(', ')}.` : '';
    return first.written.createProblem(first.path, `${file}: ${message}${also}`);
  });
}
