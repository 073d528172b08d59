import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { edge } from '../../../local/functions/programs.ts';
import { supervise } from '../../../local/functions/supervised.ts';
import { projectFolder } from '../../../local/project.ts';
import { createTemporaryFolder } from '../../support/folder.ts';
import { environment } from './support.ts';

const readJson = async (...path: string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Record<string, Record<string, string>>;

/** Messages, facts and the core, but nothing of the pages. */
const allowed =
  /^(src\/(enquiry|site|facts)\/.+\.ts|src\/content\/(mails|\w+\/(enquiry|mail))\.ts|src\/content\/facts\/\w+\.json|(netlify|supabase)\/.+\.ts)$/;

const reach = async (entry: string) => {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return {
    files: Object.keys(metafile.inputs),
    packages: [...new Set(imports.flatMap(({ path, external }) => (external ? path : [])))],
    dynamic: imports.filter(({ kind }) => kind === 'dynamic-import'),
  };
};

it('passes the type check of Deno', { timeout: 60_000 }, async () => {
  const { stderr } = await promisify(execFile)(edge.deno, ['check', ...edge.flags, edge.entry], {
    env: { ...process.env, ...edge.env, NO_COLOR: '1' },
  });
  expect(stderr).toContain('Check');
});

it.each([...globSync('netlify/functions/*.ts'), relative(projectFolder, edge.entry)])(
  '%s reaches only files of the core and nodemailer, and without dynamic imports',
  async (entry) => {
    const { files, packages, dynamic } = await reach(entry);
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    expect(packages.filter((name) => name !== 'nodemailer')).toEqual([]);
    // A bundler that collects files does not follow them.
    expect(dynamic).toEqual([]);
  },
);

it('uses the package versions of this repository', async () => {
  const { dependencies = {} } = await readJson(projectFolder, 'package.json');
  const { imports = {} } = await readJson(edge.config);
  for (const [name, target] of Object.entries(imports))
    expect(target).toBe(`npm:${name}@${dependencies[name]}`);
});

it('bundles for Netlify functions that run', async () => {
  const outdir = await createTemporaryFolder();
  await build({
    entryPoints: globSync('netlify/functions/*.ts'),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Netlify's bundles start like this, for CommonJS packages.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  });
  const host = supervise(
    'functions',
    [process.execPath, join(projectFolder, 'local/functions/netlifyHost.ts'), outdir],
    { ...environment, MAIL_URL: 'smtp://127.0.0.1:25' },
    () => {},
  );
  onTestFinished(host.stop);
  const getStatus = async (name: string) =>
    (await fetch(`http://127.0.0.1:${await host.getPort()}/.netlify/functions/${name}`)).status;
  expect(await getStatus('send-email')).toBe(405);
  expect(await getStatus('enquiries-waiting')).toBe(503);
  expect(await getStatus('deliver-enquiries')).toBe(204);
});
