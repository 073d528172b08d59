import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getLibrary } from '../../src/vite/photos/library.ts';
import { formatSamplesNote } from '../../src/vite/samples.ts';
import { createTemporaryFolder } from '../support/folder.ts';

const program = resolve('src/vite/site.ts');

// Each test runs several builds, slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const createProject = async () => {
  const root = await createTemporaryFolder();
  const config = `
    export default { plugins: [{
      name: 'at-end',
      writeBundle() {
        if (process.env.AT_END === 'warn') this.warn('Something is odd.');
        if (process.env.AT_END === 'fail') throw new Error('Something is wrong.');
      },
    }] };`;
  await writeFile(join(root, 'vite.config.js'), config);
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await writeFile(join(root, 'index.html'), 'one');
  const run = async (atEnd = '', ...args: string[]) => {
    const build = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, AT_END: atEnd },
    });
    onTestFinished(() => void build.kill('SIGKILL'));
    const [output, errors, [code]] = await Promise.all([
      text(build.stdout),
      text(build.stderr),
      once(build, 'exit'),
    ]);
    return { code: code as number, output, errors };
  };
  return { root, run };
};

it('succeeds with a warning, unless it is strict, and fails with the reason', async () => {
  const { run } = await createProject();
  expect(await run('fail')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Something is wrong.'),
  });
  expect(await run('warn', '--strict')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Something is odd.'),
  });
  expect((await run('warn')).code).toBe(0);
});

it('lists at the end of a production build the facts that are still samples', async () => {
  const { run } = await createProject();
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('SITE_URL', 'https://www.liofos.gr');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_0123456789abcdefghij');
  expect((await run()).output).toContain(`${formatSamplesNote()}\n`);
});

it('refuses invalid content before it builds anything, with a fix in the error', async () => {
  const { root, run } = await createProject();
  await cp('src/content', join(root, 'src/content'), { recursive: true });
  await symlink(resolve('photos'), join(root, 'photos'));
  // Otherwise the check measures all photos again.
  await getLibrary(resolve()).loadCatalogue();
  const measured = 'node_modules/.cache/photos/catalogue.json';
  await cp(measured, join(root, measured));
  const about = join(root, 'src/content/el/pages/about.json');
  await writeFile(about, (await readFile(about, 'utf8')).replace(/"title": "/, '$&* '));
  expect(await run()).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /has no italics and no links\. Remove the marks\.\n {4}src\/content\/el\/pages\/about\.json:\d+ head\.title\n/,
    ),
  });
});

it('names a setting that a production build lacks, without a stack trace', async () => {
  const { run } = await createProject();
  vi.stubEnv('CONTEXT', 'production');
  expect(await run()).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The site cannot be built .*\n(  \w+: expected .*\n)+$/),
  });
});

it('names the line of a fact file that is not JSON, although its own modules import it', async () => {
  const { root } = await createProject();
  await cp('src', join(root, 'src'), { recursive: true });
  for (const folder of ['node_modules', 'photos'])
    await symlink(resolve(folder), join(root, folder));
  const venue = join(root, 'src/content/facts/venue.json');
  await writeFile(venue, (await readFile(venue, 'utf8')).replace(',', ',,'));
  const { status, stderr } = spawnSync(process.execPath, ['src/vite/site.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/is not valid JSON .*\n {4}src\/content\/facts\/venue\.json:2\n/);
});
