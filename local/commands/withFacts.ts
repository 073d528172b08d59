/**
 * Runs a command of this folder, such as `withFacts.ts dev edit`. Broken facts keep commands from loading: their
 * problems replace Node's stack trace.
 */
import { argv, exit } from 'node:process';

const [command] = argv.splice(2, 1);
try {
  await import(`./${command}.ts`);
} catch (error) {
  const { checkContent, formatProblems } = await import('../../src/vite/content/check.ts');
  const problems = await checkContent();
  if (problems.length === 0) throw error;
  console.error(formatProblems(problems));
  exit(1);
}
