/**
 * The editor on the internet: a folder of files for a site of its own, where Sveltia CMS writes into the repository at the
 * Git host. Sveltia and not Decap, which takes no file for each language (https://sveltiacms.app/en/docs/i18n).
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFile } from '../../src/build/content/contentFile.ts';
import { draftOf, replaceFolder } from '../../src/build/drafts.ts';
import { isOneWord, readSetting, refuse, type Environment } from '../../src/site/parseSetting.ts';
import { CannotStart } from '../cannotStart.ts';
import { complaint } from '../terminal.ts';
import { configOf, type Hosting } from './form/config.ts';

const hosts = { 'github.com': 'github', 'gitlab.com': 'gitlab' } as const;

const policy = [
  "default-src 'none'",
  "script-src 'self' blob:",
  "worker-src 'self' blob:",
  // Sveltia writes its styles into the page, and takes its letters and icons from there.
  "style-src 'self' 'unsafe-inline'",
  'font-src https://cdn.jsdelivr.net',
  "img-src 'self' data: blob: https://*.githubusercontent.com https://gitlab.com https://secure.gravatar.com",
  'media-src blob:',
  'frame-src blob:',
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://gitlab.com https://status-api.hostedstatus.com https://unpkg.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Read by Netlify (https://docs.netlify.com/manage/routing/headers/). Without Cross-Origin-Opener-Policy: the window of the sign-in answers to this one. */
export const headers = `/*
  Content-Security-Policy: ${policy}
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  Cache-Control: no-cache
`;

/**
 * Which repository and branch are edited, from what Netlify tells every build: REPOSITORY_URL, as an address or as ssh has
 * it, and BRANCH (https://docs.netlify.com/build/configure-builds/environment-variables/). Throws CannotStart.
 */
export const hostingFrom = (environment: Environment): Hosting => {
  const url = readSetting(environment, 'REPOSITORY_URL');
  const branch = readSetting(environment, 'BRANCH');
  const [, host = '', repo = ''] =
    /^(?:https:\/\/(?:[^@/]*@)?|(?:ssh:\/\/)?git@)([\w.-]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? [];
  const name = new Map(Object.entries(hosts)).get(host.toLowerCase());
  const problems = [
    ...(name
      ? []
      : [
          refuse(
            'REPOSITORY_URL',
            `a repository at ${Object.keys(hosts).join(' or ')}, for example https://github.com/owner/name`,
            url,
          ).problem,
        ]),
    ...(isOneWord(branch)
      ? []
      : [
          refuse('BRANCH', 'the branch that the site is built from, for example main', branch)
            .problem,
        ]),
  ];
  if (!name || problems.length > 0)
    throw new CannotStart(
      complaint(
        'The editor does not know where to write. Netlify sets both for every build; elsewhere give them yourself:',
        problems,
      ),
    );
  return { name, repo, branch };
};

const pages = join(import.meta.dirname, 'hosted');

/** Writes the folder anew: whole, or not at all. */
export const writeHostedEditor = async (
  folder: string,
  {
    contents,
    hosting,
    siteUrl,
    sveltia,
  }: { contents: readonly ContentFile[]; hosting: Hosting; siteUrl: string; sveltia: string },
): Promise<void> => {
  const draft = draftOf(folder);
  await mkdir(draft, { recursive: true });
  await Promise.all([
    ...['index.html', 'before.js', 'start.js'].map((name) =>
      copyFile(join(pages, name), join(draft, name)),
    ),
    copyFile(join(sveltia, 'sveltia-cms.js'), join(draft, 'sveltia-cms.js')),
    writeFile(
      join(draft, 'config.json'),
      JSON.stringify({ ...configOf(contents, hosting), site_url: siteUrl }),
    ),
    writeFile(join(draft, '_headers'), headers),
  ]);
  await replaceFolder(draft, folder);
};
