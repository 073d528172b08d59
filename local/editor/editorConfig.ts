import { basename } from 'node:path';
import type { CmsConfig, GitBackend } from '@sveltia/cms';
import { contentFiles } from '../../src/vite/content/contentFiles.ts';
import { readSetting, type Environment } from '../../src/site/parseSetting.ts';
import { configOf, type Forms } from './form/config.ts';

const gitHosts = { 'github.com': 'github', 'gitlab.com': 'gitlab' } as const;

/**
 * Returns undefined without a usable repository. Netlify sets both variables
 * (https://docs.netlify.com/build/configure-builds/environment-variables/).
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

/** Sveltia needs a backend even for a local folder; `repo` shows which folder to choose. */
const localBackend = (root: string): GitBackend => ({
  name: 'github',
  repo: `local/${basename(root)}`,
  auth_methods: ['token'],
});

/** Re-encoding removes GPS data, rotates the photo and converts HEIC. Visitors get at most 2400 px. */
const uploads = {
  slugify_filename: true,
  transformations: { raster_image: { format: 'webp', quality: 92, width: 4000, height: 4000 } },
} as const;

/** `hosted`: the editor works away from this machine. */
type Editor = { hosted: boolean; config: Omit<CmsConfig, 'collections'> & Forms };

export const editorConfig = (root: string, environment: Environment): Editor => {
  const backend = backendFrom(environment);
  return {
    hosted: backend !== undefined,
    config: {
      ...configOf(contentFiles),
      load_config_file: false,
      backend: backend ?? localBackend(root),
      // Sveltia's preview only repeats the fields.
      editor: { preview: false },
      media_folder: 'photos',
      public_folder: 'photos',
      slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
      media_libraries: { default: { config: uploads } },
      output: { omit_empty_optional_fields: true },
    },
  };
};
