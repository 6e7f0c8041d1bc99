import { createServer } from 'node:net';
import { Stop } from '../steps.mjs';

/** Only this machine may call: the local mode shows mails and codes. */
export const LOOPBACK = '127.0.0.1';

/** The port that PORT asks for, 8787 without it. Throws Stop when it is no port. */
export function parsePort(text: string | undefined): number {
  const port = Number(text || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Stop(
    `PORT is "${text}", which is no port.`,
    'Give a number from 1 to 65535: PORT=3000 npm start',
  );
}

/** Throws Stop when somebody listens on the port already. */
export async function requireFreePort(port: number): Promise<void> {
  const code = await tryListen(port);
  if (code === undefined) return;
  if (code === 'EACCES')
    throw new Stop(`Port ${port} is not ours to open.`, `Try: PORT=${port + 8000} npm start`);
  throw new Stop(
    `Port ${port} is in use.`,
    `Stop what runs there, or take another one: PORT=${port + 10} npm start`,
  );
}

/** The first free port from `from` on. */
export async function findFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port++) if ((await tryListen(port)) === undefined) return port;
  throw new Stop(`No port is free from ${from} to ${from + 99}.`, 'Take another one with PORT.');
}

/** The code of the error that listening gives, or undefined when the port is free. */
function tryListen(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(undefined)));
  });
}
