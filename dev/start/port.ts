import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
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

/** A port on which nobody else can listen until `release`. */
export type HeldPort = { port: number; release: () => Promise<void> };

/** Holds a port while what will listen on it is built. Throws CommandError if it is in use. */
export async function holdPort(port: number): Promise<HeldPort> {
  const server = await tryListen(port);
  if (typeof server !== 'string') return { port, release: () => close(server) };
  if (server === 'EACCES')
    throw new CommandError(`No permission to listen on port ${port}.`, `Try: PORT=${port + 8000} npm start`);
  throw new CommandError(
    `Port ${port} is in use.`,
    `Stop the other program, or use another port: PORT=${port + 10} npm start`,
  );
}

/** Holds the first free port in the 100 from `from` on. Throws CommandError if there is none. */
export const holdFreePort = (from: number): Promise<HeldPort> => tryPorts(from, holdIfFree);

/**
 * The first free port in the 100 from `from` on, which no other process with the same folder for temporary files is given in
 * the next minute. Others may take it: prefer `holdFreePort` or `listenOnFreePort`. Throws CommandError if there is none.
 */
export const findFreePort = (from: number): Promise<number> =>
  tryPorts(from, async (port) => {
    const held = await holdIfFree(port);
    await held?.release();
    return held && port;
  });

/**
 * What `listen` resolves with on the first port in the 100 from `from` on that is free when it listens. Throws CommandError
 * if there is none.
 */
export const listenOnFreePort = <Listening>(
  from: number,
  listen: (port: number) => Promise<Listening>,
): Promise<Listening> =>
  tryPorts(from, async (port) => {
    const held = await holdIfFree(port);
    if (!held) return undefined;
    await held.release();
    return listen(port).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return undefined;
    });
  });

/** Whether somebody listens on the port. */
export async function isPortTaken(port: number): Promise<boolean> {
  const server = await tryListen(port);
  if (typeof server === 'string') return true;
  await close(server);
  return false;
}

async function tryPorts<Found>(
  from: number,
  attempt: (port: number) => Promise<Found | undefined>,
): Promise<Found> {
  for (let port = from; port < from + 100; port++) {
    const found = await attempt(port);
    if (found !== undefined) return found;
  }
  throw new CommandError(`Ports ${from} to ${from + 99} are all in use.`, 'Choose another port with PORT.');
}

async function holdIfFree(port: number): Promise<HeldPort | undefined> {
  if (!reserve(port)) return undefined;
  const server = await tryListen(port);
  return typeof server === 'string' ? undefined : { port, release: () => close(server) };
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

/** A server that closes every connection, or the error code of listening on the port. */
function tryListen(port: number): Promise<Server | string> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
