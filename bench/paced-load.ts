import { Agent, get } from 'node:http';

export type LoadTarget = { url: string; headers?: Record<string, string> };

/** Like `tryPaced`, but throws if a request fails. Resolves with the latencies. */
export async function sendPaced(target: LoadTarget, perSecond: number, seconds: number): Promise<number[]> {
  const { latencies, failed, failure } = await tryPaced([target], perSecond, seconds);
  if (failed > 0)
    throw new Error(
      `${failed} of ${perSecond * seconds} requests to ${target.url} failed, one with ${failure}.`,
    );
  return latencies;
}

/**
 * Sends requests to one target after the other at a fixed rate, without waiting for earlier responses (open loop).
 * Resolves with the sorted latencies in milliseconds, each measured from when the request was due, to avoid coordinated
 * omission, and with the number of requests that failed, and a status or an error that one of them failed with.
 * `maxOpen`: where a server is slower than the rate, so many requests wait for it at most.
 */
export async function tryPaced(
  targets: LoadTarget[],
  perSecond: number,
  seconds: number,
  maxOpen = Number.POSITIVE_INFINITY,
) {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const total = perSecond * seconds;
  const requests: Promise<number | string>[] = [];
  const open = new Set<Promise<unknown>>();
  while (requests.length < total) {
    const target = targets[requests.length % targets.length];
    if (!target) throw new Error('There is no target.');
    const due = startedAt + (requests.length * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (open.size >= maxOpen) await Promise.race(open);
    else {
      const request = measureRequest(target, agent, due);
      requests.push(request);
      open.add(request);
      request.finally(() => open.delete(request));
    }
  }
  const results = await Promise.all(requests);
  agent.destroy();
  const latencies = results.filter((result) => typeof result === 'number').sort((a, b) => a - b);
  const failure = results.find((result) => typeof result === 'string');
  return { latencies, failed: total - latencies.length, failure };
}

/** Resolves with the latency, or with the status or the error if the request fails or the status is not 200. */
function measureRequest({ url, headers }: LoadTarget, agent: Agent, due: number): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: 60_000 }, (response) => {
      const { statusCode } = response;
      response
        .resume()
        .on('end', () => resolve(statusCode === 200 ? performance.now() - due : `status ${statusCode}`));
    });
    request
      .on('error', ({ message }) => resolve(message))
      .on('timeout', () => request.destroy(new Error('no answer in 60 s')));
  });
}

/** `share` from 0 to 1. */
export function computePercentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
