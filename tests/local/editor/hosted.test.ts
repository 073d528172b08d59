// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers, hostingFrom, writeHostedEditor } from '../../../local/editor/hosted.ts';

const branch = 'main';

describe('the repository that an editor on the internet writes to', () => {
  it.each([
    ['https://github.com/liofos/site', 'github', 'liofos/site'],
    ['https://github.com/liofos/site.git/', 'github', 'liofos/site'],
    ['https://token@github.com/liofos/site.git', 'github', 'liofos/site'],
    ['git@github.com:liofos/site.git', 'github', 'liofos/site'],
    ['ssh://git@github.com/liofos/my.site', 'github', 'liofos/my.site'],
    [' "https://GitHub.com/liofos/site"\n', 'github', 'liofos/site'],
    ['git@gitlab.com:group/part/site.git', 'gitlab', 'group/part/site'],
  ])('is read from %s', (address, name, repo) => {
    expect(hostingFrom({ REPOSITORY_URL: address, BRANCH: ` ${branch}\n` })).toEqual({
      name,
      repo,
      branch,
    });
  });

  it.each([
    undefined,
    '',
    'liofos/site',
    'https://bitbucket.org/liofos/site',
    'https://github.com.example/liofos/site',
    'file:///github.com/liofos/site',
  ])('is asked for where the address is "%s"', (address) => {
    expect(() => hostingFrom({ REPOSITORY_URL: address, BRANCH: branch })).toThrow(
      /REPOSITORY_URL: expected .*https:\/\/github\.com\/owner\/name/,
    );
  });

  it('is asked for together with its branch, and no token is repeated', () => {
    const asked = (): unknown =>
      hostingFrom({ REPOSITORY_URL: 'https://secret@bitbucket.org/liofos/site' });
    expect(asked).toThrow(/REPOSITORY_URL: .*\n.*BRANCH: /);
    expect(asked).not.toThrow(/secret/);
  });
});

describe('the files of an editor on the internet', () => {
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'hosted-editor-'));
    await writeFile(join(place, 'sveltia-cms.js'), 'editor()');
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  it('are all it needs, without what stood there before', async () => {
    const folder = join(place, 'made');
    const hosting = hostingFrom({
      REPOSITORY_URL: 'https://github.com/liofos/site',
      BRANCH: branch,
    });
    for (const siteUrl of ['https://old.example', 'https://new.example']) {
      await writeHostedEditor(folder, { contents: [], hosting, siteUrl, sveltia: place });
      if (siteUrl.includes('old')) await writeFile(join(folder, 'left.js'), '');
    }
    expect((await readdir(folder)).sort()).toEqual([
      '_headers',
      'before.js',
      'config.json',
      'index.html',
      'start.js',
      'sveltia-cms.js',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))).toMatchObject({
      backend: hosting,
      site_url: 'https://new.example',
    });
    expect(await readFile(join(folder, 'sveltia-cms.js'), 'utf8')).toBe('editor()');
  });

  it('are found by no search engine, framed by nobody, and run no script of others', async () => {
    expect(headers).toContain('X-Robots-Tag: noindex');
    expect(headers).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(headers)?.[1]).toBe("'self' blob:");
    expect(await readFile('local/editor/hosted/index.html', 'utf8')).toContain(
      '<meta name="robots" content="noindex" />',
    );
  });
});
