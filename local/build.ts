import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isUpToDate, markBuilt } from './freshness.ts';
import { projectFolder } from './project.ts';
import { settingsOrExit, type LocalSettings } from './settings.ts';
import { exitWithError, note } from './terminal.ts';

type Options = {
  stopped?: AbortSignal;
  /** Build warnings are errors. */
  strict?: boolean;
  /** The server encodes photos instead. */
  photosOnRequest?: boolean;
};

/** Builds the site unless it is up to date. Returns false on failure. */
export const buildSite = async (
  settings: LocalSettings,
  { stopped, strict = false, photosOnRequest = false }: Options = {},
): Promise<boolean> => {
  const environment = { ...settings.build, ...(photosOnRequest && { PHOTOS_ON_REQUEST: '1' }) };
  if ([environment, settings.build].some((made) => isUpToDate(projectFolder, made))) {
    note('The built site is up to date.');
    return true;
  }
  note('Building the site.');
  const startedAt = new Date();
  const build = spawn(process.execPath, ['src/vite/site.ts', ...(strict ? ['--strict'] : [])], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const stop = (): boolean => build.kill();
  stopped?.addEventListener('abort', stop);
  const [code] = (await once(build, 'exit')) as [number | null];
  stopped?.removeEventListener('abort', stop);
  if (code !== 0) return false;
  markBuilt(projectFolder, environment, startedAt);
  return true;
};

/** Builds the site if needed; exits with a message on failure. */
export const builtSite = async (): Promise<LocalSettings> => {
  const settings = settingsOrExit();
  return (await buildSite(settings))
    ? settings
    : exitWithError('The site could not be built. The reason is above.');
};
