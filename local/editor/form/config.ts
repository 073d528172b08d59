import type { ContentFile } from '../../../src/build/content/contentFile.ts';
import { defaultLanguage, languageCodes } from '../../../src/site/languages.ts';
import { previewPath } from '../previews.ts';
import { widgetsOf, type Widget } from './widgets.ts';

const groupTitles: Readonly<Record<ContentFile['group'], string>> = {
  pages: 'Σελίδες · Pages',
  shared: 'Κοινά · Shared',
  facts: 'Στοιχεία · Facts',
  photos: 'Φωτογραφίες · Photos',
};

/** The Git host's repository that a hosted editor writes to. */
export type Hosting = {
  name: 'github' | 'gitlab';
  repo: string;
  branch: string;
  base_url?: string;
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
  i18n?: { structure: string };
  files: readonly File[];
};

/** The configuration that Decap reads (https://decapcms.org/docs/configuration-options), and Sveltia nearly alike. */
export type Config = {
  load_config_file: false;
  backend: { name: 'proxy'; proxy_url: string; branch: string } | Hosting;
  publish_mode: 'simple';
  media_folder: string;
  public_folder: string;
  slug: { encoding: 'ascii'; clean_accents: true; sanitize_replacement: string };
  i18n: { structure: string; locales: readonly string[]; default_locale: string };
  output?: { omit_empty_optional_fields: true };
  collections: readonly Collection[];
};

export const isTranslated = ({ path }: ContentFile): boolean => path.includes('{language}');

/** The last part of an entry's address in the editor. */
export const entryName = ({ name }: ContentFile): string => name.replace('/', '-');

/** One file for all languages of a kind, which only the editor's server knows: Decap shows languages beside each other that stand in one file. */
export const joinedPath = ({ path }: ContentFile): string => path.replace('{language}/', '');

/**
 * The forms for some content. With a hosting, the configuration of an editor on the internet that writes straight into the
 * repository: each language in its own file, as Sveltia CMS takes it (its `{{locale}}`); Decap takes no such path.
 */
export const configOf = (contents: readonly ContentFile[], hosting?: Hosting): Config => {
  const structure = hosting ? 'multiple_folders' : 'single_file';
  const fileOf = (file: ContentFile): File => {
    const translated = isTranslated(file);
    return {
      name: entryName(file),
      label: file.title,
      file: hosting ? file.path.replace('{language}', '{{locale}}') : joinedPath(file),
      // A link to the page, in the language that it was first written in.
      preview_path: previewPath(file.name)[defaultLanguage],
      ...(translated && { i18n: true as const }),
      fields: widgetsOf(file.schema, translated),
    };
  };
  const groups = [...new Set(contents.map(({ group }) => group))];
  return {
    load_config_file: false,
    backend: hosting ?? { name: 'proxy', proxy_url: '/api/v1', branch: 'main' },
    publish_mode: 'simple',
    media_folder: 'photos',
    public_folder: 'photos',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    i18n: { structure, locales: languageCodes, default_locale: defaultLanguage },
    // Ours (tidy.ts) leaves them out by itself; Sveltia is told to (https://sveltiacms.app/en/docs/data-output).
    ...(hosting && { output: { omit_empty_optional_fields: true as const } }),
    collections: groups.map((group) => {
      const files = contents.filter((file) => file.group === group).map(fileOf);
      // Decap shows two columns for whatever collection has languages.
      return {
        name: group,
        label: groupTitles[group],
        ...(files.some(({ i18n }) => i18n) && { i18n: { structure } }),
        files,
      };
    }),
  };
};
