/**
 * The editor's own files: Decap CMS, built for browsers. Its npm package depends on 630 others, which make the bundle that
 * is already in it; so the package alone is fetched when the editor is first started, and is no dependency.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { draftOf, replaceFolder } from '../../src/build/drafts.ts';
import { CannotStart } from '../cannotStart.ts';
import { projectFolder } from '../project.ts';
import { note } from '../terminal.ts';

const version = '3.16.3';
const integrity = 'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';
const folder = join(projectFolder, '.cache', 'decap-cms', version);

/** The bundle, and what it downloads on demand. The package has it under another name as well, and maps of the source. */
const wanted = /^package\/dist\/(?:\d+\.)?decap-cms\.js$|\.wasm$/;

/** The files of an uncompressed tar archive: a block of 512 bytes with name and size, then the content, filled up to whole blocks. */
export const filesIn = function* (archive: Buffer): Generator<{ name: string; content: Buffer }> {
  const text = (start: number, length: number): string => archive.toString('utf8', start, start + length).split('\0', 1)[0]!;
  for (let start = 0; start < archive.length && archive[start] !== 0; ) {
    const size = Number.parseInt(text(start + 124, 12), 8);
    const content = start + 512;
    yield { name: text(start, 100), content: archive.subarray(content, content + size) };
    start = content + Math.ceil(size / 512) * 512;
  }
};

/** With npm, which knows the registry of this machine. */
const download = async (into: string): Promise<Buffer> => {
  const args = ['pack', `decap-cms@${version}`, '--pack-destination', into, '--silent'];
  await promisify(execFile)('npm', args, { cwd: projectFolder, shell: process.platform === 'win32' }).catch((error: Error) => {
    throw new CannotStart(`The editor (decap-cms ${version}, 16 MB) could not be downloaded. Mostly it is the internet connection: try again.\n${error.message}`);
  });
  return readFile(join(into, `decap-cms-${version}.tgz`));
};

/** The folder with Decap's files, downloaded where they are not there yet. Throws CannotStart where that fails. */
export const decapFolder = async (): Promise<string> => {
  if (existsSync(folder)) return folder;
  note('Downloading the editor, 16 MB, the first time only.');
  await mkdir(join(folder, '..'), { recursive: true });
  const draft = draftOf(folder);
  await mkdir(draft);
  const parcel = await mkdtemp(`${draft}-`);
  try {
    const archive = await download(parcel);
    if (`sha512-${createHash('sha512').update(archive).digest('base64')}` !== integrity) {
      throw new CannotStart(`What came for decap-cms ${version} is not what local/editor/decap.ts expects, so nothing of it is used. Ask whoever keeps the registry of this machine (npm config get registry).`);
    }
    for (const { name, content } of filesIn(gunzipSync(archive))) if (wanted.test(name)) await writeFile(join(draft, basename(name)), content);
    await replaceFolder(draft, folder);
  } finally {
    await rm(parcel, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
};
