/** Finds every problem of the content: for `npm run check`, the build and the editor, so that a bad edit never goes live. */
import { join } from 'node:path';
import { readFiles, type Problem } from './contentFile.ts';
import { factFiles } from './factFiles.ts';

const project = join(import.meta.dirname, '../../..');

/** Checks the content of a project; schemas and facts are those of this one. */
export async function checkContent(root: string = project): Promise<Problem[]> {
  try {
    const { contentFiles, crossCheck } = await import('./crossCheck.ts');
    const { written, problems } = readFiles(root, contentFiles);
    return [...problems, ...crossCheck(root, written)];
  } catch (error) {
    // Broken facts keep the other modules from loading: they are all that can be reported.
    const { problems } = readFiles(root, factFiles);
    if (problems.length > 0) return problems;
    throw error;
  }
}

export const problemsText = (problems: readonly Problem[]): string =>
  [
    ...problems.map(
      ({ file, line, at, message }) =>
        `${file}${line ? `:${line}` : ''}${at ? ` ${at}` : ''}: ${message}`,
    ),
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content. The site is not built before it is fixed.`,
  ].join('\n');
