import { basename } from 'node:path';
import type { CmsConfig, GitBackend } from '@sveltia/cms';
import { contentFiles } from '../../src/vite/content/contentFiles.ts';
import { readSetting, type Environment } from '../../src/site/parseSetting.ts';
import { configOf, type Forms } from './form/config.ts';

const gitHosts = { 'github.com': 'github', 'gitlab.com': 'gitlab' } as const;

/**
 * Returns the repository that the hosted editor writes to. Netlify sets REPOSITORY_URL (https or ssh) and BRANCH for every build
 * (https://docs.netlify.com/build/configure-builds/environment-variables/). Without a usable repository: undefined.
 */
export const backendFrom = (environment: Environment): GitBackend | undefined => {
  const [, host = '', repo = ''] =
    /^(?:https:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([\w.-]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(
      readSetting(environment, 'REPOSITORY_URL'),
    ) ?? [];
  const name = new Map(Object.entries(gitHosts)).get(host.toLowerCase());
  const branch = readSetting(environment, 'BRANCH');
  return name && { name, repo, ...(branch && { branch }) };
};

/**
 * Without a repository the editor works on a folder of this machine. Sveltia needs a Git host all the same: the name of the
 * repository tells which folder to choose, and the button of that host's sign-in is left out.
 */
const localBackend = (root: string): GitBackend => ({
  name: 'github',
  repo: `local/${basename(root)}`,
  auth_methods: ['token'],
});

/**
 * The browser draws a photo anew: EXIF with the GPS position goes, the photo stands upright, HEIC becomes readable. Visitors
 * get copies of at most 2400 pixels (src/components/photo/photoFiles.ts), so this source is large and good enough for a second encoding.
 */
const uploads = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 92, width: 4000, height: 4000 } },
} as const;

/** The whole configuration, and whether the editor can be used away from this machine. */
type Editor = { hosted: boolean; config: Omit<CmsConfig, 'collections'> & Forms };

/** Returns the configuration of Sveltia CMS for a project. */
export const editorConfig = (root: string, environment: Environment): Editor => {
  const backend = backendFrom(environment);
  return {
    hosted: backend !== undefined,
    config: {
      ...configOf(contentFiles),
      load_config_file: false,
      backend: backend ?? localBackend(root),
      // Sveltia's preview would list the fields once more. The page itself is one click away.
      editor: { preview: false },
      media_folder: 'photos',
      public_folder: 'photos',
      slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
      media_libraries: { default: { config: uploads } },
      output: { omit_empty_optional_fields: true },
    },
  };
};
