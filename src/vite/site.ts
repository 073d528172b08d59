/** Runs `npm run build` and replaces dist in one step. `--strict` fails on warnings. */
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, createLogger } from 'vite';
import { createTemporaryPath, removeTemporaryFiles, replaceFolder } from './atomicWrites.ts';
import { checkContent, formatProblems } from './content/check.ts';

const { strict } = parseArgs({ options: { strict: { type: 'boolean' } } }).values;
const site = resolve('dist');
const draft = createTemporaryPath(site);

process.on('exit', () => rmSync(draft, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));

/** For expected failures: in a deploy log, a stack trace hides the reason. */
const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

try {
  const problems = existsSync('src/content') ? await checkContent(resolve()) : [];
  if (problems.length > 0) fail(formatProblems(problems));
  // Imported after the check, because these modules import facts.
  const { isProduction, readEnvironment, requireBuildSettings } =
    await import('./buildSettings.ts');
  const environment = readEnvironment('.');
  try {
    requireBuildSettings(environment);
  } catch (error) {
    fail((error as Error).message);
  }
  const { formatSamplesNote } = await import('./samples.ts');
  await removeTemporaryFiles('.');
  for (const cache of ['.cache', 'node_modules/.cache'])
    await removeTemporaryFiles(cache, { recursive: true });
  console.log('Scripts, styles and fonts');
  const logger = createLogger('warn');
  const builder = await createBuilder({
    configLoader: 'native',
    logLevel: 'warn',
    customLogger: logger,
    build: { outDir: draft, emptyOutDir: true },
  });
  await builder.buildApp();
  if (strict && logger.hasWarned) fail('The build printed a warning. It is above.');
  await replaceFolder(draft, site);
  if (isProduction(environment)) console.log(formatSamplesNote());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
