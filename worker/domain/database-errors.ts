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
export const isTemporaryDatabaseError = ({ message }: Error): boolean =>
  WORTH_REPEATING.test(message) || OVERLOADED.test(message);

/** True if a query that only reads may be repeated at once. */
export const isWorthRepeating = (error: unknown): boolean =>
  error instanceof Error && WORTH_REPEATING.test(error.message);
