/** npm runs it before `npm start` and others. Plain JavaScript without packages, because none may be installed yet. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the first file at the end of an installation.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages, about half a minute the first time.');
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit', shell });
  if (status !== 0) {
    console.error('\nThe packages could not be installed. The reason is above. Try again.\n');
    process.exit(1);
  }
}

// Linux and Windows get Node as a package. Node 22.18 is the first that runs TypeScript without a flag.
const hasOwnNode = changedAt('node_modules/.bin/node') || changedAt('node_modules/.bin/node.cmd');
if (!hasOwnNode && process.version.localeCompare('v22.18', 'en', { numeric: true }) < 0) {
  console.error(
    `\nNode ${process.version} is too old here. Get the current one: https://nodejs.org\n`,
  );
  process.exit(1);
}
