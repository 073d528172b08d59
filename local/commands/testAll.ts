/** `npm test`: runs every check until one fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build.ts';
import { findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { presentEngines } from '../browsers/engines.ts';
import { projectFolder, toolEnvironment } from '../project.ts';
import { settingsOrExit } from '../settings.ts';
import { heading } from '../terminal.ts';

type Count = { passed: number; failed: number };

const cache = join(projectFolder, '.cache');

const succeeds = async (tool: string, ...args: string[]): Promise<boolean> => {
  const child = spawn(tool, args, {
    cwd: projectFolder,
    env: toolEnvironment(),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
};

const countOf = (succeeded: boolean): Count => ({ passed: 0, failed: succeeded ? 0 : 1 });

const check = async (tool: string, ...args: string[]): Promise<Count> =>
  countOf(await succeeds(tool, ...args));

/** Counts one failure if the tool fails without a failed test. */
const counted = async (
  report: string,
  read: (report: any) => Count,
  tool: string,
  ...args: string[]
): Promise<Count> => {
  rmSync(report, { force: true });
  const succeeded = await succeeds(tool, ...args);
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')));
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return countOf(false);
  }
};

const vitest = (name: string, ...args: string[]): Promise<Count> => {
  const report = join(cache, `${name}.json`);
  return counted(
    report,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
};

const endToEndTests = (): Promise<Count> | Count => {
  if (findChromium())
    return counted(
      join(cache, 'playwright.json'),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      'playwright',
      'test',
      '-c',
      'e2e',
    );
  console.error(howToGetChromium);
  return countOf(false);
};

/** Chromium already ran these tests above. */
const otherEngines = (): Promise<Count> | Count => {
  const { present, isEnough } = presentEngines(['firefox', 'webkit']);
  if (!isEnough || present.length === 0) return countOf(isEnough);
  const projects = present.map((name) => `--project=${name}`);
  return vitest('engines', '--config', 'e2e/engines/vitest.config.ts', ...projects);
};

const stages: readonly [title: string, run: () => Promise<Count> | Count][] = [
  ['Types', () => check('tsc', '--noEmit')],
  ['Content', () => check('node', 'local/commands/checkContent.ts')],
  ['Format', () => check('prettier', '--check', '--log-level', 'warn', '.')],
  ['Lint', () => check('oxlint')],
  ['Unused code', () => check('knip', '-c', 'local/knip.json')],
  ['Unit tests', () => vitest('vitest')],
  ['Build', async () => countOf(await buildSite(settingsOrExit(), { strict: true }))],
  ['Sizes', () => check('node', 'local/commands/size.ts')],
  ['End-to-end tests', endToEndTests],
  ['Other engines', otherEngines],
];

mkdirSync(cache, { recursive: true });
const sum: Count = { passed: 0, failed: 0 };
for (const [title, run] of stages) {
  heading(`\n${title}`);
  const { passed, failed } = await run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) break;
}
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
