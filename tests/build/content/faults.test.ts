// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/folder.ts';

/** A copy of this project that checks one file of facts, and what its check says. */
const copiedProject = async () => {
  const root = await temporaryFolder();
  for (const part of [
    'src',
    'local/commands/checkContent.ts',
    'tsconfig.json',
    'vite.config.ts',
    'package.json',
  ])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const row = {
    name: 'house',
    group: 'facts',
    title: { el: 'Το σπίτι', en: 'The house' },
    path: 'src/content/facts/house.json',
    type: { file: 'src/owner.ts', name: 'House' },
  };
  writeFileSync(
    join(root, 'src/owner.ts'),
    'export type House = { entry: { suppliers: string } };',
  );
  writeFileSync(
    join(root, 'src/build/content/factKinds.ts'),
    `export const factKinds = ${JSON.stringify([row])};`,
  );
  const check = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['local/commands/checkContent.ts'],
      { cwd: root, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  return { check, write };
};

describe('npm run check', () => {
  it('tells facts that nothing could be loaded with, by line or by what they lack', async () => {
    const { check, write } = await copiedProject();
    write('src/content/facts/house.json', '{\n  "entry": {},\n}');
    const unreadable = check();
    expect(unreadable.status).toBe(1);
    expect(unreadable.stderr).toMatch(
      /^src\/content\/facts\/house\.json:2\n {2}Facts "The house": line 2, column 14: there is a comma too many\. Take it out\.\n {2}Στοιχεία «Το σπίτι»: γραμμή 2, .*\n\n1 fault/,
    );
    write('src/content/facts/house.json', '{ "entry": {} }');
    // What loads the facts may stop at what is missing: the check says what that is.
    write(
      'src/site/facts/houseFacts.ts',
      "export const house = {};\nthrow new TypeError('Cannot read properties of undefined');",
    );
    expect(check().stderr).toContain('Facts "The house", "entry.suppliers": is missing. Write it.');
    write('src/content/facts/house.json', '{ "entry": { "suppliers": "09:00" } }');
    expect(check().stderr, 'not a fault of the content').toContain(
      'Cannot read properties of undefined',
    );
  });
});
