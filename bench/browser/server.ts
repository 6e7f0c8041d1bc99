import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '../../dev/start/port.ts';
import { CommandError } from '../../dev/steps.mjs';

export type BenchServer = { origin: string; stop: () => void };

const TIMEOUT_MS = 240_000;

/** Runs `npm start` on a free port with its own state. Resolves when it responds. Throws CommandError. */
export async function startBenchServer(): Promise<BenchServer> {
  const port = await findFreePort(8890);
  const env = { ...process.env, PORT: String(port), STATE_DIR: '.wrangler/bench-state' };
  const child = spawn(process.execPath, ['dev/start/main.ts', '--reset'], {
    env,
    // The server exits when the IPC channel closes, so it never outlives this process.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://localhost:${port}`;
  await waitFor(origin, child);
  return { origin, stop: () => child.kill('SIGTERM') };
}

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const demo = await fetch(`${origin}/dev/seed`, { method: 'POST' }).catch(() => undefined);
    if (demo?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGTERM');
  throw new CommandError('The server to measure did not start.', 'To see why, run: npm start -- --reset');
}
