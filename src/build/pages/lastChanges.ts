import { execFileSync } from 'node:child_process';

/** The moment of the last commit that touched each file, ISO 8601, by path from the project's folder. */
export type LastChanges = ReadonlyMap<string, string>;

const commitMark = '\u0001';

/**
 * Reads `git log --name-only`, newest first, each commit headed by its date and its parents. The oldest commit of a
 * shallow clone seems to bring every file that there is, so it says nothing.
 */
function readLog(log: string, isShallow: boolean): LastChanges {
  const changes = new Map<string, string>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [date = '', ...parents] = head.split(' ').filter(Boolean);
    if (isShallow && parents.length === 0) continue;
    for (const file of files) if (!changes.has(file)) changes.set(file, date);
  }
  return changes;
}

/** When each file of a project changed last; nothing where there is no git or no history, as in a downloaded archive. */
export function lastChanges(project: string): LastChanges {
  const git = (...args: string[]) => execFileSync('git', ['-C', project, '-c', 'core.quotePath=off', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    return readLog(git('log', '--relative', '--name-only', `--format=%x01%cI %P`), isShallow);
  } catch {
    return new Map();
  }
}
