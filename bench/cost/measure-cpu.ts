import { join } from 'node:path';
import { bundleWorker } from '../../dev/start/bundle-worker.ts';
import { findFreePort } from '../../dev/start/port.ts';
import { enterItinerary } from '../count-calls.ts';
import type { Usage } from '../counting-worker/usage.ts';
import { startFoldoutWorker } from '../servers.ts';
import { BENCH_ACCESS_CODE } from '../sizes.ts';

/** CPU time of the Worker, in milliseconds per request. */
export type CpuTimes = Pick<Usage, 'itineraryPages' | 'invitationPages' | 'entries'>;

const WARM_UP = 200;
const REQUESTS = 300;
const SAMPLE_US = 200;
/** A sample that comes later than this means that the machine did something else. */
const LATE_US = 2 * SAMPLE_US;

/** Profiles the Worker alone with V8's profiler, on the database in `folder` that `recordUsage` has left. */
export async function measureCpu(folder: string, projectId: string): Promise<CpuTimes> {
  const script = await bundleWorker('worker/index.ts', join(folder, 'cpu-worker'));
  const inspectorPort = await findFreePort(9430);
  const server = await startFoldoutWorker(script, join(folder, 'cost'), { inspectorPort });
  try {
    const { origin } = new URL(await server.ready);
    const profiler = await Profiler.connect(inspectorPort);
    const cookie = await enterItinerary(origin, projectId);
    const json = { 'content-type': 'application/json', origin: 'http://localhost' };
    const body = JSON.stringify({ accessCode: BENCH_ACCESS_CODE });
    const measure = async (path: string, init: RequestInit) => {
      const send = async (count: number) => {
        for (let n = 0; n < count; n++) await (await fetch(origin + path, init)).arrayBuffer();
      };
      await send(WARM_UP);
      return (await profiler.measure(() => send(REQUESTS))) / REQUESTS;
    };
    const times = {
      itineraryPages: await measure(`/project/${projectId}`, { headers: { cookie } }),
      invitationPages: await measure(`/access/${projectId}?code=${BENCH_ACCESS_CODE}`, {
        headers: { cookie },
      }),
      entries: await measure(`/api/projects/${projectId}/access`, {
        method: 'POST',
        headers: { ...json, cookie },
        body,
      }),
    };
    profiler.close();
    return times;
  } finally {
    await server.dispose();
  }
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

/** The profiler of the Worker's isolate, over the Chrome DevTools Protocol. */
class Profiler {
  readonly #socket: WebSocket;
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async connect(port: number): Promise<Profiler> {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
      id: string;
      webSocketDebuggerUrl: string;
    }[];
    const worker = targets.find(({ id }) => id.startsWith('core:user:'));
    const socket = new WebSocket(worker?.webSocketDebuggerUrl ?? '');
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const profiler = new Profiler(socket);
    await profiler.#call('Profiler.enable');
    await profiler.#call('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    return profiler;
  }

  /** Milliseconds of CPU time while `work` runs. */
  async measure(work: () => Promise<unknown>): Promise<number> {
    await this.#call('Profiler.start');
    await work();
    const { nodes, samples, timeDeltas } = (await this.#call('Profiler.stop')).profile as Profile;
    const idle = new Set(
      nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
    );
    const busy = samples.reduce(
      (sum, id, index) => sum + (idle.has(id) ? 0 : Math.min(timeDeltas[index] ?? 0, LATE_US)),
      0,
    );
    return busy / 1000;
  }

  close() {
    this.#socket.close();
  }

  #call(method: string, params: object = {}): Promise<{ profile?: Profile }> {
    const id = ++this.#calls;
    return new Promise((resolve) => {
      this.#socket.addEventListener('message', function listen(this: WebSocket, { data }) {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        this.removeEventListener('message', listen as never);
        resolve(message.result);
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
