/**
 * An error's message for the log: that of its first cause. Drizzle's wrapper contains the query's parameters, which may
 * be addresses, tokens or texts.
 */
export function describeError(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : 'unknown';
}
