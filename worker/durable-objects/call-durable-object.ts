/**
 * Calls a Durable Object, and once more where the platform says that this may help: its code was just replaced by a
 * deployment, or its machine went down (Durable Objects, error handling). `call` has to fetch the stub anew, since a stub
 * that threw stays broken, and has to be harmless when done twice.
 */
export async function callObject<T>(call: () => PromiseLike<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isPassing(error)) throw error;
    return await call();
  }
}

function isPassing(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true;
}
