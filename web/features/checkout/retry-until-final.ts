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

/** The request was accepted; its result is known later. */
type Processing = { processing: true; message: string };

const isProcessing = (result: unknown): result is Processing =>
  typeof result === 'object' && result !== null && 'processing' in result;

/**
 * Repeats a request until it succeeds or fails for good: after a payment was submitted, a lost connection or a busy
 * server does not mean that it failed. Calls `onRetry` before each delay, with the server's message if the request is
 * being processed. Throws final errors; resolves with undefined when `signal` is aborted.
 */
export async function retryUntilFinal<T>(
  request: () => Promise<T>,
  onRetry: (message?: string) => void,
  signal: AbortSignal,
): Promise<Exclude<T, Processing> | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    let retryAfter: number | undefined;
    try {
      const result = await request();
      if (!isProcessing(result)) return result as Exclude<T, Processing>;
      onRetry(result.message);
    } catch (error) {
      if (isFinal(error)) throw error;
      onRetry();
      retryAfter = error instanceof ApiError ? error.body?.retryAfter : undefined;
    }
    await wait(Math.min(retryAfter ?? DEFAULT_DELAY_S + tries, MAX_DELAY_S), signal);
  }
  return undefined;
}
