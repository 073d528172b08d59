/**
 * Runs `npm run build` and replaces dist in one step. `--outDir` names another folder, `--strict` fails on warnings.
 */
import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, createLogger } from 'vite';
import { createTemporaryPath, removeTemporaryFiles, replaceFolder } from './atomicWrites.ts';
import { checkContent, formatProblems } from './content/check.ts';

const {
  values: { outDir, strict },
} = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    strict: { type: 'boolean', default: false },
  },
});
const site = resolve(outDir);
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
  if (!site.startsWith(resolve() + sep) && existsSync(site))
    fail(
      `${site} exists and is not a build of this project. The build would replace it. Choose another folder.`,
    );
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
  await removeTemporaryFiles(dirname(site));
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
