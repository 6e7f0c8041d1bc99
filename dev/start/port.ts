import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../steps.mjs';

/** Not reachable from other machines, since local mode shows emails and codes. */
export const LOOPBACK = '127.0.0.1';

/** The port in PORT; 8787 without it. Throws CommandError if it is invalid. */
export function parsePort(text: string | undefined): number {
  const port = Number(text || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(
    `PORT is "${text}", which is not a valid port.`,
    'Use a number from 1 to 65535: PORT=3000 npm start',
  );
}

/** Throws CommandError if the port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  const code = await tryListen(port);
  if (code === undefined) return;
  if (code === 'EACCES')
    throw new CommandError(`No permission to listen on port ${port}.`, `Try: PORT=${port + 8000} npm start`);
  throw new CommandError(
    `Port ${port} is in use.`,
    `Stop the other program, or use another port: PORT=${port + 10} npm start`,
  );
}

/**
 * The first free port in the 100 from `from` on, which no other process of this project is given in the next minute.
 * Throws CommandError if there is none.
 */
export async function findFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port++)
    if (reserve(port) && (await tryListen(port)) === undefined) return port;
  throw new CommandError(`Ports ${from} to ${from + 99} are all in use.`, 'Choose another port with PORT.');
}

/** Between finding a port and listening on it. */
const RESERVED_MS = 60_000;

/**
 * Creates a file for the port and the minute, which only one process can. One of the minute before counts too, so a port
 * stays reserved for at least a minute.
 */
function reserve(port: number): boolean {
  const folder = join(tmpdir(), 'foldout-ports');
  const minute = Math.floor(Date.now() / RESERVED_MS);
  const toPath = (at: number) => join(folder, `${port}-${at}`);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (Number(name.split('-')[1]) < minute - 1) rmSync(join(folder, name), { force: true });
  if (existsSync(toPath(minute - 1))) return false;
  try {
    closeSync(openSync(toPath(minute), 'wx'));
    return true;
  } catch (error) {
    // Where the folder is somebody else's, listening decides.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
}

/** The error code of listening on the port; undefined if it is free. */
function tryListen(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(undefined)));
  });
}
