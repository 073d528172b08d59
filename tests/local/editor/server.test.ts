// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesIn } from '../../../local/editor/bundles.ts';
import { copyProject } from '../../../local/editor/projectCopy.ts';
import { startEditor } from '../../../local/editor/server.ts';
import { projectFolder } from '../../../local/project.ts';
import { temporaryFolder } from '../../support/folder.ts';

type Words = Record<string, string>;
type Opened = { el: Words; en: Words };

const about = 'src/content/pages/about.json';

const start = async () => {
  const root = await temporaryFolder();
  copyProject(projectFolder, root);
  const editor = await startEditor({ port: 0, siteUrl: 'http://localhost:1', root, decap: root });
  onTestFinished(editor.stop);
  const ask = async (action: string, params: object = {}) => {
    const answer = await fetch(`${editor.url}/api/v1`, {
      method: 'POST',
      body: JSON.stringify({ action, params }),
    });
    return {
      status: answer.status,
      said: (await answer.json()) as { error: string; data: string },
    };
  };
  const open = async (): Promise<Opened> =>
    JSON.parse((await ask('getEntry', { path: about })).said.data) as Opened;
  const save = (words: unknown, path = about, assets: unknown[] = []) =>
    ask('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(words) }], assets });
  const read = (file: string) => readFile(join(root, file), 'utf8');
  return { root, editor, ask, open, save, read };
};

const statusFor = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(
      url,
      { headers },
      (answer) => void text(answer).then(() => resolve(answer.statusCode), reject),
    )
      .on('error', reject)
      .end();
  });

// Each check of the content is a process of its own.
describe('the server of the editor', { timeout: 60_000 }, () => {
  it('answers to this machine alone, and gives its own files alone', async () => {
    const { editor } = await start();
    expect(await statusFor(editor.url, {})).toBe(200);
    expect(await statusFor(editor.url, { host: 'elsewhere.example' })).toBe(403);
    expect(await statusFor(editor.url, { origin: 'https://elsewhere.example' })).toBe(403);
    expect(await statusFor(`${editor.url}/..%2f..%2f.env`, {})).toBe(404);
    expect((await fetch(editor.url)).headers.get('content-security-policy')).toContain(
      "frame-src 'self' http://localhost:1;",
    );
  });

  it('opens both languages as one, and writes each into its own file', async () => {
    const { open, save, read } = await start();
    const before = await read('src/content/el/pages/about.json');
    const entry = await open();
    entry.en.lead = 'Another sentence.';
    expect((await save(entry)).status).toBe(200);
    expect(JSON.parse(await read('src/content/en/pages/about.json'))).toMatchObject({
      lead: 'Another sentence.',
    });
    expect(await read('src/content/en/pages/about.json')).not.toContain('_rev');
    expect(await read('src/content/el/pages/about.json')).toBe(before);

    // The window that saved goes on; what it opened is what it sends.
    entry.en.lead = 'A third one.';
    expect((await save(entry)).status).toBe(200);
  });

  it('refuses what another window, or anybody, has changed meanwhile', async () => {
    const { open, save, root, read } = await start();
    const [one, other] = [await open(), await open()];
    one.el.lead = 'Πρώτο.';
    expect((await save(one)).status).toBe(200);
    other.el.lead = 'Δεύτερο.';
    expect(await save(other)).toMatchObject({
      status: 422,
      said: { error: expect.stringContaining('reload the page') },
    });

    const late = await open();
    await writeFile(
      join(root, 'src/content/el/pages/about.json'),
      (await read('src/content/el/pages/about.json')).replace('Πρώτο.', 'Με το χέρι.'),
    );
    late.el.lead = 'Τρίτο.';
    expect((await save(late)).status).toBe(422);
    expect(await read('src/content/el/pages/about.json')).toContain('Με το χέρι.');
  });

  it('refuses what the check refuses, here and on pages that lean on it, and writes nothing of it: no photo either', async () => {
    const { ask, open, save, root } = await start();
    const entry = await open();
    entry.el.lead = 'Ως {capacity.indors} άτομα.';
    const content = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    const refused = await save(entry, about, [
      { path: 'photos/999.jpg', content, encoding: 'base64' },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      said: { error: expect.stringMatching(/"lead".*\n.*"lead"/) },
    });
    await expect(readFile(join(root, 'photos/999.jpg'))).rejects.toThrow('ENOENT');

    // The home page quotes one of the reviews.
    const reviews = JSON.parse(
      (await ask('getEntry', { path: 'src/content/reviewList.json' })).said.data,
    ) as Record<string, { reviews: { id: string }[] }>;
    const home = JSON.parse(
      await readFile(join(root, 'src/content/el/pages/home.json'), 'utf8'),
    ) as { voice: { review: string } };
    for (const list of Object.values(reviews))
      list.reviews = list.reviews.filter(({ id }) => id !== home.voice.review);
    expect(await save(reviews, 'src/content/reviewList.json')).toMatchObject({
      status: 422,
      said: { error: expect.stringContaining(home.voice.review) },
    });
  });

  it('knows no file but those of content, deletes no photo, and says so for what it cannot do', async () => {
    const { ask, save } = await start();
    for (const path of ['package.json', '../secret.json', 'src/content/el/pages/about.json']) {
      expect(await ask('getEntry', { path })).toMatchObject({
        status: 422,
        said: { error: expect.stringContaining('is not edited here') },
      });
      expect((await save({}, path)).status).toBe(422);
    }
    expect(await ask('deleteFiles', { paths: ['photos/001.jpg'] })).toMatchObject({
      status: 422,
      said: { error: expect.stringContaining('not deleted here') },
    });
    expect((await ask('constructor')).status).toBe(501);
  });
});

it('the files of an archive are found by name, whatever their size', () => {
  const file = (name: string, content: string): Buffer => {
    const block = Buffer.alloc(512 + Math.ceil(content.length / 512) * 512);
    block.write(name, 0);
    block.write(content.length.toString(8).padStart(11, '0'), 124);
    block.write(content, 512);
    return block;
  };
  const archive = Buffer.concat([
    file('package/a.js', 'a'.repeat(512)),
    file('package/empty', ''),
    file('package/b.js', 'b'),
    Buffer.alloc(1024),
  ]);
  expect([...filesIn(archive)].map(({ name, content }) => [name, content.length])).toEqual([
    ['package/a.js', 512],
    ['package/empty', 0],
    ['package/b.js', 1],
  ]);
});
