import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommandError, step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}node_modules/.bin`;
/** For npm 10 and the installer of the `node` package. Everything else runs on the Node of that package. */
const MIN_NODE = 20;

/**
 * Installs missing packages and runs a TypeScript file on the Node in node_modules. Forwards signals and exits with the
 * same code. The IPC channel closes when this process dies, so that the file can stop too.
 * @param {string} file relative to the project root
 */
export async function runOnProjectNode(file) {
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
    throw new CommandError(
      `This is Node ${process.versions.node}; Foldout needs Node ${MIN_NODE} or newer.`,
      'Install it from https://nodejs.org and run the command again.',
    );
  }
  if (!isInstalled()) await step('Packages', install);

  const args = ['--import', './dev/text-modules.mjs', `${root}${file}`, ...process.argv.slice(2)];
  const child = spawn(`${bin}/node`, args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The terminal sends Ctrl-C to the child too, which exits when it has cleaned up.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm ends the shell between itself and this process, but not this process.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Whether the installed packages match the lock file. Optional packages of other platforms may be missing. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return (
    existsSync(`${bin}/node`) &&
    Object.entries(readPackages('package-lock.json')).every(
      ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
    )
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lock) {
  return existsSync(root + lock) ? JSON.parse(readFileSync(root + lock, 'utf8')).packages : {};
}

async function install() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((resolve, reject) => npm.on('error', reject).on('exit', resolve));
  if (code !== 0) {
    const excerpt = output.trim().split('\n').slice(0, 12).join('\n');
    throw new CommandError(
      `npm ci failed:\n\n${excerpt}`,
      'Check the network connection. `npm ci` shows the full output.',
    );
  }
  if (spawnSync(`${bin}/node`, ['-v']).status !== 0) {
    throw new CommandError(
      'The package `node` has no executable.',
      'Check whether npm is configured to skip install scripts.',
    );
  }
}
