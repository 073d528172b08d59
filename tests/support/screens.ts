import { screens } from '../../src/app/screens.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { pageIds } from '../../src/site/pages.ts';

/** Every page in every language, in the order of the table. */
export const everyPage = pageIds.flatMap((id) =>
  languageCodes.map((language) => ({ id, language })),
);

/** The same with component, words and hero photo. */
export const loadEveryPage = () =>
  Promise.all(
    everyPage.map(async (page) => ({ ...page, ...(await screens[page.id](page.language)) })),
  );
