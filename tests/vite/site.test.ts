// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { resolveConfig } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { samplesNote } from '../../src/vite/samplesNote.ts';
import { samples } from '../../src/site/facts/samples.ts';
import { temporaryFolder } from '../support/folder.ts';

const program = resolve('src/vite/site.ts');

// Each test runs several builds, slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** AT_END controls the end of its build: nothing, "wait" forever, "warn" or "fail". */
const createProject = async () => {
  const root = await temporaryFolder();
  const config = `
    import { writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    export default { plugins: [{
      name: 'at-end',
      async writeBundle({ dir }) {
        if (process.env.AT_END === 'warn') this.warn('Something is odd.');
        if (process.env.AT_END === 'fail') throw new Error('Something is wrong.');
        if (process.env.AT_END !== 'wait') return;
        writeFileSync(join(dir, 'index.html'), 'half');
        console.log('half-way');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      },
    }] };`;
  await writeFile(join(root, 'vite.config.js'), config);
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  const write = (page: string) => writeFile(join(root, 'index.html'), page);
  const start = (atEnd = '', ...args: string[]): ChildProcess => {
    const build = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: { ...process.env, AT_END: atEnd },
    });
    onTestFinished(() => void build.kill('SIGKILL'));
    return build;
  };
  const run = async (...args: Parameters<typeof start>) => {
    const build = start(...args);
    const [output, errors, [code]] = await Promise.all([
      text(build.stdout!),
      text(build.stderr!),
      once(build, 'exit'),
    ]);
    return { code: code as number, output, errors };
  };
  const built = () => readFile(join(root, 'dist/index.html'), 'utf8');
  const drafts = async () => (await readdir(root)).filter((name) => name.endsWith('.draft'));
  return { root, write, start, run, built, drafts };
};

const endHalfWay = async (build: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  for await (const output of build.stdout!) if (String(output).includes('half-way')) break;
  const ended = once(build, 'exit');
  build.kill(signal);
  await ended;
};

it('keeps the old site until the next build is complete, even if the build is killed; the next start rebuilds', async () => {
  const { root, write, start, run, built, drafts } = await createProject();
  await write('one');
  await endHalfWay(start('wait'), 'SIGKILL');
  await expect(built(), 'a first build').rejects.toThrow('ENOENT');
  expect((await run()).code).toBe(0);
  expect(await built()).toContain('one');

  await write('two');
  await endHalfWay(start('wait'), 'SIGKILL');
  expect(await built()).toContain('one');
  const left = await drafts();
  expect(left).toHaveLength(2);
  for (const draft of left) await utimes(join(root, draft), 0, 0);
  expect((await run()).code).toBe(0);
  expect(await built()).toContain('two');
  expect(await drafts(), 'what the killed builds left').toEqual([]);
});

it('a build that is ended or fails leaves the site as it was, and no draft', async () => {
  const { write, start, run, built, drafts } = await createProject();
  await write('one');
  await run();
  await write('two');
  await endHalfWay(start('wait'), 'SIGINT');
  const failed = await run('fail');
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain('Something is wrong.');
  expect(await built()).toContain('one');
  expect(await drafts()).toEqual([]);
});

it('a warning is printed, and fails a strict build only', async () => {
  const { write, run, built } = await createProject();
  await write('one');
  const strict = await run('warn', '--strict');
  expect(strict.code).toBe(1);
  expect(strict.errors).toContain('Something is odd.');
  await expect(built()).rejects.toThrow('ENOENT');
  expect((await run('warn')).code).toBe(0);
  expect(await run('', '--strict'), 'a build without trouble says its steps alone').toEqual({
    code: 0,
    output: 'Scripts, styles and fonts\n',
    errors: '',
  });
});

it('a production build ends with what is still a sample', async () => {
  const { write, run } = await createProject();
  await write('one');
  vi.stubEnv('CONTEXT', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await run()).output).toBe(`Scripts, styles and fonts\n${samplesNote(samples)}\n`);
});

it('content with a fault is refused before anything is built, with what to do about it', async () => {
  const { root, write, run, built } = await createProject();
  await write('one');
  await cp('src/content', join(root, 'src/content'), { recursive: true });
  await symlink(resolve('photos'), join(root, 'photos'));
  expect(await run(), 'sound content').toMatchObject({ code: 0, errors: '' });
  const about = join(root, 'src/content/el/pages/about.json');
  await writeFile(about, (await readFile(about, 'utf8')).replace(/"title": "/, '$&* '));
  await write('two');
  const { code, output, errors } = await run();
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors).toMatch(
    /^src\/content\/el\/pages\/about\.json:\d+ head\.title: has a "\*" that is not closed\..*\n1 problem in the content/,
  );
  expect(await built()).toContain('one');
});

it('another folder can be named, also elsewhere when it is a new one; nothing of others is replaced', async () => {
  const { root, write, run } = await createProject();
  const elsewhere = await temporaryFolder();
  await write('one');
  for (const site of [join(root, 'other/site'), join(elsewhere, 'site')]) {
    expect((await run('', '--outDir', site)).code).toBe(0);
    expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('one');
  }
  for (const folder of [root, elsewhere]) {
    const refused = await run('', '--outDir', folder);
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain(`${folder} is there already`);
  }
  expect(await readdir(elsewhere)).toEqual(['site']);
});

it('slow photos are no matter for a warning', async () => {
  const { environments } = await resolveConfig({ logLevel: 'silent' }, 'build');
  for (const { build } of [environments.client!, environments.prerender!])
    expect(build.rolldownOptions.checks).toMatchObject({ bundlerTimings: false });
});
