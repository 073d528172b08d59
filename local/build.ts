import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, runTool } from './project.ts';
import { readLocalSettings } from './settings.ts';
import { CannotStart, printNote, runOrExit } from './terminal.ts';

/** Folders match, too, so a deleted file counts as a change. */
const inputs = [
  '{src,map,photos,public}/**',
  '{index.html,*.config.ts,package-lock.json,tsconfig.json}',
];

type Environment = Readonly<Record<string, string>>;

export const isUpToDate = (
  folder: string,
  environment: Environment,
  changed = getLastChange(folder),
): boolean =>
  existsSync(getStampFile(folder)) &&
  readFileSync(getStampFile(folder), 'utf8') === createStamp(folder, environment, changed);

/** `changed` is the time before the build, during which files may change. */
export const markBuilt = (
  folder: string,
  environment: Environment,
  changed = getLastChange(folder),
): void => writeFileSync(getStampFile(folder), createStamp(folder, environment, changed));

type Options = {
  signal?: AbortSignal;
  /** Warnings are errors. */
  strict?: boolean;
  /** Leaves the encoding of photos to the server. */
  photosOnRequest?: boolean;
};

/** Builds the site unless it is up to date. Throws CannotStart. */
export const buildSite = async ({ signal, strict, photosOnRequest }: Options = {}) => {
  const { build } = readLocalSettings();
  const env = { ...build, ...(photosOnRequest && { PHOTOS_ON_REQUEST: '1' }) };
  const changed = getLastChange(projectFolder);
  if ([env, build].some((made) => isUpToDate(projectFolder, made, changed)))
    return printNote('The built site is up to date.');
  printNote('Building the site.');
  const args = ['src/vite/site.ts', ...(strict ? ['--strict'] : [])];
  if (!(await runTool('node', args, { env, signal })))
    throw new CannotStart('The site could not be built. The reason is above.');
  markBuilt(projectFolder, env, changed);
};

/** Exits with a message on failure. */
export const ensureBuiltSite = (): Promise<void> => runOrExit(buildSite);

const getLastChange = (folder: string): number =>
  Math.max(
    ...globSync(inputs, { cwd: folder }).map((file) => getModificationTime(join(folder, file))),
  );

const getModificationTime = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const getStampFile = (folder: string): string => join(folder, '.cache/built');

/** Changes if another command rebuilds dist. */
const createStamp = (folder: string, environment: Environment, changed: number): string =>
  JSON.stringify([environment, changed, getModificationTime(join(folder, 'dist/index.html'))]);
