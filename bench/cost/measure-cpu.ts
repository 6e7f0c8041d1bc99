import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorker } from '../../dev/start/bundle-worker.ts';
import { enterItinerary } from '../count-calls.ts';
import type { Usage } from '../counting-worker/usage.ts';
import { startFoldoutWorker } from '../servers.ts';
import { BENCH_ACCESS_CODE } from '../sizes.ts';

/** CPU time of the Worker, in milliseconds per request. */
export type CpuTimes = Pick<Usage, 'itineraryPages' | 'invitationPages' | 'entries'>;

const WARM_UP = 200;
const REQUESTS = 500;
const LINUX_TICK_MS = 10;

/**
 * CPU time of the local runtime, on the database in `folder` that `recordUsage` has left. That includes the work of the
 * local database, so it is on the high side.
 */
export async function measureCpu(folder: string, projectId: string): Promise<CpuTimes> {
  const script = await bundleWorker('worker/index.ts', join(folder, 'cpu-worker'));
  const server = startFoldoutWorker(script, join(folder, 'cost'));
  try {
    const { origin } = new URL(await server.ready);
    const cookie = await enterItinerary(origin, projectId);
    const entry = {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost', cookie },
      body: JSON.stringify({ accessCode: BENCH_ACCESS_CODE }),
    };
    const measure = async (path: string, init: RequestInit) => {
      const send = async (count: number) => {
        for (let n = 0; n < count; n++) await (await fetch(origin + path, init)).arrayBuffer();
      };
      await send(WARM_UP);
      const before = readCpuTime();
      await send(REQUESTS);
      return (readCpuTime() - before) / REQUESTS;
    };
    return {
      itineraryPages: await measure(`/project/${projectId}`, { headers: { cookie } }),
      invitationPages: await measure(`/access/${projectId}?code=${BENCH_ACCESS_CODE}`, {
        headers: { cookie },
      }),
      entries: await measure(`/api/projects/${projectId}/access`, entry),
    };
  } finally {
    await server.dispose();
  }
}

/** Milliseconds that the only runtime of this process has used. Linux has exact times, other systems have `ps`. */
function readCpuTime(): number {
  const runtime = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' }).trim();
  const stat = `/proc/${runtime}/stat`;
  if (existsSync(stat)) {
    const [user, system] = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * LINUX_TICK_MS;
  }
  const time = execFileSync('ps', ['-o', 'time=', '-p', runtime], { encoding: 'utf8' });
  return 1000 * time.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}
