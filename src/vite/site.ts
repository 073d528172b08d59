/** Runs `npm run build`. `--strict` fails on warnings. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder, createLogger } from 'vite';
import { checkContent, formatProblems } from './content/check.ts';

const { strict } = parseArgs({ options: { strict: { type: 'boolean' } } }).values;

/** In a deploy log, a stack trace hides the reason. */
const fail = (reason: string): never => {
  console.error(reason);
  process.exit(1);
};

try {
  const problems = existsSync('src/content') ? await checkContent(resolve()) : [];
  if (problems.length > 0) fail(formatProblems(problems));
  // These modules import facts.
  const { isProduction, readEnvironment, requireBuildSettings } =
    await import('./buildSettings.ts');
  const environment = readEnvironment('.');
  try {
    requireBuildSettings(environment);
  } catch (error) {
    fail((error as Error).message);
  }
  const { formatSamplesNote } = await import('./samples.ts');
  const logger = createLogger();
  const builder = await createBuilder({ configLoader: 'native', customLogger: logger });
  await builder.buildApp();
  if (strict && logger.hasWarned) fail('The build printed a warning. It is above.');
  if (isProduction(environment)) console.log(formatSamplesNote());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
