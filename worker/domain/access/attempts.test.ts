import { describe, expect, it } from 'vitest';
import { ATTEMPT_WINDOW_MS, computeAttempt } from './attempts.ts';

type Facts = Parameters<typeof computeAttempt>[0];

const now = Date.UTC(2026, 5, 1, 12);
const facts = (overrides: Partial<Facts> = {}): Facts => ({
  now,
  hasEntered: false,
  knowsCode: false,
  visitorAttempts: [],
  addressAttempts: [],
  wrongLastHour: 0,
  wrongLastDay: 0,
  lastStrangerWrongAt: 0,
  wasWrong: false,
  crowdedWrong: [],
  wasAdvisedAt: 0,
  ...overrides,
});
const ago = (...minutes: number[]) => minutes.map((n) => now - n * 60_000);

describe('one visitor', () => {
  it('has five attempts', () => {
    const left = [0, 1, 2, 3, 4].map((n) =>
      computeAttempt(facts({ visitorAttempts: ago(...Array(n).fill(1)) })),
    );
    expect(left.map((d) => d.outcome === 'compare' && d.attemptsRemaining)).toEqual([4, 3, 2, 1, 0]);
  });

  it('knows the lock duration at the last attempt', () => {
    const waits = [ago(2, 2, 2), ago(10, 2, 2, 2)].map((visitorAttempts) =>
      computeAttempt(facts({ visitorAttempts })),
    );
    expect(waits.map((d) => d.outcome === 'compare' && d.lockedForMs)).toEqual([0, 5 * 60_000]);
  });

  it('is locked after five attempts until the first leaves the window, even with the code known', () => {
    for (const knowsCode of [false, true]) {
      expect(computeAttempt(facts({ knowsCode, visitorAttempts: ago(14, 3, 2, 1, 1) }))).toEqual({
        outcome: 'locked',
        attemptsRemaining: 0,
        retryAfterMs: 60_000,
      });
    }
  });

  it('stays locked if older attempts leave the window', () => {
    const decision = computeAttempt(facts({ visitorAttempts: ago(14, 5, 5, 5, 5, 5) }));
    expect(decision).toMatchObject({ retryAfterMs: ATTEMPT_WINDOW_MS - 5 * 60_000 });
  });
});

describe('an IP address', () => {
  const twenty = { addressAttempts: ago(...Array(20).fill(2)) };

  it('is locked after twenty attempts of any visitors, for those with a wrong one', () => {
    expect(computeAttempt(facts({ addressAttempts: ago(...Array(19).fill(2)) })).outcome).toBe('compare');
    const wrong = facts({ ...twenty, wasWrong: true, visitorAttempts: ago(2) });
    expect(computeAttempt(wrong)).toEqual({
      outcome: 'locked',
      attemptsRemaining: 4,
      retryAfterMs: 13 * 60_000,
    });
  });

  it('lets wrong codes of visitors without one through, at intervals that double up to a minute', () => {
    const listWaits = (crowdedWrong: number[]) => computeAttempt(facts({ ...twenty, crowdedWrong }));
    expect(listWaits([])).toMatchObject({ outcome: 'compare', isCrowded: true });
    const waits = [1, 2, 3, 4, 14].map((count) => listWaits(Array(count).fill(now - 4000)));
    expect(waits.map((decision) => decision.outcome === 'locked' && decision.retryAfterMs)).toEqual([
      6_000, 16_000, 36_000, 56_000, 56_000,
    ]);
    expect(waits[0]).toMatchObject({ attemptsRemaining: 5 });
    expect(listWaits([now - 10_000]).outcome).toBe('compare');
    expect(listWaits([now - 70_000, now - 60_000, now - 19_000]).outcome).toBe('locked');
  });

  it('is not locked for a browser that entered with the present code', () => {
    const wrong = { ...twenty, wasWrong: true };
    expect(computeAttempt(facts({ ...wrong, hasEntered: true })).outcome).toBe('locked');
    expect(computeAttempt(facts({ ...wrong, knowsCode: true })).outcome).toBe('compare');
  });
});

describe('a project under attack', () => {
  const attacked = { wrongLastHour: 50, lastStrangerWrongAt: now - 4000 };

  it('lets new visitors enter one wrong code every ten seconds, and counts those it refuses', () => {
    expect(computeAttempt(facts(attacked))).toEqual({
      outcome: 'wait',
      attemptsRemaining: 4,
      retryAfterMs: 6000,
    });
    expect(computeAttempt(facts({ ...attacked, lastStrangerWrongAt: now - 10_000 })).outcome).toBe('compare');
  });

  it('locks a visitor that keeps asking', () => {
    const decision = computeAttempt(facts({ ...attacked, visitorAttempts: ago(1, 1, 1, 1) }));
    expect(decision).toMatchObject({ outcome: 'wait', attemptsRemaining: 0, retryAfterMs: 14 * 60_000 });
  });

  it('does not delay visitors who had access before', () => {
    expect(computeAttempt(facts({ ...attacked, hasEntered: true })).outcome).toBe('compare');
  });

  it('notifies the owner at the hundredth wrong code, once a day', () => {
    const advises = (overrides: Partial<Facts>) => {
      const decision = computeAttempt(facts(overrides));
      return decision.outcome === 'compare' && decision.adviseOwner;
    };
    expect(advises({ wrongLastDay: 98 })).toBe(false);
    expect(advises({ wrongLastDay: 99 })).toBe(true);
    expect(advises({ wrongLastDay: 150, wasAdvisedAt: now - 3_600_000 })).toBe(false);
    expect(advises({ wrongLastDay: 150, wasAdvisedAt: now - 24 * 3_600_000 })).toBe(true);
  });
});
