import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../src/build/drafts.ts';
import { projectFolder } from './project.ts';

/** One line per source file: its path, and a word that changes whenever the file may have changed. */
type Sources = Readonly<Record<string, string>>;

/** What a build was made of. */
export type Build = {
  sources: Sources;
  settings: Readonly<Record<string, string>>;
  /** The moment at which it was written, so that a build made in another way is noticed. */
  writtenAt: number;
};

/** What a build made at this moment would be made of, and when the one on disk was written, if there is one. */
export type Present = Omit<Build, 'writtenAt'> & { writtenAt: number | undefined };

const record = join(projectFolder, '.cache', 'build.json');
const entryPage = join(projectFolder, 'dist', 'index.html');

/** Everything that a build reads. Folders are read to the bottom. */
const sourcePaths = [
  'src',
  'photos',
  'public',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

const differing = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string | undefined =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].find(
    (name) => before[name] !== now[name],
  );

/** Why the built site cannot be used as it is, in words for the terminal; undefined when it can. */
export const whyStale = (built: Build | undefined, now: Present): string | undefined => {
  if (now.writtenAt === undefined || !built) return 'there is no build yet';
  if (built.writtenAt !== now.writtenAt) return 'the last build was made in another way';
  const source = differing(built.sources, now.sources);
  if (source) return `${source} has changed`;
  const setting = differing(built.settings, now.settings);
  return setting && `the setting ${setting} has changed`;
};

const listSources = async (): Promise<Sources> => {
  const found: Record<string, string> = {};
  const visit = async (path: string): Promise<void> => {
    const state = await stat(join(projectFolder, path)).catch(() => undefined);
    if (state?.isDirectory()) {
      const names = await readdir(join(projectFolder, path));
      await Promise.all(names.map((name) => visit(`${path}/${name}`)));
    } else if (state) {
      found[path] = `${state.size} ${state.mtimeMs}`;
    }
  };
  await Promise.all(sourcePaths.map(visit));
  return found;
};

/** The record holds no setting itself: a fingerprint tells as well whether one has changed. */
const fingerprints = (settings: Readonly<Record<string, string>>): Build['settings'] =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      createHash('sha256').update(value).digest('hex'),
    ]),
  );

const writingTime = (): Promise<number | undefined> =>
  stat(entryPage).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

/**
 * Compares the built site with its sources and the settings that go into it. `remember` notes a build that was
 * made after this look: a file changed while it ran then counts as changed.
 */
export const lookAtBuild = async (
  settings: Readonly<Record<string, string>>,
): Promise<{ stale: string | undefined; remember(): Promise<void> }> => {
  const built = await readFile(record, 'utf8')
    .then((text) => JSON.parse(text) as Build)
    .catch(() => undefined);
  const present: Present = {
    sources: await listSources(),
    settings: fingerprints(settings),
    writtenAt: await writingTime(),
  };
  return {
    stale: whyStale(built, present),
    async remember() {
      await writeWhole(record, JSON.stringify({ ...present, writtenAt: await writingTime() }));
    },
  };
};
