/**
 * `npm run looks [COMMIT]`: compares how the site looks with how it looked at a commit (HEAD where none is named),
 * pixel by pixel, on every address and in every state of local/looks/states.ts. What differs goes into screenshots/looks/
 * as before, after and difference beside each other, with a list; the command ends with 1 then. Addresses, widths and
 * names of states narrow it: `npm run looks main /gamos 390 hover`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../build.ts';
import { openBrowser, openCamera } from '../looks/camera.ts';
import { sideBySide } from '../looks/compare.ts';
import { linesOf, type Finding } from '../looks/findings.ts';
import { readWords, stateNames, visitsOf } from '../looks/states.ts';
import { readPng, writePng } from '../looks/png.ts';
import { servePages } from '../looks/servePages.ts';
import { findCommit, siteOfCommit } from '../looks/siteOfCommit.ts';
import { visitBoth } from '../looks/visitBoth.ts';
import { projectFolder } from '../project.ts';
import { giveUp, heading, note } from '../terminal.ts';

const { looks, rest } = readWords(process.argv.slice(2));
const [commit = 'HEAD', ...more] = rest;
const strange = (): never =>
  giveUp(
    `Neither a commit nor an address, a width or a state: ${rest.join(' ')}\nStates: ${stateNames.join(' ')}`,
  );
const fullName = (more.length === 0 ? findCommit(commit) : undefined) ?? strange();
if (looks.length === 0)
  giveUp('These addresses, widths and states never meet (local/looks/states.ts).');
// In good order: what was begun for the other commit is cleared away.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));

const folder = join(projectFolder, 'screenshots', 'looks');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const { build } = await builtSite();
const before = await servePages(await siteOfCommit(fullName, build));
const after = await servePages(projectFolder);
const browser = await openBrowser();
const cameras = { before: openCamera(browser, before.url), after: openCamera(browser, after.url) };

const findings: Finding[] = [];
let done = 0;
const waiting = visitsOf(looks).values();
const lane = async (): Promise<void> => {
  for (const visit of waiting) {
    const found = await visitBoth(visit, cameras, async (name, pictures) =>
      writePng(
        join(folder, `${name}.png`),
        sideBySide(await readPng(pictures.before), await readPng(pictures.after)),
      ),
    );
    findings.push(...found);
    done += visit.looks.length;
    process.stderr.write(`\r${done} of ${looks.length} pictures, ${findings.length} differ`);
  }
};
// While one visit waits for its page, the other is drawn.
await Promise.all([lane(), lane()]);
process.stderr.write('\n');
await browser.close();
await Promise.all([before.stop(), after.stop()]);

if (findings.length === 0) heading(`Nothing differs from ${commit}.`);
else {
  const list = linesOf(findings).join('\n');
  writeFileSync(join(folder, 'list.txt'), `${list}\n`);
  heading(`What differs from ${commit}:`);
  console.log(list);
  note(folder);
  process.exitCode = 1;
}
