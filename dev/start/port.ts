import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELD_BY_PARENT, listenOn, tryListen } from '../hold-port.mjs';
import { CommandError } from '../steps.mjs';

/** A port on which nobody else can listen until `release`. */
export type HeldPort = { port: number; release: () => Promise<void> };

const toHeld = (port: number, server: Server): HeldPort => ({ port, release: () => close(server) });

/**
 * Holds a port while what will listen on it is built; the one of PORT may be held by the parent process, which hands it
 * over. Throws CommandError if it is in use.
 */
export async function holdPort(port: number): Promise<HeldPort> {
  return toHeld(port, process.env[HELD_BY_PARENT] ? await receiveServer() : await listenOn(port));
}

/** Other programs that this process starts have no port that is held for them. */
function receiveServer(): Promise<Server> {
  delete process.env[HELD_BY_PARENT];
  return new Promise((resolve) => {
    process.once('message', (_, server) => {
      resolve((server as Server).on('connection', (socket) => socket.destroy()));
    });
  });
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
  return typeof server === 'string' ? undefined : toHeld(port, server);
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

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
