import { createServer } from 'node:net';
import { CommandError } from './steps.mjs';

// Plain JavaScript, because `npm start` holds its port before the packages are installed.

/** Not reachable from other machines, since local mode shows emails and codes. */
export const LOOPBACK = '127.0.0.1';

/**
 * The port in PORT; 8787 without it. Throws CommandError if it is invalid.
 * @param {string | undefined} text
 */
export function parsePort(text) {
  const port = Number(text || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError(
    `PORT is "${text}", which is not a valid port.`,
    'Use a number from 1 to 65535: PORT=3000 npm start',
  );
}

/**
 * A server that closes every connection, so that nobody else can listen on the port. Throws CommandError if it is in use.
 * @param {number} port
 */
export async function listenOn(port) {
  const server = await tryListen(port);
  if (typeof server !== 'string') return server;
  if (server === 'EACCES')
    throw new CommandError(`No permission to listen on port ${port}.`, `Try: PORT=${port + 8000} npm start`);
  throw new CommandError(
    `Port ${port} is in use.`,
    `Stop the other program, or use another port: PORT=${port + 10} npm start`,
  );
}

/**
 * The same, or the error code of listening on the port.
 * @param {number} port
 * @returns {Promise<import('node:net').Server | string>}
 */
export function tryListen(port) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

/** Tells a process that its parent holds the port of PORT and sends it the server. */
export const HELD_BY_PARENT = 'PORT_HELD_BY_PARENT';
