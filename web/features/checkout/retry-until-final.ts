import { ApiError } from '../../lib/api.ts';

const DEFAULT_DELAY_S = 4;
const MAX_DELAY_S = 30;

/** Errors that a retry cannot change. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;

const wait = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Repeats a request until it succeeds or fails for good: after a payment was submitted, a lost connection or a busy
 * server does not mean that it failed. Calls `onRetry` before each delay. Throws final errors; resolves with
 * undefined when `signal` is aborted.
 */
export async function retryUntilFinal<T>(
  request: () => Promise<T>,
  onRetry: (tries: number) => void,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      return await request();
    } catch (error) {
      if (isFinal(error)) throw error;
      onRetry(tries);
      const retryAfter = error instanceof ApiError ? error.body?.retryAfter : undefined;
      await wait(Math.min(retryAfter ?? DEFAULT_DELAY_S + tries, MAX_DELAY_S), signal);
    }
  }
  return undefined;
}
