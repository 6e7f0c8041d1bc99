import { describe, expect, it } from 'vitest';
import { ATTEMPT_WINDOW_MS, computeAttempt } from './attempts.ts';

type Facts = Parameters<typeof computeAttempt>[0];

const now = Date.UTC(2026, 5, 1, 12);
const facts = (overrides: Partial<Facts> = {}): Facts => ({
  now,
  hasEntered: false,
  visitorFailures: [],
  addressFailures: [],
  projectFailuresLastHour: 0,
  projectFailuresLastDay: 0,
  lastStrangerTryAt: 0,
  wasAdvisedAt: 0,
  ...overrides,
});
const ago = (...minutes: number[]) => minutes.map((n) => now - n * 60_000);

describe('one visitor', () => {
  it('has five attempts', () => {
    const left = [0, 1, 2, 3, 4].map((n) =>
      computeAttempt(facts({ visitorFailures: ago(...Array(n).fill(1)) })),
    );
    expect(left.map((d) => d.outcome === 'compare' && d.attemptsRemaining)).toEqual([4, 3, 2, 1, 0]);
  });

  it('knows the lock duration at the last attempt', () => {
    const waits = [ago(2, 2, 2), ago(10, 2, 2, 2)].map((visitorFailures) =>
      computeAttempt(facts({ visitorFailures })),
    );
    expect(waits.map((d) => d.outcome === 'compare' && d.lockedForMs)).toEqual([0, 5 * 60_000]);
  });

  it('is locked after five failures until the first leaves the window', () => {
    expect(computeAttempt(facts({ visitorFailures: ago(14, 3, 2, 1, 1) }))).toEqual({
      outcome: 'locked',
      retryAfterMs: 60_000,
    });
  });

  it('stays locked if older failures leave the window', () => {
    const decision = computeAttempt(facts({ visitorFailures: ago(14, 5, 5, 5, 5, 5) }));
    expect(decision).toEqual({ outcome: 'locked', retryAfterMs: ATTEMPT_WINDOW_MS - 5 * 60_000 });
  });
});

it('locks an IP address after twenty failures of any visitors', () => {
  expect(computeAttempt(facts({ addressFailures: ago(...Array(19).fill(2)) })).outcome).toBe('compare');
  expect(computeAttempt(facts({ addressFailures: ago(...Array(20).fill(2)) })).outcome).toBe('locked');
});

describe('a project under attack', () => {
  const attacked = { projectFailuresLastHour: 50, lastStrangerTryAt: now - 4000 };

  it('allows one new visitor every ten seconds', () => {
    expect(computeAttempt(facts(attacked))).toEqual({ outcome: 'locked', retryAfterMs: 6000 });
    expect(computeAttempt(facts({ ...attacked, lastStrangerTryAt: now - 10_000 })).outcome).toBe('compare');
  });

  it('does not delay visitors who had access before', () => {
    expect(computeAttempt(facts({ ...attacked, hasEntered: true })).outcome).toBe('compare');
  });

  it('notifies the owner at the hundredth failure, once a day', () => {
    const advises = (overrides: Partial<Facts>) => {
      const decision = computeAttempt(facts(overrides));
      return decision.outcome === 'compare' && decision.adviseOwner;
    };
    expect(advises({ projectFailuresLastDay: 98 })).toBe(false);
    expect(advises({ projectFailuresLastDay: 99 })).toBe(true);
    expect(advises({ projectFailuresLastDay: 150, wasAdvisedAt: now - 3_600_000 })).toBe(false);
    expect(advises({ projectFailuresLastDay: 150, wasAdvisedAt: now - 24 * 3_600_000 })).toBe(true);
  });
});
