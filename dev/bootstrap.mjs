import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Stop, step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}node_modules/.bin`;
/** npm 10 and the installer of the `node` package run on it; everything else runs on the Node it brings. */
const OLDEST_NODE = 20;

/**
 * Makes sure of the packages, then runs a TypeScript file on the Node that the packages bring, and ends as
 * it ends. Signals go through, and the file notices when we die: nothing is left running.
 * @param {string} file relative to the project's root
 */
export async function runOnOwnNode(file) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Stop(
      `This is Node ${process.versions.node}; Foldout needs Node ${OLDEST_NODE} or newer.`,
      'Install it from https://nodejs.org, then run the same command again.',
    );
  }
  if (!isInstalled()) await step('Packages', install);

  const args = ['--import', './dev/text-modules.mjs', `${root}${file}`, ...process.argv.slice(2)];
  const child = spawn(`${bin}/node`, args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to the child as well; it decides when all is put away.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  // npm that is told to stop ends the shell between us and not us: its end is ours.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Whether what npm noted at its last install is what the lock asks for (platforms not ours aside). */
function isInstalled() {
  const noted = readPackages('node_modules/.package-lock.json');
  return (
    existsSync(`${bin}/node`) &&
    Object.entries(readPackages('package-lock.json')).every(
      ([path, wanted]) => path === '' || wanted.optional || noted[path]?.version === wanted.version,
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
    const begin = output.trim().split('\n').slice(0, 12).join('\n');
    throw new Stop(`npm ci failed:\n\n${begin}`, 'Is the network there? Run `npm ci` to see it all.');
  }
  if (spawnSync(`${bin}/node`, ['-v']).status !== 0) {
    throw new Stop('The package `node` came without its program.', 'Does npm skip install scripts here?');
  }
}
