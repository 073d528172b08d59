import type { ContentFile } from '../../../src/vite/content/contentFile.ts';
import { defaultLanguage, languageCodes } from '../../../src/site/languages.ts';
import { previewPath } from '../previews.ts';
import { widgetsOf, type Widget } from './widgets.ts';

const groupTitles: Readonly<Record<ContentFile['group'], string>> = {
  pages: 'Σελίδες · Pages',
  shared: 'Κοινά · Shared',
  facts: 'Στοιχεία · Facts',
  photos: 'Φωτογραφίες · Photos',
};

type File = {
  name: string;
  label: string;
  file: string;
  preview_path: string;
  i18n?: true;
  fields: readonly Widget[];
};
type Collection = {
  name: string;
  label: string;
  i18n?: { structure: 'multiple_folders' };
  files: File[];
};

/** Derived from the content (https://sveltiacms.app/en/docs). */
export type Forms = {
  i18n: { structure: 'multiple_folders'; locales: string[]; default_locale: string };
  collections: Collection[];
};

const isTranslated = ({ path }: ContentFile): boolean => path.includes('{language}');

export const entryName = ({ name }: ContentFile): string => name.replace('/', '-');

/** Translated content has one file per language (Sveltia's `{{locale}}`). */
export const configOf = (contents: readonly ContentFile[]): Forms => {
  const structure = 'multiple_folders';
  const fileOf = (file: ContentFile): File => {
    const translated = isTranslated(file);
    return {
      name: entryName(file),
      label: file.title,
      file: file.path.replace('{language}', '{{locale}}'),
      preview_path: previewPath(file.name)[defaultLanguage],
      ...(translated && { i18n: true as const }),
      fields: widgetsOf(file.schema, translated),
    };
  };
  const groups = [...new Set(contents.map(({ group }) => group))];
  return {
    i18n: { structure, locales: [...languageCodes], default_locale: defaultLanguage },
    collections: groups.map((group) => {
      const files = contents.filter((file) => file.group === group).map(fileOf);
      return {
        name: group,
        label: groupTitles[group],
        ...(files.some(({ i18n }) => i18n) && { i18n: { structure } }),
        files,
      };
    }),
  };
};
