/**
 * npm runs this before `npm start`, `npm test` and others (package.json): it installs the packages if needed. Plain
 * JavaScript without packages, because nothing is installed yet.
 */
import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

const giveUp = (reason) => {
  console.error(`\n${reason}\n`);
  process.exit(1);
};

const requireNode = (version, oldest) => {
  if (version.localeCompare(oldest, 'en', { numeric: true }) < 0)
    giveUp(
      `This needs Node ${oldest} or newer; here is ${version}. Get the current one from https://nodejs.org.`,
    );
};

/** npm writes the second file at the end of an installation. */
const isInstalled = () => {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return installed >= wanted;
};

let version = process.versions.node;
requireNode(version, '20');
if (!isInstalled()) {
  console.log('Installing the packages, about half a minute the first time.');
  try {
    execSync('npm ci --loglevel=error', { stdio: 'inherit' });
  } catch {
    giveUp(
      'The packages could not be installed. The reason is above. The usual cause is the internet connection. Try again.',
    );
  }
  // On Linux and Windows, a newer Node is among the packages.
  version = execSync('node -p process.versions.node', { encoding: 'utf8' }).trim();
}
// The first that runs TypeScript without a flag.
requireNode(version, '22.18');
