import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../../local/serve/server.ts';
import { createTemporaryFolder } from '../support/folder.ts';

// The dev server starts slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const fact = 'src/content/facts/venue.json';
const copied = ['src', 'local', 'netlify', 'supabase', 'package.json', 'vite.config.ts'];
const linked = ['photos', 'index.html', 'public', 'map'];

const projectWith = async (right: string, wrong: string) => {
  const root = await createTemporaryFolder();
  for (const name of copied) await cp(name, join(root, name), { recursive: true });
  // Without Vite's cache, which a dev server may use.
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.vite'));
  await mkdir(join(root, 'node_modules'));
  for (const name of [...linked, ...packages.map((one) => `node_modules/${one}`)])
    await symlink(resolve(name), join(root, name));
  const text = await readFile(fact, 'utf8');
  expect(text).toContain(right);
  await writeFile(join(root, fact), text.replace(right, wrong));
  return root;
};

const freePort = async (): Promise<number> => {
  const { port, stop } = await serve(() => new Response());
  await stop();
  return port;
};

const environment = async () => ({
  ...process.env,
  PORT: String(await freePort()),
  INBOX_PORT: String(await freePort()),
});

it('reports a wrong fact and starts, so that the owner can correct it in the editor', async () => {
  const root = await projectWith('"to": 15', '"to": 1');
  const program = spawn(process.execPath, ['local/commands/dev.ts'], {
    cwd: root,
    env: await environment(),
  });
  const ended = once(program, 'exit');
  onTestFinished(async () => {
    program.kill();
    await ended;
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => (output += String(text)));
  await expect
    .poll(() => output, { timeout: 60_000 })
    .toMatch(/It is less than "From".*\n {4}src\/content\/facts\/venue\.json:\d+/);
  await expect.poll(() => output, { timeout: 10_000 }).toContain('Ready.');
});
