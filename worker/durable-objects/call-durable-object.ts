/**
 * Calls a Durable Object, and retries once if the platform says the error is retryable, as after a deployment
 * (Cloudflare docs, Durable Objects, Error handling). `call` must get the stub itself, since a stub that threw stays
 * broken, and must be safe to repeat.
 */
export async function callDurableObject<T>(call: () => PromiseLike<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return await call();
  }
}

function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
