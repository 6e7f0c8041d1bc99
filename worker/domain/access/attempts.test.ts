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
  const nine = { addressAttempts: ago(...Array(9).fill(2)) };
  const listWaits = (crowdedWrong: number[], more: Partial<Facts> = {}) =>
    computeAttempt(facts({ ...nine, ...more, crowdedWrong }));

  it('takes wrong codes one by one after nine, at intervals that double up to two minutes', () => {
    expect(computeAttempt(facts({ addressAttempts: ago(...Array(8).fill(2)) }))).toMatchObject({
      outcome: 'compare',
      isCrowded: false,
    });
    expect(listWaits([])).toMatchObject({ outcome: 'compare', isCrowded: true });
    const waits = [1, 2, 3, 4, 14].map((count) => listWaits(Array(count).fill(now - 4000)));
    expect(waits.map((decision) => decision.outcome === 'locked' && decision.retryAfterMs)).toEqual([
      6_000, 16_000, 36_000, 76_000, 116_000,
    ]);
    expect(waits[0]).toMatchObject({ attemptsRemaining: 5 });
    expect(listWaits([now - 10_000]).outcome).toBe('compare');
    expect(listWaits([now - 70_000, now - 60_000, now - 39_000]).outcome).toBe('locked');
  });

  it('lets those who entered no wrong code come first', () => {
    const wrong = { wasWrong: true, visitorAttempts: ago(2) };
    expect(listWaits([now - 10_000], wrong)).toEqual({
      outcome: 'locked',
      attemptsRemaining: 4,
      retryAfterMs: 10_000,
    });
    expect(listWaits([now - 20_000], wrong).outcome).toBe('compare');
  });

  it('is not crowded for a browser that entered with the present code', () => {
    expect(listWaits([now - 4000], { hasEntered: true }).outcome).toBe('locked');
    expect(listWaits([now - 4000], { knowsCode: true }).outcome).toBe('compare');
  });

  it.each([100, 1_000, 7_000, 61_000])(
    'has at most 20 guesses in any 15 minutes, with a new cookie each %i ms',
    (step) => {
      const guesses: { at: number; isCrowded: boolean }[] = [];
      for (let at = now; at < now + 4 * ATTEMPT_WINDOW_MS; at += step) {
        const recent = guesses.filter((guess) => guess.at > at - ATTEMPT_WINDOW_MS);
        const decision = computeAttempt(
          facts({
            now: at,
            addressAttempts: recent.map((guess) => guess.at),
            crowdedWrong: recent.filter(({ isCrowded }) => isCrowded).map((guess) => guess.at),
          }),
        );
        if (decision.outcome === 'compare') guesses.push({ at, isCrowded: decision.isCrowded });
      }
      const most = guesses.map(
        ({ at }) => guesses.filter((guess) => guess.at >= at && guess.at < at + ATTEMPT_WINDOW_MS).length,
      );
      expect(Math.max(...most)).toBeLessThanOrEqual(20);
      expect(guesses.length).toBeGreaterThan(30);
    },
  );
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
