/**
 * What a failure says of itself, fit for a log: the words of its first cause. What drizzle wraps around them holds the
 * query's parameters, hence addresses, tokens and texts.
 */
export function describeError(error: unknown): string {
  let first = error;
  while (first instanceof Error && first.cause instanceof Error) first = first.cause;
  return first instanceof Error ? first.message : 'unknown';
}
