import { pageLoaders } from '../../src/app/pageModules.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';

export const everyPage = pageIds.flatMap((id) =>
  languageCodes.map((language) => ({ id, language })),
);

export const loadEveryPage = () =>
  Promise.all(
    everyPage.map(async (page) => ({ ...page, ...(await pageLoaders[page.id](page.language)) })),
  );
