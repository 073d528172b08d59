/** The licences of what visitors download, in dist/licences.txt: Vite lists the bundled packages, this adds the fonts. */
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file in dist; also an option of Vite's build (`build.license`). */
export const licencesFile = 'licences.txt';

type Manifest = { version: string; license: string };

const readManifest = async (folder: string) => JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest & Record<string, Record<string, string>>;

/** Adds every font package of the project, in the form of Vite's list; the licence of a font must travel with it (OFL, section 2). */
export async function appendFontLicences(root: string, outDir: string): Promise<void> {
  const { devDependencies } = await readManifest(root);
  const fonts = Object.keys(devDependencies ?? {}).filter((name) => name.startsWith('@fontsource'));
  for (const name of fonts) {
    const folder = join(root, 'node_modules', name);
    const { version, license } = await readManifest(folder);
    const text = await readFile(join(folder, 'LICENSE'), 'utf8');
    await appendFile(join(outDir, licencesFile), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
  }
}
