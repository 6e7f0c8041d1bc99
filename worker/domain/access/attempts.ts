import { MAX_ACCESS_ATTEMPTS } from '../../contract/limits.ts';

/** How long an attempt counts against a visitor and an IP address, in milliseconds. */
export const ATTEMPT_WINDOW_MS = 15 * 60 * 1000;
/**
 * Wrong codes per IP address in the window that need no wait. Those after it are compared one by one, and with the intervals
 * below no 15 minutes have more than 20 together.
 */
const MAX_PER_ADDRESS = 9;
/** Wrong codes per project in an hour. Beyond it, new visitors wait between two. */
const MAX_PER_HOUR = 50;
/** Between two wrong codes of new visitors. */
const WRONG_INTERVAL_MS = 10 * 1000;
/** Longest interval at addresses that used up their attempts: it doubles with each wrong code in the window. */
const MAX_CROWDED_INTERVAL_MS = 120 * 1000;
/** Wrong codes per project in a day, after which its owner gets an email, once a day. */
const ADVISE_AFTER = 100;

/** Times are in epoch milliseconds, counts are of what happened before this attempt. */
type AttemptFacts = {
  now: number;
  /** Whether this browser has had access to the project before. */
  hasEntered: boolean;
  /** Whether it was with the current code; then the attempt cannot be a guess. */
  knowsCode: boolean;
  /** Times of the visitor's attempts in the window, wrong or refused, oldest first. */
  visitorAttempts: number[];
  /** Whether one of the visitor's was wrong. */
  wasWrong: boolean;
  addressAttempts: number[];
  wrongLastHour: number;
  wrongLastDay: number;
  /** When a new visitor last entered a wrong code, or 0. */
  lastStrangerWrongAt: number;
  /** Times of wrong codes in the window of visitors whose addresses had no attempts left, oldest first. */
  crowdedWrong: number[];
  wasAdvisedAt: number;
};

export type AttemptDecision =
  /** Compare the code. If it is wrong, `attemptsRemaining` are left, and the visitor is locked for `lockedForMs`. */
  | {
      outcome: 'compare';
      attemptsRemaining: number;
      lockedForMs: number;
      adviseOwner: boolean;
      /** Whether the address has no attempts left. */
      isCrowded: boolean;
    }
  /** Refused while others guess, and counted like a wrong code, so that nobody gains from asking all the time. */
  | { outcome: 'wait'; attemptsRemaining: number; retryAfterMs: number }
  /** Refused, not counted. */
  | { outcome: 'locked'; attemptsRemaining: number; retryAfterMs: number };

/**
 * Decides whether a typed code may be compared. A right code is never counted: however many new visitors know it, they do
 * not keep each other waiting.
 */
export function computeAttempt(facts: AttemptFacts): AttemptDecision {
  const { now, visitorAttempts } = facts;
  const visitorWait = computeWait(visitorAttempts, MAX_ACCESS_ATTEMPTS, now);
  if (visitorWait > 0) return { outcome: 'locked', attemptsRemaining: 0, retryAfterMs: visitorWait };
  const unused = MAX_ACCESS_ATTEMPTS - visitorAttempts.length;
  const addressWait = facts.knowsCode ? 0 : computeWait(facts.addressAttempts, MAX_PER_ADDRESS, now);
  const isCrowded = addressWait > 0;
  const crowdedWait = isCrowded ? computeCrowdedWait(facts) : 0;
  if (crowdedWait > 0) return { outcome: 'locked', attemptsRemaining: unused, retryAfterMs: crowdedWait };
  const attemptsRemaining = Math.max(0, unused - 1);
  const lockedForMs = computeWait([...visitorAttempts, now], MAX_ACCESS_ATTEMPTS, now);
  const isDelayed = !isCrowded && !facts.hasEntered && facts.wrongLastHour >= MAX_PER_HOUR;
  const strangerWait = isDelayed ? facts.lastStrangerWrongAt + WRONG_INTERVAL_MS - now : 0;
  if (strangerWait > 0) {
    return { outcome: 'wait', attemptsRemaining, retryAfterMs: Math.max(strangerWait, lockedForMs) };
  }
  const adviseOwner = facts.wrongLastDay + 1 >= ADVISE_AFTER && now - facts.wasAdvisedAt >= 24 * 3_600_000;
  return { outcome: 'compare', attemptsRemaining, lockedForMs, adviseOwner, isCrowded };
}

/**
 * The wait of a visitor whose address has no attempts left: for the last wrong one of such visitors, over all addresses.
 * Who entered a wrong code waits twice as long, so that others come first.
 */
function computeCrowdedWait({ now, wasWrong, crowdedWrong }: AttemptFacts): number {
  const last = crowdedWrong.at(-1) ?? Number.NEGATIVE_INFINITY;
  const interval = Math.min(WRONG_INTERVAL_MS * 2 ** (crowdedWrong.length - 1), MAX_CROWDED_INTERVAL_MS);
  return last + (wasWrong ? 2 * interval : interval) - now;
}

/** Milliseconds until fewer than `limit` attempts are in the window. */
function computeWait(attempts: number[], limit: number, now: number): number {
  const blocking = attempts[attempts.length - limit];
  return blocking === undefined ? 0 : blocking + ATTEMPT_WINDOW_MS - now;
}
