// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { words } from '../../../src/vite/words/plugin.ts';
import { wordsOf } from '../../../src/vite/words/wordsOf.ts';
import terms from '../../../src/content/el/terms.ts';
import { temporaryFolder } from '../../support/folder.ts';

const root = process.cwd();
const loads = (words() as unknown as { load: (id: string) => Promise<string | undefined> }[]).map(
  ({ load }) => load,
);

const load = async (file: string): Promise<string | undefined> => {
  for (const one of loads) {
    const text = await one(file);
    if (text !== undefined) return text;
  }
  return undefined;
};

it('words come to the browser as they read, with nothing that is still to be reckoned', async () => {
  expect(JSON.parse((await load(join(root, 'src/content/el/pages/home.json')))!)).toEqual(
    wordsOf('home', 'el'),
  );
});

it('so do those that stay TypeScript', async () => {
  const text = (await load(join(root, 'src/content/el/terms.ts')))!;
  expect(text).not.toContain('import');
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toMatchObject({
    default: terms,
  });
});

it('the names of months come without Intl, which wrote them', async () => {
  const text = (await load(join(root, 'src/site/formats/dateNames.ts')))!;
  expect(text).not.toMatch(/import|Intl/);
  expect(text).toContain('Νοεμβρίου');
});

it('names a value that is not data instead of dropping it', async () => {
  const folder = join(await temporaryFolder(), 'src/content/el');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'party.ts'), 'export default { close: { text: () => "" } };');
  await expect(load(join(folder, 'party.ts'))).rejects.toThrow(
    /content\/el\/party\.ts: "text" is a function/,
  );
});

it('files that lead to others are left alone, and so is what holds no words', async () => {
  for (const file of ['src/content/el/index.ts', 'src/content/mails.ts', 'src/site/facts/venue.ts'])
    expect(await load(join(root, file))).toBeUndefined();
});
