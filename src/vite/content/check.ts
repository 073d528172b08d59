import { join } from 'node:path';
import { readFiles, type Problem } from './contentFile.ts';
import { factFiles } from './factFiles.ts';

const project = join(import.meta.dirname, '../../..');

/** Returns all problems in the content of a project. */
export async function checkContent(root: string = project): Promise<Problem[]> {
  try {
    const { contentFiles } = await import('./contentFiles.ts');
    const { findPageProblems } = await import('./pageFiles.ts');
    const { crossCheck } = await import('./crossCheck.ts');
    const { checkPhotos } = await import('../photos/checkPhotos.ts');
    const { parsedFiles: written, problems } = readFiles(root, contentFiles);
    const hasAlbums = !problems.some(({ file }) => file.startsWith('src/content/photos/'));
    return [
      ...findPageProblems(root),
      ...problems,
      ...crossCheck(root, written),
      ...(hasAlbums ? await checkPhotos(root, written) : []),
    ];
  } catch (error) {
    // Facts that are not valid keep other modules from loading.
    const { problems } = readFiles(root, factFiles);
    if (problems.length > 0) return problems;
    throw error;
  }
}

export const formatProblems = (problems: readonly Problem[]): string =>
  [
    ...problems.map(({ file, line, at, where = [], message }) =>
      [
        ...(where.length > 0 ? [where.join(' → ')] : []),
        `    ${message}`,
        `    ${file}${line ? `:${line}` : ''}${at ? ` ${at}` : ''}\n`,
      ].join('\n'),
    ),
    `Λάθη: ${problems.length}. Το site μένει όπως ήταν ως να διορθωθούν. · ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content. The site is not built before it is fixed.`,
  ].join('\n');
