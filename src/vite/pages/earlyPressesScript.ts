import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/** Equal on all pages, so one CSP hash suffices. */
export async function earlyPressesScript(root: string): Promise<string> {
  const file = join(root, 'src/app/earlyPresses.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' });
  return (await minify('earlyPresses.js', code)).code.trim();
}
