import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve as toPath } from 'node:path';
import { findFreePort, isPortTaken } from './start/port.ts';
import { CommandError, step } from './steps.mjs';

type LocalServer = { origin: string; stop: () => Promise<void> };

type LocalOptions = {
  /** Deletes the data of an earlier start; true if omitted. */
  reset?: boolean;
  /** Settings. */
  env?: Record<string, string>;
  /** The folder of the product, if it is a copy of this one. */
  folder?: string | undefined;
};

/**
 * Starts the product as `npm start -- --reset` does, in its own state folder. Resolves when it is ready. `port`: one that the
 * caller has found to be free; without it this finds one, and another if somebody takes it meanwhile.
 */
export async function startLocal(
  stateFolder: string,
  { port, ...options }: LocalOptions & { port?: number } = {},
): Promise<LocalServer> {
  if (port !== undefined) return startAt(port, stateFolder, options);
  for (;;) {
    const found = await findFreePort(8830);
    try {
      return await startAt(found, stateFolder, options);
    } catch (error) {
      // Somebody else was faster.
      if (!(await isPortTaken(found))) throw error;
    }
  }
}

async function startAt(
  port: number,
  stateFolder: string,
  { reset = true, env = {}, folder = process.cwd() }: LocalOptions,
): Promise<LocalServer> {
  // The Node of the project, whichever started this process.
  const programs = toPath('node_modules/.bin');
  const child = spawn('node', ['dev/start/main.ts', ...(reset ? ['--reset'] : [])], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      PATH: `${programs}${delimiter}${process.env.PATH}`,
      PORT: String(port),
      STATE_DIR: stateFolder,
    },
    // With the IPC channel it stops when this process does.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await step('Local server', () => waitForReady(child));
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.on('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function waitForReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
      if (output.includes('Ready in')) resolve();
    });
    child.on('exit', () => reject(new CommandError(`The local server did not start:\n\n${output.trim()}`)));
  });
}
