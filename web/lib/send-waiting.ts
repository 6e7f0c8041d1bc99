import { ApiError } from './api.ts';

const RETRY_MS = 30_000;

/** How what waits in this browser is sent. */
export type Sending<Waiting, Result> = {
  /** What is to be sent next; undefined when nothing is left. */
  next: () => Waiting | undefined;
  send: (waiting: Waiting) => Promise<Result>;
  /** What a final refusal of the server means. */
  refuse: (error: ApiError, waiting: Waiting) => Result;
  /** Stores the result, so that `next` goes on. */
  settle: (waiting: Waiting, result: Result) => void;
};

const running = new Map<string, Promise<unknown>>();

/**
 * Sends what waits, one after the other, and returns what became of it. Stops where there is no connection or the server
 * is busy; what is left waits for the next call. Calls with the same name do not overlap, not even in two tabs.
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
