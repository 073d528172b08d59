/** The built site of another commit, made in a git worktree of its own and kept for the next time. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { draftOf, replaceFolder } from '../../src/vite/drafts.ts';
import { projectFolder, toolEnvironment } from '../project.ts';
import { giveUp, note } from '../terminal.ts';

const cache = join(projectFolder, '.cache');
const kept = join(cache, 'looks');

/** Fonts, photos and share images have names made of what they were made of, so every commit may use them. */
const sharedCaches = ['fonts', 'photos', 'share'];

const day = 24 * 60 * 60 * 1000;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The full name of a commit; undefined where there is none. */
export const findCommit = (word: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${word}^{commit}`);
  } catch {
    return undefined;
  }
};

/** Sites of other commits that were kept for long enough. */
const sweep = async (): Promise<void> => {
  for (const name of await readdir(kept).catch(() => [])) {
    const site = join(kept, name);
    if (!name.endsWith('.draft') && Date.now() - (await stat(site)).mtimeMs > day)
      rmSync(site, { recursive: true, force: true });
  }
};

const build = async (source: string, settings: Readonly<Record<string, string>>): Promise<void> => {
  // Links need no rights on Windows in this form.
  const link = (path: string): void =>
    symlinkSync(join(projectFolder, path), join(source, path), 'junction');
  link('node_modules');
  mkdirSync(join(source, '.cache'));
  for (const name of sharedCaches) {
    mkdirSync(join(cache, name), { recursive: true });
    link(join('.cache', name));
  }
  // As that commit builds itself, wherever its sources stand.
  const { scripts } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const running = spawn(scripts.build ?? giveUp('That commit has no build.'), {
    cwd: source,
    env: { ...toolEnvironment(), ...settings },
    stdio: 'inherit',
    shell: true,
  });
  const [code] = (await once(running, 'exit')) as [number | null];
  if (code !== 0) giveUp('The site of that commit could not be built; the reason stands above.');
};

/**
 * A folder with netlify.toml and dist of a commit, given by its full name, built with these settings and with the
 * packages that are installed here. Ends the command with a sentence where it cannot be built.
 */
export const siteOfCommit = async (
  commit: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> => {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 8);
  const site = join(kept, `${commit.slice(0, 12)}-${fingerprint}`);
  if (existsSync(join(site, 'dist'))) return site;
  await sweep();
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') !== '')
    note('That commit asks for other packages; it is built with those that are installed.');
  note(`Building the site of ${git('log', '-1', '--format=%h, "%s"', commit)}.`);
  const source = draftOf(site);
  const clear = (): void => {
    rmSync(source, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('exit', clear);
  git('worktree', 'add', '--detach', source, commit);
  await build(source, settings);
  mkdirSync(site, { recursive: true });
  copyFileSync(join(source, 'netlify.toml'), join(site, 'netlify.toml'));
  await replaceFolder(join(source, 'dist'), join(site, 'dist'));
  process.off('exit', clear);
  clear();
  return site;
};
