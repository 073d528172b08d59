/**
 * Installs dependencies if needed, then runs an npm script. Plain JavaScript without dependencies, because
 * nothing is installed yet.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = [20, 0];
/** First version that runs TypeScript without a flag. */
const oldestNodeForTypeScript = [22, 18];
const whereToGetNode = 'Get the current one from https://nodejs.org.';
const isWindows = process.platform === 'win32';
const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [script, ...rest] = process.argv.slice(2);

const giveUp = (reason) => {
  console.error(`\n${reason}\n`);
  process.exit(1);
};

/** The child handles Ctrl-C. If npm was killed, stops the child. */
const run = (command, args, options) =>
  new Promise((resolve) => {
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    // Before spawn: a signal may arrive immediately.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    const child = spawn(command, args, { cwd: project, stdio: 'inherit', ...options });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
    child.on('error', (error) => giveUp(`${command} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      // The child's exit may arrive before our signal event.
      resolve({ code: code ?? 1, stopped: stopped || signal !== null });
    });
  });

/** Like `npm run`, but without a shell that swallows signals. */
const runScript = () => {
  const text = JSON.parse(readFileSync(`${project}/package.json`, 'utf8')).scripts[script];
  const env = {
    ...process.env,
    PATH: `${project}/node_modules/.bin${delimiter}${process.env.PATH}`,
  };
  return isWindows
    ? run(text, rest, { env, shell: true })
    : run('sh', ['-c', `exec ${text} "$@"`, 'sh', ...rest], { env });
};

const isAtLeast = ([major, minor]) => {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

const changedAt = (file) => statSync(`${project}/${file}`).mtimeMs;

const isInstalled = () =>
  existsSync(`${project}/node_modules/.package-lock.json`) &&
  changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');

const install = async () => {
  console.log('Installing the packages, about half a minute the first time.');
  const begin = Date.now();
  const clock = setInterval(
    () => console.log(`  ... ${Math.round((Date.now() - begin) / 1000)} s`),
    5000,
  );
  const { code, stopped } = await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { shell: isWindows },
  );
  clearInterval(clock);
  if (stopped)
    giveUp('The installation was stopped before its end; the next start begins it anew.');
  if (code !== 0)
    giveUp(
      'The dependencies could not be installed. The reason is above. The usual cause is the internet connection. Try again.',
    );
};

/** On Linux and Windows, Node is installed as a dependency. */
const comesWithNode = () =>
  ['node', 'node.cmd'].some((name) => existsSync(`${project}/node_modules/.bin/${name}`));

if (!isAtLeast(oldestNode))
  giveUp(
    `This needs Node ${oldestNode[0]} or newer; here is ${process.version}. ${whereToGetNode}`,
  );
if (!isInstalled()) await install();
if (!comesWithNode() && !isAtLeast(oldestNodeForTypeScript)) {
  giveUp(
    `The site needs Node ${oldestNodeForTypeScript.join('.')} or newer on this system, which has ${process.version}. ${whereToGetNode}`,
  );
}
process.exit((await runScript()).code);
