import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve as toPath } from 'node:path';
import { findFreePort } from './start/port.ts';
import { CommandError, step } from './steps.mjs';

/**
 * Starts the product as `npm start -- --reset` does, in its own state folder. Resolves when it is ready. Without `reset`
 * it keeps the data of an earlier start. `env` holds settings. `port`: one that
 * the caller has found to be free; without it this finds one.
 */
export async function startLocal(
  stateFolder: string,
  {
    reset = true,
    env = {},
    port: found,
  }: { reset?: boolean; env?: Record<string, string>; port?: number } = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = found ?? (await findFreePort(8830));
  // The Node of the project, whichever started this process.
  const programs = toPath('node_modules/.bin');
  const child = spawn(`${programs}/node`, ['dev/start/main.ts', ...(reset ? ['--reset'] : [])], {
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
