import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWallClock, toInstant } from './zoned-time.ts';

const iso = (text: string, zone: string) => {
  const instant = toInstant(text, zone);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe('toInstant', () => {
  it('parses local time in summer and winter', () => {
    expect(iso('2027-07-01T20:15', 'America/New_York')).toBe('2027-07-02T00:15:00.000Z');
    expect(iso('2027-01-01T20:15', 'America/New_York')).toBe('2027-01-02T01:15:00.000Z');
    expect(iso('2027-07-01T20:15', 'America/Los_Angeles')).toBe('2027-07-02T03:15:00.000Z');
    expect(iso('2027-07-01T20:15', 'Asia/Kathmandu')).toBe('2027-07-01T14:30:00.000Z');
  });

  it('prefers an offset over the time zone', () => {
    expect(iso('2027-07-01T20:15:00+02:00', 'America/New_York')).toBe('2027-07-01T18:15:00.000Z');
    expect(iso('2027-07-01T20:15Z', 'America/New_York')).toBe('2027-07-01T20:15:00.000Z');
  });

  it('moves a skipped local time forward', () => {
    expect(iso('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  });

  it('uses the first of two repeated local times', () => {
    expect(iso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    // Lord Howe Island changes by half an hour.
    expect(iso('2027-04-04T01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
  });

  it.each([
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:00',
    '1989-12-31T00:00Z',
    '2101-01-01T00:00Z',
  ])('returns undefined for %s', (text) => {
    expect(toInstant(text, 'UTC')).toBeUndefined();
  });

  it('accepts the first and the last day in any time zone', () => {
    expect(iso('2100-12-31T23:59', 'America/New_York')).toBe('2101-01-01T04:59:00.000Z');
    expect(iso('1990-01-01T00:00', 'Asia/Tokyo')).toBe('1989-12-31T15:00:00.000Z');
    expect(iso('2101-01-01T00:00', 'America/New_York')).toBeUndefined();
    expect(iso('1989-12-31T23:59', 'Asia/Tokyo')).toBeUndefined();
    expect(iso('2100-01-01T10:00+24:00', 'UTC')).toBeUndefined();
  });

  it('round-trips local times that are not skipped', () => {
    const zones = [
      'America/New_York',
      'Europe/Lisbon',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    ];
    const minutes = fc.integer({ min: Date.UTC(1995, 0, 1) / 60_000, max: Date.UTC(2095, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const wall = formatWallClock(minute * 60_000, zone);
        expect(formatWallClock(toInstant(wall, zone) as number, zone)).toBe(wall);
      }),
    );
  });
});
