// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { classPieces, classesOf, nameClasses, shortClasses } from '../../../src/build/styles/shortClasses.ts';

const piecesOf = (source: string): string[] => classPieces('src/a.tsx', source).map(({ start, end }) => source.slice(start, end));

describe('class names are found', () => {
  it.each([
    ['an attribute', '<i className="mt-2 flex" />', ['mt-2 flex']],
    ['a marked text', 'const base = tw`mt-2 hover:flex`;', ['mt-2 hover:flex']],
    ['a choice', '<i className={open ? tw`a` : tw`b`} />', ['a', 'b']],
    ['a text within a text', '<i className={tw`a ${open ? tw`b` : place} c`} />', ['a ', 'b', ' c']],
    ['brackets, quotes and escapes', 'const a = tw`before:content-["x"] [&>p]:m-1`;', ['before:content-["x"] [&>p]:m-1']],
  ])('in %s', (_, source, pieces) => {
    expect(piecesOf(source)).toEqual(pieces);
  });

  it.each([
    ["<i className={open ? 'a' : 'b'} />"],
    ['<i className={`a ${b}`} />'],
    ["<i className={b + ' a'} />"],
    ["<i className={b && 'a'} />"],
    ['<i className={tw`m-${n}`} />'],
    ['<i className={tw`${n}-m`} />'],
  ])('or complained about, with the line: %s', (source) => {
    expect(() => piecesOf(`\n${source}`)).toThrow(/^src\/a\.tsx:2: /);
  });

  it('in a selector, with what it escapes, and not in an address', () => {
    expect(classesOf('.a:has(> .b-c), [href=".d"] { color: red } @media print { .e\\:f\\[1px\\], .\\31 0 { color: red } }')).toEqual(['a', 'b-c', 'e:f[1px]', '10']);
  });
});

describe('short names', () => {
  const named = nameClasses([{ file: 'a.tsx', source: '<p className="often"><i className="seldom often" /><b className="own a" /></p>' }], new Set(['own', 'b']));

  it('go to what stands there most often first, never to a class of a sheet nor to one that is taken', () => {
    expect([...named]).toEqual([['often', 'a'], ['a', 'c'], ['seldom', 'd']]);
  });

  it('are many, each another, and none begins as an advertisement does', () => {
    const source = `<i className="${Array.from({ length: 5000 }, (_, n) => `w-${n}`).join(' ')}" />`;
    const names = [...nameClasses([{ file: 'a.tsx', source }], new Set()).values()];
    expect(new Set(names).size).toBe(5000);
    expect(names.filter((name) => /^ad|^\d/i.test(name))).toEqual([]);
  });
});

describe('a build', () => {
  let root = '';
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const built = async (files: Readonly<Record<string, string>>): Promise<{ code: string; css: string }> => {
    root = mkdtempSync(join(tmpdir(), 'short-'));
    for (const [file, text] of Object.entries({ 'index.html': '<script type="module" src="/src/main.tsx"></script>', ...files })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    await build({ root, configFile: false, logLevel: 'silent', plugins: [shortClasses()], build: { minify: false, rolldownOptions: { output: { entryFileNames: 'a.js', assetFileNames: 'a.css' } } } });
    return { code: readFileSync(join(root, 'dist/a.js'), 'utf8'), css: readFileSync(join(root, 'dist/a.css'), 'utf8') };
  };

  it('has the same short name in markup and in rules, and the names of sheets as they are', async () => {
    const { code, css } = await built({
      'src/main.tsx': "import './utilities.css';\nimport './own.css';\nconst tw = String.raw;\ndocument.body.className = tw`own mt-2 hover:mt-3`;",
      // As Tailwind gives them; a sheet of ours would not name utilities.
      'src/utilities.css': '@import "../utilities/all.css";',
      'utilities/all.css': '.mt-2 { margin-top: 2px } .hover\\:mt-3:hover { margin-top: 3px }',
      'src/own.css': '.own { color: red }',
    });
    const [, markup = ''] = /`(.*)`/.exec(code) ?? [];
    expect(markup).toMatch(/^own [a-z] [a-z]$/i);
    const [, rest, hovered] = markup.split(' ');
    expect(css).toContain(`.${rest} {`);
    expect(css).toContain(`.${hovered}:hover {`);
    expect(css).toContain('.own {');
  });

  it('stops at a class that no rule knows, and names it', async () => {
    await expect(built({ 'src/main.tsx': "import './own.css';\nconst tw = String.raw;\ndocument.body.className = tw`own mt-tow group`;", 'src/own.css': '.own { color: red }' })).rejects.toThrow(/: mt-tow$/m);
  });
});
