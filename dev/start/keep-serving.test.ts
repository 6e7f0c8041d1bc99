import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type KeptWorker, keepServing } from './keep-serving.ts';
import { findFreePort } from './port.ts';

const WORKER = "export default { fetch: () => new Response('alive') };";
/** Ten times what an idle machine needs. */
const WAIT = { timeout: 60_000, interval: 50 };
const TEST_MS = 120_000;

async function start(checks?: { everyMs: number; timeoutMs: number; failures: number }) {
  const stateFolder = mkdtempSync(join(tmpdir(), 'foldout-serve-'));
  const scriptPath = join(stateFolder, 'index.js');
  writeFileSync(scriptPath, WORKER);
  const port = await findFreePort(8960);
  const lines: string[] = [];
  const giveUp = vi.fn();
  const worker = await keepServing(
    { port, stateFolder, scriptPath, workerOptions: { compatibilityDate: '2026-11-01' }, verbose: false },
    { ...(checks && { checks }), report: (line) => lines.push(line.trim()), giveUp },
  );
  onTestFinished(async () => {
    await worker.stop();
    rmSync(stateFolder, { recursive: true, force: true });
  });
  const read = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) })).text();
  return { worker, lines, read, giveUp, scriptPath };
}

/** The process id of the workerd that the Worker process started. */
function findRuntime(worker: KeptWorker): number {
  return Number(execFileSync('pgrep', ['-P', String(worker.pid()), 'workerd'], { encoding: 'utf8' }).trim());
}

it(
  'answers again after its runtime or its process was killed, and gives up when it cannot be started again',
  async () => {
    const { worker, lines, read, giveUp, scriptPath } = await start();
    expect(await read()).toBe('alive');
    const runtime = findRuntime(worker);
    process.kill(runtime, 'SIGKILL');
    await vi.waitFor(async () => expect(await read()).toBe('alive'), WAIT);
    expect(findRuntime(worker)).not.toBe(runtime);
    // The message may come after the new runtime's first response.
    const restarted = ['The runtime of the local server stopped and was started again.'];
    await vi.waitFor(() => expect(lines).toEqual(restarted), WAIT);

    const before = worker.pid();
    process.kill(Number(before), 'SIGKILL');
    await vi.waitFor(() => expect(worker.pid()).not.toBe(before), WAIT);
    expect(await read()).toBe('alive');
    expect(lines.slice(1)).toEqual([
      'The local server stopped. Starting it again.',
      'The local server answers again.',
    ]);

    expect(giveUp).not.toHaveBeenCalled();
    writeFileSync(scriptPath, 'not a Worker');
    process.kill(Number(worker.pid()), 'SIGKILL');
    await vi.waitFor(() => expect(giveUp).toHaveBeenCalled(), WAIT);
  },
  TEST_MS,
);

it(
  'replaces a runtime that does not answer',
  async () => {
    const { worker, lines, read } = await start({ everyMs: 50, timeoutMs: 2_000, failures: 2 });
    process.kill(findRuntime(worker), 'SIGSTOP');
    await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT);
    expect(await read()).toBe('alive');
    expect(lines).toEqual([
      'The local server does not answer. Starting it again.',
      'The local server answers again.',
    ]);
  },
  TEST_MS,
);
