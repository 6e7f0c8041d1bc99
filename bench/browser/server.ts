import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '../../dev/start/port.ts';
import { Stop } from '../../dev/steps.mjs';

export type BenchServer = { origin: string; stop: () => void };

const PATIENCE_MS = 240_000;

/** `npm start` on a port and in a state of its own. Resolves when it answers; throws Stop when it does not. */
export async function startBenchServer(): Promise<BenchServer> {
  const port = await findFreePort(8890);
  const env = { ...process.env, PORT: String(port), STATE_DIR: '.wrangler/bench-state' };
  const child = spawn(process.execPath, ['dev/start/main.ts', '--reset'], {
    env,
    // Its end of the last one closes when we die, and so does it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://localhost:${port}`;
  await waitFor(origin, child);
  return { origin, stop: () => child.kill('SIGTERM') };
}

async function waitFor(origin: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && child.exitCode === null) {
    const demo = await fetch(`${origin}/dev/seed`, { method: 'POST' }).catch(() => undefined);
    if (demo?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill('SIGTERM');
  throw new Stop(
    'The server that was to be measured did not start.',
    'See what it says: npm start -- --reset',
  );
}
