import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { projectFolder } from '../../local/project.ts';
import { allAddresses, linkableSections } from '../../src/site/pages.ts';
import { readSetting } from '../../src/site/parseSetting.ts';
import { readEnvironment } from '../../src/vite/buildSettings.ts';
import { builtKey, expect, test } from '../support/testEnvironment.ts';

const dist = join(projectFolder, 'dist');

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(dist.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((file) => !file.startsWith('admin/'));

const texts = files
  .filter((file) => !/\.(avif|webp|jpg|png|ico|woff2)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));

const filesWith = (pattern: string | RegExp): string[] =>
  texts
    .filter(({ text }) =>
      typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
    )
    .map(({ file }) => file);

test.describe('the built site', { tag: '@desktop' }, () => {
  test('has no source maps', () => {
    expect(texts.length).toBeGreaterThan(80);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(filesWith('sourceMappingURL')).toEqual([]);
  });

  test('contains no paths of the machine that built it', () => {
    for (const path of [projectFolder, `${homedir()}/`, 'node_modules/.', 'file:///'])
      expect(filesWith(path), path).toEqual([]);
    expect(filesWith(/\/(?:home|Users)\/\w+\/|[A-Z]:\\Users\\/)).toEqual([]);
  });

  test('contains no key except the public one, and no password', () => {
    expect(filesWith(builtKey), 'the public key is in the code that posts').not.toEqual([]);
    expect(filesWith(builtKey).filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(
      filesWith(
        /-----BEGIN [A-Z ]*PRIVATE KEY|service_role|\bsk_(?:live|test)_|\bAKIA[0-9A-Z]{16}|\bgh[pousr]_\w{30}/,
      ),
    ).toEqual([]);
    expect(filesWith(/\bsmtps?:\/\//)).toEqual([]);
    const tokens = texts.flatMap(
      ({ text }) => text.match(/\beyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g) ?? [],
    );
    expect(tokens.filter((token) => token !== builtKey)).toEqual([]);
    for (const name of ['MAIL_URL', 'SUPABASE_SECRET_KEY']) {
      const secret = readSetting(readEnvironment(projectFolder), name);
      if (secret) expect(filesWith(secret), name).toEqual([]);
    }
  });

  test('contains no file that only the build needs', () => {
    expect(filesWith(/\bZodObject\b/), 'schemas').toEqual([]);
    expect(files).toContain('index.html');
    expect(filesWith(/sveltia/i), "nothing of the owner's editor").toEqual([]);
    expect(filesWith('data-sample'), 'the page of all sections').toEqual([]);
    expect(files.filter((file) => /(^|\/)\.|manifest\.json$|\.tsx?$/.test(file))).toEqual([]);
  });

  test('has the target of every link to a place on a page', () => {
    const pages = new Map(
      allAddresses.map(({ path, id }) => [
        path,
        {
          id,
          text: readFileSync(
            join(dist, path === '/' ? 'index.html' : `${path.slice(1)}.html`),
            'utf8',
          ),
        },
      ]),
    );
    const missing: string[] = [];
    const look = (from: string, path: string, place: string) => {
      if (!pages.get(path)?.text.includes(` id="${place}"`))
        missing.push(`${from}: ${path}#${place}`);
    };
    for (const [path, { id, text }] of pages) {
      for (const place of linkableSections[id] ?? []) look('src/site/pages.ts', path, place);
      for (const [, to = '', place = ''] of text.matchAll(/ href="([^"#:?]*)[^"#:]*#([^"]+)"/g))
        look(path, to || path, place);
    }
    expect(missing).toEqual([]);
  });

  test('is valid HTML', () => {
    test.slow();
    // Not `recommended`: it also enforces code style.
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
      // Valid, but unknown to html-validate 11.
      elements: [
        'html5',
        {
          iframe: { attributes: { loading: ['lazy'] } },
          meta: { attributes: { property: {} } },
          svg: { attributes: { '*': {} } },
        },
      ],
      rules: {
        'input-attributes': 'error',
        'no-unknown-attributes': 'error',
        'no-unknown-elements': 'error',
        // Only other origins need integrity hashes.
        'require-sri': ['error', { target: 'crossorigin' }],
      },
    });
    const problems = texts
      .filter(({ file }) => file.endsWith('.html'))
      .flatMap(({ file, text }) =>
        validator
          .validateStringSync(text)
          .results.flatMap(({ messages }) => messages)
          .map(({ ruleId, message, selector }) => `${file}: ${message} (${ruleId}): ${selector}`),
      );
    expect(problems).toEqual([]);
  });

  test('names the licence of every package that visitors download', () => {
    const text = readFileSync(join(dist, 'licences.txt'), 'utf8');
    const more = readFileSync(join(dist, 'licences-more.txt'), 'utf8');
    const sections = text.split(/^## /m).slice(1);
    const listed = Object.fromEntries(
      sections.map((section) => /^(\S+) - \S+ \((.+)\)\n/.exec(section)!.slice(1)),
    ) as Record<string, string>;
    expect(listed).toMatchObject({ react: 'MIT', leaflet: 'BSD-2-Clause', 'lucide-react': 'ISC' });
    const withoutText = sections.filter((section) => section.trim().split('\n').length < 5);
    for (const section of withoutText) expect(more).toContain(`## ${section.split(' ')[0]} (`);
    for (const font of ['Commissioner', 'Noto Serif Display']) expect(more).toContain(font);
    expect(more).toContain('SIL OPEN FONT LICENSE');
    // A licence that requires more than attribution needs a human decision.
    expect(
      Object.values(listed).filter(
        (licence) => !/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/.test(licence),
      ),
    ).toEqual([]);
  });
});
