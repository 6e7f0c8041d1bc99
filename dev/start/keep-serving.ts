import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { LOOPBACK } from '../hold-port.mjs';
import { CommandError } from '../steps.mjs';
import type { WorkerProcessMessage, WorkerProcessOptions } from './worker-process.ts';

/**
 * When to ask whether the Worker still answers, and when to give up on it. In milliseconds. A machine on which much else
 * runs may take more than 10 seconds for an answer.
 */
const CHECKS = { everyMs: 5_000, timeoutMs: 30_000, failures: 3 };
const START_ATTEMPTS = 3;

export type KeptWorker = {
  /** The process id of the present worker process. */
  pid: () => number | undefined;
  /** Runs a new bundle with other options. */
  reload: (options: WorkerProcessOptions) => Promise<void>;
  stop: () => Promise<void>;
};

type Watching = {
  /** Called when the Worker could not be started again. */
  giveUp: (error: unknown) => unknown;
  checks?: typeof CHECKS;
  report?: (line: string) => void;
};

/**
 * Runs the Worker in a process of its own, and starts a new one when it ended or does not answer any more. Resolves when
 * it is ready; throws CommandError if it does not start.
 */
export async function keepServing(
  initialOptions: WorkerProcessOptions,
  { giveUp, checks = CHECKS, report = console.log }: Watching,
): Promise<KeptWorker> {
  let options = initialOptions;
  const stopping = new AbortController();
  const start = () => startProcess(options, report);
  let worker = await start();
  const watching = watchForever().catch(giveUp);

  async function watchForever() {
    for (;;) {
      const problem = await findProblem(worker, options.port, checks, stopping.signal);
      if (stopping.signal.aborted) return;
      report(`  ${problem} Starting it again.`);
      await killProcess(worker);
      worker = await attempt(start);
      report('  The local server answers again.');
    }
  }

  return {
    pid: () => worker.pid,
    reload: async (newOptions) => {
      options = newOptions;
      const ready = waitUntilReady(worker);
      worker.send(options);
      await ready;
    },
    stop: async () => {
      stopping.abort();
      await watching;
      await killProcess(worker);
    },
  };
}

/** Resolves with what is wrong with the worker process, as soon as something is, or when `signal` aborts. */
async function findProblem(
  worker: ChildProcess,
  port: number,
  { everyMs, timeoutMs, failures }: typeof CHECKS,
  signal: AbortSignal,
): Promise<string> {
  let failed = 0;
  while (!signal.aborted) {
    if (hasEnded(worker)) return 'The local server stopped.';
    if (failed >= failures) return 'The local server does not answer.';
    const pause = AbortSignal.any([signal, AbortSignal.timeout(everyMs)]);
    await once(worker, 'exit', { signal: pause }).catch(() => {});
    if (signal.aborted || hasEnded(worker)) continue;
    failed = (await answers(port, timeoutMs)) ? 0 : failed + 1;
  }
  return '';
}

async function answers(port: number, timeoutMs: number): Promise<boolean> {
  const url = `http://${LOOPBACK}:${port}/dev/health`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function startProcess(
  options: WorkerProcessOptions,
  report: (line: string) => void,
): Promise<ChildProcess> {
  // In a process group of its own, so that its runtime can be ended even when it is stuck itself.
  const worker = fork('dev/start/worker-process.ts', [JSON.stringify(options)], {
    detached: true,
    execArgv: [],
  });
  worker.on('message', (message: WorkerProcessMessage) => {
    if (message === 'runtime restarted')
      report('  The runtime of the local server stopped and was started again.');
  });
  try {
    await waitUntilReady(worker);
    return worker;
  } catch (error) {
    await killProcess(worker);
    throw error;
  }
}

/** Resolves with the next "ready". Throws CommandError if the process ends. */
function waitUntilReady(worker: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerProcessMessage) => message === 'ready' && resolve());
    worker.once('exit', () => reject(new CommandError('The local server did not start.')));
  });
}

async function attempt<T>(start: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await start();
    } catch (error) {
      if (n === START_ATTEMPTS) throw error;
      await wait(1_000);
    }
  }
}

const hasEnded = (worker: ChildProcess) => worker.exitCode !== null || worker.signalCode !== null;

/** Ends the process and its runtime. */
async function killProcess(worker: ChildProcess): Promise<void> {
  const ended = hasEnded(worker) ? undefined : once(worker, 'exit');
  try {
    process.kill(-(worker.pid ?? 0), 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
  await ended;
}
