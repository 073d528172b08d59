/** `npm test`: runs every check until one fails. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build.ts';
import { findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { engineTests, presentEngines } from '../browsers/engines.ts';
import { projectFolder, runTool } from '../project.ts';
import { printHeading } from '../terminal.ts';

const cache = join(projectFolder, '.cache');
const total = { passed: 0, failed: 0 };

/** Adds the tests of a JSON report to the total. */
const count = (report: string): void => {
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats?.expected ?? numPassedTests;
  total.failed += stats ? stats.unexpected + stats.flaky : numFailedTests;
};

const tests = async (name: string, tool: string, ...args: string[]): Promise<boolean> => {
  const report = join(cache, `${name}.json`);
  rmSync(report, { force: true });
  const succeeded = await runTool(tool, args);
  // Without a report, the tool could not start.
  try {
    count(report);
  } catch {
    return false;
  }
  return succeeded;
};

const vitest = (name: string, ...args: string[]): Promise<boolean> =>
  tests(
    name,
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(cache, `${name}.json`)}`,
    ...args,
  );

const endToEndTests = async (): Promise<boolean> => {
  if (findChromium()) return tests('playwright', 'playwright', 'test', '-c', 'e2e');
  console.error(howToGetChromium);
  return false;
};

/** Chromium already ran these tests above. */
const otherEngines = async (): Promise<boolean> => {
  const { present, isEnough } = presentEngines(['firefox', 'webkit']);
  return isEnough && present.length > 0 ? vitest('engines', ...engineTests(present)) : isEnough;
};

const stages: readonly [title: string, succeeds: () => Promise<boolean>][] = [
  ['Types', () => runTool('tsc', ['--noEmit'])],
  ['Content', () => runTool('node', ['local/commands/checkContent.ts'])],
  ['Format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['Lint', () => runTool('oxlint', [])],
  ['Unused code', () => runTool('knip', ['-c', 'local/knip.json'])],
  ['Unit tests', () => vitest('vitest')],
  ['Build', () => buildSite({ strict: true }).then(() => true)],
  ['Sizes', () => runTool('node', ['local/commands/size.ts'])],
  ['End-to-end tests', endToEndTests],
  ['Other engines', otherEngines],
];

mkdirSync(cache, { recursive: true });
for (const [title, succeeds] of stages) {
  printHeading(`\n${title}`);
  if (await succeeds().catch((error: Error) => console.error(error.message))) continue;
  // A failed check without a failed test counts as one.
  total.failed ||= 1;
  break;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
