import { MAX_ACCESS_ATTEMPTS } from '../../contract/limits.ts';

/** How long a failure counts against a visitor and an IP address, in milliseconds. */
export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;
/** Failures per IP address in the window. Allows for several visitors behind one router. */
const MAX_PER_ADDRESS = 20;
/** Failures per project in an hour. Beyond it, new visitors may only try one at a time, every 10 seconds. */
const MAX_PER_HOUR = 50;
const STRANGER_INTERVAL_MS = 10 * 1000;
/** Failures per project in a day, after which its owner gets an email, once a day. */
const ADVISE_AFTER = 100;

/** Counts are of failures before this attempt. */
type AttemptFacts = {
  now: number;
  /** Whether this visitor has had access to the project before. */
  hasEntered: boolean;
  /** Times, in epoch milliseconds, of the visitor's failures in the window, oldest first. */
  visitorFailures: number[];
  addressFailures: number[];
  projectFailuresLastHour: number;
  projectFailuresLastDay: number;
  /** When a new visitor was last allowed to try during an attack, or 0. */
  lastStrangerTryAt: number;
  wasAdvisedAt: number;
};

export type AttemptDecision =
  /** `lockedForMs` is how long the visitor is locked if this attempt fails; 0 if more remain. */
  | { outcome: 'compare'; attemptsRemaining: number; lockedForMs: number; adviseOwner: boolean }
  | { outcome: 'locked'; retryAfterMs: number };

/**
 * Decides whether a code may be compared. `attemptsRemaining` is the count if it is wrong. Callers must record the
 * attempt as a failure before comparing, or parallel guesses are not counted.
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
  const failuresWithThis = [...facts.visitorFailures, facts.now];
  return {
    outcome: 'compare',
    attemptsRemaining,
    lockedForMs: computeWait(failuresWithThis, MAX_ACCESS_ATTEMPTS, facts.now),
    adviseOwner:
      facts.projectFailuresLastDay + 1 >= ADVISE_AFTER && facts.now - facts.wasAdvisedAt >= 24 * 3_600_000,
  };
}

/** Milliseconds until fewer than `limit` failures are in the window. */
function computeWait(failures: number[], limit: number, now: number): number {
  const blocking = failures[failures.length - limit];
  return blocking === undefined ? 0 : blocking + ATTEMPT_WINDOW_MS - now;
}
