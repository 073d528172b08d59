/** The licences of what visitors download, in dist/licences.txt: Vite lists the bundled packages, this adds what is missing, and the fonts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file in dist; also an option of Vite's build (`build.license`). */
export const licencesFile = 'licences.txt';

/** Who holds the rights to packages that come without their licence's text, as their repositories say. */
const holders: Readonly<Record<string, string>> = {
  // https://github.com/theKashey/react-remove-scroll-bar/blob/master/LICENSE
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
};

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

/** Vite's list with a text for each package that has none of its own. Throws where nobody has one, naming the package. */
export const completeLicences = (list: string): string => {
  const missing: string[] = [];
  const complete = list.replaceAll(
    /^## ((.+) - \S+ \((.+)\))\n(?=\n?(?:##|$(?![^])))/gm,
    (section, title: string, name: string, licence: string) => {
      const holder = holders[name];
      if (holder && licence === 'MIT') return `${section}\nMIT License\n\n${holder}\n\n${mit}\n`;
      missing.push(title);
      return section;
    },
  );
  if (missing.length > 0)
    throw new Error(
      `These packages come without the text of their licence: ${missing.join(', ')}. Look up in their repositories who holds the rights and name them in src/build/pages/licences.ts.`,
    );
  return complete;
};

type Manifest = { version: string; license: string };

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest &
    Record<string, Record<string, string>>;

/** The licences of every font package of the project, in the form of Vite's list; a font's must travel with it (OFL, section 2). */
async function fontLicences(root: string): Promise<string[]> {
  const { devDependencies } = await readManifest(root);
  const fonts = Object.keys(devDependencies ?? {}).filter((name) => name.startsWith('@fontsource'));
  return Promise.all(
    fonts.map(async (name) => {
      const folder = join(root, 'node_modules', name);
      const { version, license } = await readManifest(folder);
      const text = await readFile(join(folder, 'LICENSE'), 'utf8');
      return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
    }),
  );
}

/** Completes the list that Vite has written. */
export async function completeLicencesFile(root: string, outDir: string): Promise<void> {
  const file = join(outDir, licencesFile);
  const list = completeLicences(await readFile(file, 'utf8'));
  await writeFile(file, [list, ...(await fontLicences(root))].join(''));
}
