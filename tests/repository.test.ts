// @vitest-environment node
/** What a clone of the repository brings along, and what it must not. */
import { execFileSync } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './support/folder.ts';

it('files of settings stay on their machine, the example alone is shared', async () => {
  const folder = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init', '--quiet');
  await copyFile('.gitignore', join(folder, '.gitignore'));
  const ignored = git(
    '-c',
    'core.excludesFile=',
    'check-ignore',
    '--non-matching',
    '--verbose',
    '.env',
    '.env.local',
    '.env.production',
    '.env.example',
  );
  const files = ignored
    .trim()
    .split('\n')
    .filter((line) => !/^::|:!/.test(line))
    .map((line) => line.split('\t')[1]);
  expect(files).toEqual(['.env', '.env.local', '.env.production']);
});

it('the Git host runs the same command as everybody, with no rights but to read, and not for ever', async () => {
  const workflow = await readFile('.github/workflows/test.yml', 'utf8');
  expect(workflow).toMatch(/^on:\n {2}push:.*\n {2}pull_request:/m);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  expect(workflow).toMatch(/timeout-minutes: \d+/);
  expect([...workflow.matchAll(/run: (.+)/g)].map(([, command]) => command)).toEqual(['.ci/run']);
  const actions = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
});

it('new versions of packages and of the workflow come once a month, together', async () => {
  const updates = (await readFile('.github/dependabot.yml', 'utf8'))
    .split('- package-ecosystem: ')
    .slice(1);
  expect(updates.map((update) => update.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const update of updates) {
    expect(update).toContain('interval: monthly');
    expect(update).toMatch(/groups:\n +\w+:\n +patterns: \['\*'\]/);
  }
});
