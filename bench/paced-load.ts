import { Agent, get } from 'node:http';

export type LoadTarget = { url: string; headers?: Record<string, string> };

/**
 * Sends requests at a fixed pace whether or not earlier ones were answered (open loop), and resolves with
 * the latencies in milliseconds, sorted. Each is measured from the moment the request was due, so that a
 * server that stalls cannot hide it by being asked less (coordinated omission).
 */
export async function sendPaced(target: LoadTarget, perSecond: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const total = perSecond * seconds;
  const answers: Promise<number>[] = [];
  while (answers.length < total) {
    const due = begun + (answers.length * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    else answers.push(measure(target, agent, due));
  }
  const latencies = await Promise.all(answers);
  agent.destroy();
  const failures = latencies.filter(Number.isNaN).length;
  if (failures > 0) throw new Error(`${failures} of ${total} requests to ${target.url} failed.`);
  return latencies.sort((a, b) => a - b);
}

/** Resolves with NaN when the answer was none or not the one asked for. */
function measure({ url, headers }: LoadTarget, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: 10_000 }, (response) => {
      const fine = response.statusCode === 200;
      response.resume().on('end', () => resolve(fine ? performance.now() - due : Number.NaN));
    });
    request.on('error', () => resolve(Number.NaN)).on('timeout', () => request.destroy());
  });
}

/** The value that `share` (0 to 1) of the sorted latencies do not exceed. */
export function computePercentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
