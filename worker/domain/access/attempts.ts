import { MAX_ACCESS_ATTEMPTS } from '../../contract/limits.ts';

/** How long a wrong code counts against a visitor and an address, in milliseconds. */
export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;
/** Wrong codes over all visitors of one address in the window: a family behind one router, not a botnet. */
const MAX_PER_ADDRESS = 20;
/** Wrong codes against one project in an hour, after which strangers must queue. */
const MAX_PER_HOUR = 50;
const STRANGER_INTERVAL_MS = 10 * 1000;
/** Wrong codes against one project in a day, after which its owner is told, once a day. */
const ADVISE_AFTER = 100;

/** What the guard knows when a code is tried. Counts are of failures before this try. */
export type AttemptFacts = {
  now: number;
  /** Whether this visitor has ever entered this project. */
  hasEntered: boolean;
  /** Times, in epoch milliseconds, of the visitor's failures in the window, oldest first. */
  visitorFailures: number[];
  addressFailures: number[];
  projectFailuresLastHour: number;
  projectFailuresLastDay: number;
  /** When a stranger last was let through to a comparison, or 0. */
  lastStrangerTryAt: number;
  wasAdvisedAt: number;
};

export type AttemptDecision =
  /** `lockedForMs`: how long the visitor has to wait should this, its last try, be wrong; else 0. */
  | { outcome: 'compare'; attemptsRemaining: number; lockedForMs: number; adviseOwner: boolean }
  | { outcome: 'locked'; retryAfterMs: number };

/**
 * Whether a code may be compared at all. `attemptsRemaining` is what is left should it be wrong.
 * Whoever asks has to record the try as a failure before comparing, or parallel guesses slip through.
 */
export function computeAttempt(facts: AttemptFacts): AttemptDecision {
  const visitor = computeWait(facts.visitorFailures, MAX_ACCESS_ATTEMPTS, facts.now);
  const address = computeWait(facts.addressFailures, MAX_PER_ADDRESS, facts.now);
  const stranger =
    !facts.hasEntered && facts.projectFailuresLastHour >= MAX_PER_HOUR
      ? facts.lastStrangerTryAt + STRANGER_INTERVAL_MS - facts.now
      : 0;
  const retryAfterMs = Math.max(visitor, address, stranger);
  if (retryAfterMs > 0) return { outcome: 'locked', retryAfterMs };
  const attemptsRemaining = MAX_ACCESS_ATTEMPTS - facts.visitorFailures.length - 1;
  const withThisOne = [...facts.visitorFailures, facts.now];
  return {
    outcome: 'compare',
    attemptsRemaining,
    lockedForMs: computeWait(withThisOne, MAX_ACCESS_ATTEMPTS, facts.now),
    adviseOwner:
      facts.projectFailuresLastDay + 1 >= ADVISE_AFTER && facts.now - facts.wasAdvisedAt >= 24 * 3_600_000,
  };
}

/** How long until fewer than `limit` of these failures lie in the window; 0 when that is so already. */
function computeWait(failures: number[], limit: number, now: number): number {
  const blocking = failures[failures.length - limit];
  return blocking === undefined ? 0 : blocking + ATTEMPT_WINDOW_MS - now;
}
