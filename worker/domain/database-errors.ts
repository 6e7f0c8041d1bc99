const toPattern = (parts: string[]) => new RegExp(parts.join('|'), 'i');

/** Errors after which the same query may succeed at once (Cloudflare docs, D1, Debug D1). */
const WORTH_REPEATING = toPattern([
  'Network connection lost',
  'Replica disconnected',
  'reset because its code was updated',
  'Internal error.* caused object to be reset',
  'transient issue',
  'client disconnected',
]);

/** Errors of a database that has too much to do. Repeating a query at once would add to it. */
const OVERLOADED = toPattern([
  'overloaded',
  'too many requests',
  'exceeded timeout',
  'timed? ?out',
  '(memory|CPU time) limit and was reset',
]);

/** True for errors of D1 and of Durable Objects that pass without a change of ours. */
const isTemporaryDatabaseError = ({ message }: Error): boolean =>
  WORTH_REPEATING.test(message) || OVERLOADED.test(message);

/** True if a query that only reads may be repeated at once. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof Error && WORTH_REPEATING.test(error.message);

/** `isTemporaryDatabaseError` of anything thrown. The message of Drizzle is about the query; its cause is D1's error. */
export function isTemporaryFailure(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && isTemporaryDatabaseError(cause);
}
