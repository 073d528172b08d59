/** Finds the files of a page by the id of its row in src/site/pages.ts. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentDefinition } from '../../model/defineContent.ts';
import { languageCodes } from '../../site/languages.ts';
import { pages, type PageId } from '../../site/pages.ts';
import type { Problem } from './contentFile.ts';

const project = join(import.meta.dirname, '../../..');

const findSchema = (id: string): string => `src/pages/${id}/schema.ts`;

/** The check reports pages without a schema. */
export const pageDefinitions = Object.fromEntries(
  await Promise.all(
    Object.keys(pages)
      .filter((id) => existsSync(join(project, findSchema(id))))
      .map(async (id) => {
        const url = pathToFileURL(join(project, findSchema(id))).href;
        const { page } = (await import(/* @vite-ignore */ url)) as { page: ContentDefinition };
        return [id, page] as const;
      }),
  ),
) as Readonly<Partial<Record<PageId, ContentDefinition>>>;

/** Finds missing code and files without a row. Texts and pictures are checked like all content. */
export const findPageProblems = (root: string): Problem[] => [
  ...Object.keys(pages)
    .flatMap((id) => [`src/pages/${id}/index.tsx`, findSchema(id)])
    .filter((file) => !existsSync(join(project, file)))
    .map((file) => ({
      file,
      message:
        'Λείπει το αρχείο μιας σελίδας του πίνακα. · A row in src/site/pages.ts needs this file. Write it, or remove the row.',
    })),
  ...globSync(['src/pages/*/index.tsx', `src/content/{${languageCodes.join(',')}}/pages/*.json`], {
    cwd: root,
  })
    .filter((file) => !(getPageId(file) in pages))
    .map((file) => ({
      file,
      message: `Ο πίνακας σελίδων δεν έχει τη «${getPageId(file)}». · src/site/pages.ts has no row "${getPageId(file)}". Add it, or remove this file.`,
    })),
];

const getPageId = (file: string): string => /(\w+)(?:\.json|\/index\.tsx)$/.exec(file)?.[1] ?? '';
