import { ApiError } from '../../lib/api.ts';

/** Seconds until the next question where the server names none, and at most. */
const DEFAULT_DELAY_S = 4;
const MAX_DELAY_S = 30;

/** Answers that asking again cannot change: the server has understood, and says no. */
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
 * Asks until the outcome is known. Once a payment was sent, neither a lost connection nor a busy server or
 * bank means that it failed: `onWait` is told each time that it goes on. Throws the server's refusal where
 * that is final. Undefined when `signal` ended the asking.
 */
export async function retryUntilFinal<T>(
  ask: () => Promise<T>,
  onWait: (tries: number) => void,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (isFinal(error)) throw error;
      onWait(tries);
      const asked = error instanceof ApiError ? error.body?.retryAfter : undefined;
      await wait(Math.min(asked ?? DEFAULT_DELAY_S + tries, MAX_DELAY_S), signal);
    }
  }
  return undefined;
}
