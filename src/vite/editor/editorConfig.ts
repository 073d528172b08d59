import { basename } from 'node:path';
import type { CmsConfig, GitBackend } from '@sveltia/cms';
import { getExpiryDay } from '../../facts/dates/availability.ts';
import type { AvailabilityFile } from '../../facts/dates/schema.ts';
import { getPriceLists, type PriceFacts } from '../../facts/prices/prices.ts';
import { defaultLanguage, languageCodes } from '../../site/languages.ts';
import { getPath, pages, type PageId } from '../../site/pages.ts';
import { readSetting, type Environment } from '../../site/parseSetting.ts';
import { maxMegabytes } from '../../site/photos/limits.ts';
import { groupTitles, type ContentFile } from '../content/contentFile.ts';
import { contentFiles } from '../content/contentFiles.ts';
import { readContent } from '../content/readContent.ts';
import { createWidgets } from './widgets.ts';

export const getEntryName = ({ name }: ContentFile): string => name.replace('/', '-');

const structure = 'multiple_folders' as const;

/** https://sveltiacms.app/en/docs */
export const createForms = (contents: readonly ContentFile[]) => ({
  i18n: { structure, locales: [...languageCodes], default_locale: defaultLanguage },
  collections: [...new Set(contents.map(({ group }) => group))].map((name) => {
    const files = contents.filter(({ group }) => group === name).map(createFileConfig);
    const isTranslated = files.some(({ i18n }) => i18n);
    return { name, label: groupTitles[name], ...(isTranslated && { i18n: { structure } }), files };
  }),
});

/** Netlify sets both variables (https://docs.netlify.com/build/configure-builds/environment-variables/). */
export const parseBackend = (environment: Environment): GitBackend | undefined => {
  const [, host = '', repo = ''] =
    /^(?:https:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)(github|gitlab)\.com[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(
      readSetting(environment, 'REPOSITORY_URL'),
    ) ?? [];
  const branch = readSetting(environment, 'BRANCH');
  const name = host.toLowerCase() as 'github' | 'gitlab' | '';
  return name ? { name, repo, ...(branch && { branch }) } : undefined;
};

/** Encoding removes GPS data. Visitors get at most 2400 px. */
const uploads = {
  slugify_filename: true,
  // Bytes, after the conversion.
  max_file_size: maxMegabytes * 1e6,
  transformations: { raster_image: { format: 'webp', quality: 92, width: 4000, height: 4000 } },
} as const;

/** `hosted` means that the editor changes a repository instead of a local folder. */
export const createEditorConfig = (root: string, environment: Environment) => {
  const backend = parseBackend(environment);
  // Sveltia needs one even for a local folder. `repo` shows the owner which folder to choose.
  const local = { name: 'github', repo: `local/${basename(root)}`, auth_methods: ['token'] };
  return {
    hosted: backend !== undefined,
    config: {
      ...createForms(contentFiles),
      load_config_file: false,
      backend: backend ?? (local as GitBackend),
      // Sveltia's preview would only repeat the fields.
      editor: { preview: false },
      media_folder: 'photos',
      // Sveltia finds the uses of a photo by this path.
      public_folder: '/photos',
      slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
      // The CSP blocks stock photos.
      media_libraries: { default: { config: uploads }, stock_assets: false },
    } satisfies Omit<CmsConfig, 'collections'>,
  };
};

const createFileConfig = (file: ContentFile) => {
  const translated = file.path.includes('{language}');
  return {
    name: getEntryName(file),
    label: createMenuLabel(file),
    file: file.path.replace('{language}', '{{locale}}'),
    preview_path: getPath(getPreviewPage(file.name), defaultLanguage),
    ...(translated && { i18n: true as const }),
    fields: createWidgets(file.schema, translated),
  };
};

/** Sveltia has no reminders. */
const createMenuLabel = ({ name, title }: ContentFile): string => {
  const day = lastDays[name]?.();
  return day ? `${title} (ως · until ${day})` : title;
};

const lastDays: Readonly<Record<string, () => string | undefined>> = {
  'facts/availability': () =>
    getExpiryDay(readContent('facts/availability.json') as AvailabilityFile),
  'facts/prices': () =>
    getPriceLists(readContent('facts/prices.json') as PriceFacts)[0].eventsUntil,
};

/** Other files are shown by the page of their name, or by the home page. */
const pageByFile: Readonly<Record<string, PageId>> = {
  estimate: 'request',
  reviewList: 'reviews',
  hours: 'contact',
  availability: 'reception',
  house: 'prices',
  drive: 'guests',
  estate: 'venue',
  galleryHours: 'gallery',
  partners: 'services',
  figures: 'about',
};

const getPreviewPage = (name: string): PageId => {
  if (name.startsWith('photos/')) return 'gallery';
  const page = basename(name);
  return page in pages ? (page as PageId) : (pageByFile[page] ?? 'home');
};
