import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findZoneRule, toYearlyTime, toZoneLocalTime } from './zone-rule.ts';

const HOUR = 3_600_000;

describe('findZoneRule', () => {
  it('finds the second Sunday of March and the first of November', () => {
    expect(findZoneRule('America/New_York', 2027)).toEqual({
      standard: -5 * HOUR,
      summer: {
        offset: -4 * HOUR,
        begins: { month: 2, weekday: 0, nth: 2, clock: 2 * HOUR },
        ends: { month: 10, weekday: 0, nth: 1, clock: 2 * HOUR },
      },
    });
  });

  it('finds last Sundays in Europe', () => {
    for (const year of [2026, 2027, 2028, 2029, 2030, 2031]) {
      expect(findZoneRule('Europe/Lisbon', year)?.summer).toEqual({
        offset: HOUR,
        begins: { month: 2, weekday: 0, nth: -1, clock: HOUR },
        ends: { month: 9, weekday: 0, nth: -1, clock: 2 * HOUR },
      });
    }
  });

  it('finds a summer past the new year with a half-hour change', () => {
    expect(findZoneRule('Australia/Lord_Howe', 2027)).toEqual({
      standard: 10.5 * HOUR,
      summer: {
        offset: 11 * HOUR,
        begins: { month: 9, weekday: 0, nth: 1, clock: 2 * HOUR },
        ends: { month: 3, weekday: 0, nth: 1, clock: 2 * HOUR },
      },
    });
  });

  it('finds zones without daylight saving time', () => {
    expect(findZoneRule('Asia/Kathmandu', 2027)).toEqual({ standard: 5.75 * HOUR });
    expect(findZoneRule('UTC', 2027)).toEqual({ standard: 0 });
  });

  it('returns undefined for irregular years', () => {
    // Samoa skipped December 30, 2011, in addition to its two changes.
    expect(findZoneRule('Pacific/Apia', 2011)).toBeUndefined();
  });
});

describe('toYearlyTime', () => {
  it('computes the first and the last weekday of every month', () => {
    const parts = fc.record({
      year: fc.integer({ min: 1970, max: 2100 }),
      month: fc.integer({ min: 0, max: 11 }),
      weekday: fc.integer({ min: 0, max: 6 }),
      nth: fc.constantFrom(-1, 1, 2, 3, 4),
    });
    fc.assert(
      fc.property(parts, ({ year, nth, ...rest }) => {
        const date = new Date(toYearlyTime({ ...rest, nth, clock: 0 }, year));
        expect([date.getUTCMonth(), date.getUTCDay()]).toEqual([rest.month, rest.weekday]);
        const week = Math.ceil(date.getUTCDate() / 7);
        if (nth > 0) expect(week).toBe(nth);
        else expect(new Date(date.getTime() + 7 * 24 * HOUR).getUTCMonth()).not.toBe(rest.month);
      }),
    );
  });
});

describe('toZoneLocalTime', () => {
  const rule = findZoneRule('America/New_York', 2027) as NonNullable<ReturnType<typeof findZoneRule>>;
  const clockAt = (iso: string) => {
    const clock = toZoneLocalTime(rule, Date.parse(iso), 'America/New_York');
    return clock === undefined ? undefined : new Date(clock).toISOString().slice(0, 19);
  };

  it('returns local times around both changes except in the repeated hour', () => {
    expect(clockAt('2027-03-14T06:59:59Z')).toBe('2027-03-14T01:59:59');
    expect(clockAt('2027-03-14T07:00:00Z')).toBe('2027-03-14T03:00:00');
    expect(clockAt('2027-11-07T04:59:59Z')).toBe('2027-11-07T00:59:59');
    expect(clockAt('2027-11-07T05:00:00Z')).toBeUndefined();
    expect(clockAt('2027-11-07T06:59:59Z')).toBeUndefined();
    expect(clockAt('2027-11-07T07:00:00Z')).toBe('2027-11-07T02:00:00');
  });

  it('returns undefined in years with another rule', () => {
    // Until 2006 daylight saving time began in April.
    expect(clockAt('2006-03-20T12:00:00Z')).toBeUndefined();
    expect(clockAt('2006-07-20T12:00:00Z')).toBe('2006-07-20T08:00:00');
  });
});
