// @vitest-environment node
/** Each platform bundles exactly the files that a function imports. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { edge } from '../../../local/functions/programs.ts';
import { projectFolder } from '../../../local/project.ts';

const run = (...args: string[]) =>
  promisify(execFile)(edge.deno, args, {
    env: { ...process.env, ...edge.env, NO_COLOR: '1' },
    cwd: projectFolder,
    maxBuffer: 10_000_000,
  });

type Graph = {
  readonly modules: readonly {
    readonly kind: string;
    readonly specifier: string;
    readonly error?: string;
    readonly dependencies?: readonly { readonly specifier: string; readonly isDynamic?: boolean }[];
  }[];
};

const readJson = async (...path: string[]) =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Record<string, Record<string, string>>;

/** Messages, facts and the core, but nothing of the pages. */
const allowed =
  /^(src\/(enquiry|site)\/.+\.ts|src\/content\/(mails|\w+\/(enquiry|mail))\.ts|src\/content\/facts\/\w+\.json|(netlify|supabase)\/.+\.ts)$/;

it('passes the type check of Deno', { timeout: 60_000 }, async () => {
  expect((await run('check', ...edge.flags, edge.entry)).stderr).toContain('Check');
});

it('reaches only files of the core, and packages that its deno.json names', async () => {
  const { imports = {} } = await readJson(edge.config);
  const { stdout } = await run('info', '--json', ...edge.flags, edge.entry);
  const own = (JSON.parse(stdout) as Graph).modules.filter(({ kind }) => kind === 'esm');
  expect(own.length).toBeGreaterThan(20);
  for (const { specifier, error, dependencies = [] } of own) {
    expect(error, specifier).toBeUndefined();
    expect(relative(projectFolder, fileURLToPath(specifier))).toMatch(allowed);
    for (const dependency of dependencies) {
      // A bundler that collects files does not follow dynamic imports.
      expect(dependency.isDynamic ?? false, specifier).toBe(false);
      if (!dependency.specifier.startsWith('.'))
        expect(Object.keys(imports), specifier).toContain(dependency.specifier);
    }
  }
});

it('uses the package versions of this repository', async () => {
  const { dependencies = {} } = await readJson(projectFolder, 'package.json');
  const { imports = {} } = await readJson(edge.config);
  for (const [name, target] of Object.entries(imports))
    expect(target).toBe(`npm:${name}@${dependencies[name]}`);
});

it.each(['send-email', 'deliver-enquiries'])(
  'imports in the Netlify function %s only files of the core and nodemailer',
  async (name) => {
    const { metafile } = await build({
      entryPoints: [`netlify/functions/${name}.ts`],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      metafile: true,
      write: false,
    });
    const files = Object.entries(metafile.inputs);
    expect(files.map(([file]) => file).filter((file) => !allowed.test(file))).toEqual([]);
    const packages = files.flatMap(([, { imports }]) =>
      imports.flatMap(({ path, external }) => (external ? [path] : [])),
    );
    expect(packages).toEqual(['nodemailer']);
  },
);
