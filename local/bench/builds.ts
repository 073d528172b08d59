/**
 * `npm run bench:builds`: twenty builds that each begin without fonts, then five pairs that begin so at the same
 * moment; photos stay in their cache. All must give the same site, file by file, with fonts that can be decoded.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import { projectFolder } from '../project.ts';
import { faultOf } from '../../src/build/styles/fonts.ts';

const singles = 20;
const pairs = 5;
const fontCache = join(projectFolder, '.cache/fonts');
const folder = join(projectFolder, '.cache/builds');

type Site = {
  seconds: number;
  /** Fingerprint of every file, by its path. */ files: Map<string, string>;
  faults: string[];
};

/** Sets one letter, for which the whole font has to be unpacked. */
const isDecodable = (content: Buffer): boolean => {
  const font = create(content) as Font;
  const letter = font.characterSet
    .map((code) => String.fromCodePoint(code))
    .find((character) => /\p{L}/u.test(character));
  return letter !== undefined && font.layout(letter).glyphs[0]!.path.commands.length > 0;
};

async function read(site: string): Promise<Omit<Site, 'seconds'>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const path of entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))) {
    const name = relative(site, path);
    const content = await readFile(path);
    files.set(name, createHash('sha256').update(content).digest('hex'));
    if (!name.endsWith('.woff2')) continue;
    const fault = faultOf(content) ?? (isDecodable(content) ? undefined : 'it cannot be decoded');
    if (fault) faults.push(`${name}: ${fault}`);
  }
  return { files, faults };
}

/** One build into a folder of its own. What it says beside its steps and progress counts as a fault. */
async function build(name: string): Promise<Site> {
  const site = join(folder, name);
  const begin = performance.now();
  const child = spawn(process.execPath, ['src/build/site.ts', '--strict', '--outDir', site], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`Build ${name} failed:\n${said}`);
  const seconds = (performance.now() - begin) / 1000;
  const result = await read(site);
  await rm(site, { recursive: true });
  return { seconds, ...result };
}

const sites: Site[] = [];
for (let round = 1; round <= singles + pairs; round++) {
  await rm(fontCache, { recursive: true, force: true });
  const names = round <= singles ? [`${round}`] : [`${round}a`, `${round}b`];
  sites.push(...(await Promise.all(names.map(build))));
  process.stderr.write(`\r${sites.length} of ${singles + 2 * pairs} builds`);
}
process.stderr.write('\n');
await rm(folder, { recursive: true });

const [first] = sites as [Site];
const faults = sites.flatMap((site) => site.faults);
const differing = sites.map(({ files }) =>
  [...new Set([...files.keys(), ...first.files.keys()])].filter(
    (name) => files.get(name) !== first.files.get(name),
  ),
);
const odd = differing.filter((names) => names.length > 0);
const fonts = [...first.files.keys()].filter((name) => name.endsWith('.woff2')).length;
const times = sites
  .slice(0, singles)
  .map(({ seconds }) => seconds)
  .toSorted((a, b) => a - b);

console.log(
  `${sites.length} builds of ${first.files.size} files, ${fonts} fonts in each, ${2 * pairs} of them two at once`,
);
console.log(`  broken fonts             ${faults.length}`);
console.log(`  builds unlike the first  ${odd.length}`);
console.log(
  `  seconds, one at a time   median ${times[Math.floor(singles / 2)]!.toFixed(1)}, longest ${times.at(-1)!.toFixed(1)}`,
);
for (const line of [...new Set([...faults, ...odd.flat()])].slice(0, 20)) console.log(`  ${line}`);
if (fonts === 0 || faults.length + odd.length > 0) process.exitCode = 1;
