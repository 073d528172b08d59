/**
 * The editors' own files, built for browsers: Decap CMS on this machine, Sveltia CMS on the internet. Decap's npm package
 * depends on 630 others, which make the bundle that is already in it; so the package alone is fetched when it is first
 * needed, and is no dependency.
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

type Bundle = {
  name: string;
  version: string;
  /** `npm view NAME@VERSION dist.integrity`. */
  integrity: string;
  megabytes: number;
  /** The bundle, and what it downloads on demand, by their paths in the package; it has maps of the source as well. */
  wanted: RegExp;
};

const decap: Bundle = {
  name: 'decap-cms',
  version: '3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
  megabytes: 16,
  wanted: /^package\/dist\/(?:\d+\.)?decap-cms\.js$|\.wasm$/,
};

const sveltia: Bundle = {
  name: '@sveltia/cms',
  version: '0.221.1',
  integrity:
    'sha512-J+Qoik9kGMk2L7vNpOQrnDmFRi+NB6vwJ0f657YtsxWH0P8WYSYRRSRC2pQ/jGGbVlM//Pg/WIgmkpswqoo3gQ==',
  megabytes: 9,
  wanted: /^package\/dist\/sveltia-cms\.js$/,
};

/** The files of an uncompressed tar archive: a block of 512 bytes with name and size, then the content, filled up to whole blocks. */
export const filesIn = function* (archive: Buffer): Generator<{ name: string; content: Buffer }> {
  const text = (start: number, length: number): string =>
    archive.toString('utf8', start, start + length).split('\0', 1)[0]!;
  for (let start = 0; start < archive.length && archive[start] !== 0;) {
    const size = Number.parseInt(text(start + 124, 12), 8);
    const content = start + 512;
    yield { name: text(start, 100), content: archive.subarray(content, content + size) };
    start = content + Math.ceil(size / 512) * 512;
  }
};

/** With npm, which knows the registry of this machine. */
const download = async ({ name, version, megabytes }: Bundle, into: string): Promise<Buffer> => {
  const args = ['pack', `${name}@${version}`, '--pack-destination', into, '--silent'];
  await promisify(execFile)('npm', args, {
    cwd: projectFolder,
    shell: process.platform === 'win32',
  }).catch((error: Error) => {
    throw new CannotStart(
      `The editor (${name} ${version}, ${megabytes} MB) could not be downloaded. Mostly it is the internet connection: try again.\n${error.message}`,
    );
  });
  return readFile(join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`));
};

/** The folder with its files, downloaded where they are not there yet. Throws CannotStart where that fails. */
const folderOf = async (bundle: Bundle): Promise<string> => {
  const { name, version, integrity, megabytes, wanted } = bundle;
  const folder = join(projectFolder, '.cache', name, version);
  if (existsSync(folder)) return folder;
  note(`Downloading the editor, ${megabytes} MB, the first time only.`);
  await mkdir(join(folder, '..'), { recursive: true });
  const draft = draftOf(folder);
  await mkdir(draft);
  const parcel = await mkdtemp(`${draft}-`);
  try {
    const archive = await download(bundle, parcel);
    if (`sha512-${createHash('sha512').update(archive).digest('base64')}` !== integrity) {
      throw new CannotStart(
        `What came for ${name} ${version} is not what local/editor/bundles.ts expects, so nothing of it is used. Ask whoever keeps the registry of this machine (npm config get registry).`,
      );
    }
    for (const { name: path, content } of filesIn(gunzipSync(archive)))
      if (wanted.test(path)) await writeFile(join(draft, basename(path)), content);
    await replaceFolder(draft, folder);
  } finally {
    await rm(parcel, { recursive: true, force: true });
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
};

export const decapFolder = (): Promise<string> => folderOf(decap);
export const sveltiaFolder = (): Promise<string> => folderOf(sveltia);
