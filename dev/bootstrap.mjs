import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HELD_BY_PARENT } from './hold-port.mjs';
import { CommandError, step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}node_modules/.bin`;
/** For npm 10. Everything else runs on the Node among the packages. */
const MIN_NODE = 20;
/** Where there is none for the machine, such as on a Mac, everything runs on the Node that started this. */
const MIN_OWN_NODE = 24;

const OWN_NODE = Number.parseInt(process.versions.node, 10);

/**
 * Which packages a command needs. Those for tests, linting and benchmarks are half of all and are devDependencies; what
 * serves, builds and deploys uses the others. A start also leaves out packages that are only a peer dependency of another
 * package: this project does not import what needs them.
 * @typedef {'start' | 'all'} Packages
 */

/**
 * Installs missing packages and runs a TypeScript file on the Node in node_modules. Forwards signals and exits with the
 * same code. The IPC channel closes when this process dies, so that the file can stop too.
 * @param {string} file relative to the project root
 * @param {Packages} [packages]
 * @param {import('node:net').Server} [held] holds a port, which is handed over to the file
 */
export async function runOnProjectNode(file, packages = 'start', held) {
  if (OWN_NODE < MIN_NODE) {
    throw new CommandError(
      `This is Node ${process.versions.node}; Foldout needs Node ${MIN_NODE} or newer.`,
      'Install it from https://nodejs.org and run the command again.',
    );
  }
  if (!isInstalled(packages)) await step('Packages', () => install(packages));

  const args = ['--import', './dev/text-modules.mjs', `${root}${file}`, ...process.argv.slice(2)];
  const child = spawn(findNode() ?? process.execPath, args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...(held && { [HELD_BY_PARENT]: '1' }) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  if (held) child.send('port', held, () => held.close());
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

/** The Node that runs the project; undefined as long as there is none. */
function findNode() {
  if (existsSync(`${bin}/node`)) return `${bin}/node`;
  return OWN_NODE >= MIN_OWN_NODE ? process.execPath : undefined;
}

/**
 * Whether the installed packages match the lock file. Optional packages of other platforms may be missing.
 * @param {Packages} packages
 */
function isInstalled(packages) {
  const installed = readPackages('node_modules/.package-lock.json');
  return (
    findNode() !== undefined &&
    Object.entries(readPackages('package-lock.json')).every(
      ([path, { version, optional, dev, devOptional, peer }]) =>
        path === '' ||
        optional ||
        (packages === 'start' && (dev || devOptional || peer)) ||
        installed[path]?.version === version,
    )
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, Partial<Record<'optional' | 'dev' | 'devOptional' | 'peer', boolean>> & { version?: string }>}
 */
function readPackages(lock) {
  return existsSync(root + lock) ? JSON.parse(readFileSync(root + lock, 'utf8')).packages : {};
}

/** @param {Packages} packages */
async function install(packages) {
  // Where the tests have run, they can still run.
  const isPart = packages === 'start' && !existsSync(`${root}node_modules/vitest`);
  const options = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(isPart ? ['--omit=dev', '--omit=peer'] : []),
  ];
  const npm = spawn('npm', ['ci', ...options], { cwd: root });
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
  const node = findNode();
  if (!node || spawnSync(node, ['-v']).status !== 0) {
    throw new CommandError(
      `No package has a Node for this machine, and this is Node ${process.versions.node}.`,
      `Install Node ${MIN_OWN_NODE} from https://nodejs.org, or check whether npm is configured to omit optional packages.`,
    );
  }
}
