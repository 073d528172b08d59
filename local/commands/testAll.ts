/** `npm test`: every check in order, up to the first that fails, and one closing line with the sum. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build.ts';
import { findChromium, howToGetChromium } from '../browsers/chromium.ts';
import { presentEngines } from '../browsers/engines.ts';
import { projectFolder, toolEnvironment } from '../project.ts';
import { localEnvironment, readLocalSettings } from '../settings.ts';
import { complaint, heading } from '../terminal.ts';

type Count = { passed: number; failed: number };
type Stage = { title: string; run(): Promise<Count> };

const nothing: Count = { passed: 0, failed: 0 };
const failure: Count = { passed: 0, failed: 1 };

const cache = join(projectFolder, '.cache');
const vitestReport = join(cache, 'vitest.json');
const enginesReport = join(cache, 'engines.json');
const playwrightReport = join(cache, 'playwright.json');

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

const check = async (tool: string, ...args: string[]): Promise<Count> =>
  (await succeeds(tool, ...args)) ? nothing : failure;

/** Counts from a report; a tool that failed without a failed test in its report (or without one) failed as a whole. */
const counted = (report: string, succeeded: boolean, read: (report: any) => Count): Count => {
  let count = nothing;
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return failure;
  }
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
};

const vitestCount = ({
  numPassedTests,
  numFailedTests,
}: {
  numPassedTests: number;
  numFailedTests: number;
}): Count => ({ passed: numPassedTests, failed: numFailedTests });

const vitest = async (report: string, ...args: string[]): Promise<Count> =>
  counted(
    report,
    await succeeds(
      'vitest',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
    vitestCount,
  );

const unitTests = (): Promise<Count> => vitest(vitestReport);

const build = async (): Promise<Count> => {
  const reading = readLocalSettings(localEnvironment());
  if (!reading.ok) {
    console.error(
      complaint(
        'Some settings cannot be used (each is explained in .env.example):',
        reading.problems,
      ),
    );
    return failure;
  }
  return (await buildSite(reading.settings, { strict: true })) ? nothing : failure;
};

const endToEndTests = async (): Promise<Count> => {
  if (!findChromium()) {
    console.error(howToGetChromium);
    return failure;
  }
  const succeeded = await succeeds('playwright', 'test', '-c', 'e2e');
  return counted(playwrightReport, succeeded, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
};

/** What the tests above have not shown: Chromium went the same ways there. A machine without the other browsers is told so in a line. */
const otherEngines = async (): Promise<Count> => {
  const { present, isEnough } = presentEngines(['firefox', 'webkit']);
  if (!isEnough) return failure;
  if (present.length === 0) return nothing;
  return vitest(
    enginesReport,
    '--config',
    'e2e/engines/vitest.config.ts',
    ...present.map((name) => `--project=${name}`),
  );
};

const stages: readonly Stage[] = [
  // Not the list of mails, which is in the repository: a test says where it is not the one that is due.
  {
    title: 'Types',
    run: () => check('tsc', '--noEmit'),
  },
  {
    title: 'Content',
    run: () => check('node', join(projectFolder, 'local/commands/checkContent.ts')),
  },
  { title: 'Format', run: () => check('prettier', '--check', '--log-level', 'warn', '.') },
  { title: 'Lint', run: () => check('oxlint') },
  { title: 'Unused code', run: () => check('knip', '-c', 'local/knip.json') },
  { title: 'Unit tests', run: unitTests },
  { title: 'Build', run: build },
  { title: 'Sizes', run: () => check('node', join(projectFolder, 'local/commands/size.ts')) },
  { title: 'End-to-end tests', run: endToEndTests },
  { title: 'Other engines', run: otherEngines },
];

mkdirSync(cache, { recursive: true });
// Yesterday's figures must not stand in for a run that never got as far as writing its own.
for (const report of [vitestReport, playwrightReport, enginesReport])
  rmSync(report, { force: true });

const sum: Count = { passed: 0, failed: 0 };
for (const { title, run } of stages) {
  heading(`\n${title}`);
  const { passed, failed } = await run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) break;
}
process.exitCode = sum.failed === 0 ? 0 : 1;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
