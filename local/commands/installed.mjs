/**
 * Installs the dependencies if needed, then runs an npm script. It is plain JavaScript without imports from packages,
 * because none may be installed yet.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [script, ...rest] = process.argv.slice(2);

const giveUp = (reason) => {
  console.error(`\n${reason}\n`);
  process.exit(1);
};

/** Ctrl-C reaches the child, which handles it. If npm is killed, this stops the child. */
const run = (command, args, options) =>
  new Promise((resolve) => {
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    // The handlers precede spawn, because a signal may arrive at once.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    const child = spawn(command, args, { cwd: project, stdio: 'inherit', ...options });
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500);
    child.on('error', (error) => giveUp(`${command} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      // The exit of the child may arrive before our signal event.
      resolve({ code: code ?? 1, stopped: stopped || signal !== null });
    });
  });

/** Works like `npm run`, but without a shell that swallows signals. */
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

const requireNode = (oldest) => {
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0)
    giveUp(
      `This needs Node ${oldest} or newer; here is ${process.version}. Get the current one from https://nodejs.org.`,
    );
};

const changedAt = (file) => statSync(`${project}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes the first of these files at the end of an installation. */
const isInstalled = () =>
  changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');

const install = async () => {
  console.log('Installing the packages, about half a minute the first time.');
  const { code, stopped } = await run('npm', ['ci', '--loglevel=error'], { shell: isWindows });
  if (stopped)
    giveUp('The installation was stopped before its end; the next start begins it anew.');
  if (code !== 0)
    giveUp(
      'The packages could not be installed. The reason is above. The usual cause is the internet connection. Try again.',
    );
};

/** On Linux and Windows, Node itself is a dependency. */
const comesWithNode = () =>
  ['node', 'node.cmd'].some((name) => existsSync(`${project}/node_modules/.bin/${name}`));

requireNode('20');
if (!isInstalled()) await install();
// Node 22.18 is the first version that runs TypeScript without a flag.
if (!comesWithNode()) requireNode('22.18');
process.exit((await runScript()).code);
