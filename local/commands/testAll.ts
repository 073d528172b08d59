/** `npm test` runs all checks until one fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalledEngines, getEngineTestArgs } from '../browsers.ts';
import { buildSite } from '../build.ts';
import { projectFolder, runTool } from '../project.ts';
import { printHeading } from '../terminal.ts';

const total = { passed: 0, failed: 0 };
const getReportPath = (name: string): string => join(projectFolder, '.cache', `${name}.json`);

/** Adds the tests in the report of a tool to the total. */
const runTests = async (name: string, tool: string, ...args: string[]): Promise<boolean> => {
  const report = getReportPath(name);
  rmSync(report, { force: true });
  const succeeded = await runTool(tool, args);
  // Without a report, the tool could not start.
  if (!existsSync(report)) return false;
  const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += stats?.expected ?? numPassedTests;
  total.failed += stats ? stats.unexpected + stats.flaky : numFailedTests;
  return succeeded;
};

const runVitest = (name: string, ...args: string[]): Promise<boolean> => {
  const reporters = ['--reporter=default', '--reporter=json'];
  return runTests(
    name,
    'vitest',
    'run',
    ...reporters,
    `--outputFile.json=${getReportPath(name)}`,
    ...args,
  );
};

/** Most use one core. */
const runChecks = async (): Promise<boolean> => {
  const results = await Promise.all([
    runTool('tsc', ['--noEmit']),
    runTool('node', ['local/commands/checkContent.ts']),
    runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    runTool('oxlint', []),
    runTool('knip', ['-c', 'local/knip.json']),
  ]);
  return results.every(Boolean);
};

const runEndToEndTests = async (): Promise<boolean> => {
  findInstalledEngines(['chromium'], true);
  return runTests('playwright', 'playwright', 'test', '-c', 'e2e');
};

/** Chromium has run these tests in the stage before. */
const runOtherEngines = async (): Promise<boolean> => {
  const engines = findInstalledEngines(['firefox', 'webkit']);
  return engines.length === 0 || runVitest('engines', ...getEngineTestArgs(engines));
};

const stages: readonly [title: string, succeeds: () => Promise<boolean>][] = [
  ['Types, content, format, lint, unused code', runChecks],
  ['Unit tests', () => runVitest('vitest')],
  ['Build', () => buildSite({ strict: true, photosOnRequest: true }).then(() => true)],
  ['Sizes', () => runTool('node', ['local/commands/size.ts'])],
  ['End-to-end tests', runEndToEndTests],
  ['Other engines', runOtherEngines],
];

mkdirSync(join(projectFolder, '.cache'), { recursive: true });
for (const [title, succeeds] of stages) {
  printHeading(`\n${title}`);
  if (await succeeds().catch((error: Error) => console.error(error.message))) continue;
  // Without a failed test, the check counts as one.
  total.failed ||= 1;
  break;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
