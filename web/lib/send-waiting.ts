import { ApiError } from './api.ts';

const RETRY_MS = 30_000;

/** How requests are sent that wait in this browser for a connection. */
export type Sending<Waiting, Result> = {
  /** The next request; undefined when nothing is left. */
  next: () => Waiting | undefined;
  send: (waiting: Waiting) => Promise<Result>;
  /** The result if the server refuses for good. */
  refuse: (error: ApiError, waiting: Waiting) => Result;
  /** Removes the request, so that `next` returns the one after it. */
  settle: (waiting: Waiting, result: Result) => void;
};

const running = new Map<string, Promise<unknown>>();

/**
 * Sends waiting requests one after the other and returns their results. Stops if the browser is offline or the server is
 * busy; the rest waits for the next call. Calls with the same `name` do not overlap, not even in two tabs.
 */
export function sendWaiting<Waiting, Result>(
  name: string,
  sending: Sending<Waiting, Result>,
): Promise<Result[]> {
  const send = () => sendAll(sending);
  const result = (running.get(name) ?? Promise.resolve()).then(() =>
    navigator.locks ? navigator.locks.request(name, send) : send(),
  );
  running.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}

async function sendAll<Waiting, Result>({
  next,
  send,
  refuse,
  settle,
}: Sending<Waiting, Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let waiting = next(); waiting !== undefined; waiting = next()) {
    let result: Result;
    try {
      result = await send(waiting);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return results;
      result = refuse(error, waiting);
    }
    results.push(result);
    settle(waiting, result);
  }
  return results;
}

/**
 * Calls `send` now, every 30 seconds, when there is a connection again and when the page is shown. Returns the function
 * that stops it.
 */
export function keepSending(send: () => void): () => void {
  send();
  const timer = setInterval(send, RETRY_MS);
  addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  return () => {
    clearInterval(timer);
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', send);
  };
}
