import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

/**
 * The text of src/app/boot.ts as browsers run it. It is the same on every page, so one hash allows it (CSP); what
 * differs by page stands in the attributes of its element.
 */
export async function bootScript(root: string): Promise<string> {
  const file = join(root, 'src/app/boot.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' });
  return (await minify('boot.js', code)).code.trim();
}
