// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { edge } from '../../../local/functions/edge.ts';
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

const readJson = async (...path: string[]): Promise<Record<string, Record<string, string>>> =>
  JSON.parse(await readFile(join(...path), 'utf8')) as Record<string, Record<string, string>>;

test('the edge function passes the type check of Deno', { timeout: 60_000 }, async () => {
  const { stderr } = await run('check', ...edge.flags, edge.entry);
  expect(stderr).toContain('Check');
});

test(
  'everything it reaches is a .ts file or a .json of facts of this repository, or a package that its deno.json names',
  { timeout: 30_000 },
  async () => {
    const { imports = {} } = await readJson(edge.config);
    const { modules } = JSON.parse(
      (await run('info', '--json', ...edge.flags, edge.entry)).stdout,
    ) as Graph;
    const own = modules.filter(({ kind }) => kind === 'esm');
    expect(own.map(({ specifier }) => relative(projectFolder, fileURLToPath(specifier)))).toContain(
      'src/enquiry/server/handler.ts',
    );
    for (const { specifier, error, dependencies = [] } of own) {
      expect(error, specifier).toBeUndefined();
      expect(relative(projectFolder, fileURLToPath(specifier))).toMatch(
        /^(src|supabase)\/.+\.ts$|^src\/content\/facts\/\w+\.json$/,
      );
      for (const dependency of dependencies) {
        // A bundler that collects files does not follow dynamic imports.
        expect(dependency.isDynamic ?? false, specifier).toBe(false);
        if (!/^\.\.?\/.+(\.ts|\/facts\/\w+\.json)$/.test(dependency.specifier))
          expect(Object.keys(imports), specifier).toContain(dependency.specifier);
      }
    }
  },
);

test('its packages are those of this repository, at the same version', async () => {
  const { dependencies = {} } = await readJson(projectFolder, 'package.json');
  const { imports = {} } = await readJson(edge.config);
  for (const [name, target] of Object.entries(imports))
    expect(target).toBe(`npm:${name}@${dependencies[name]}`);
});
