import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeShiftDays, shiftEventsByDays } from './shift-events.ts';
import { formatWallClock, toInstant } from './zoned-time.ts';

const at = (wall: string, timeZone: string, until?: string, endTimeZone: string | null = null) => ({
  startsAt: toInstant(wall, timeZone) ?? 0,
  endsAt: until ? (toInstant(until, endTimeZone ?? timeZone) ?? 0) : null,
  timeZone,
  endTimeZone,
});
const walls = (events: ReturnType<typeof at>[] | undefined) =>
  events?.map(({ startsAt, endsAt, timeZone, endTimeZone }) => [
    formatWallClock(startsAt, timeZone),
    endsAt === null ? null : formatWallClock(endsAt, endTimeZone ?? timeZone),
  ]);

describe('shiftEventsByDays', () => {
  it('keeps local times across daylight saving changes', () => {
    const events = [
      at('2027-03-13T19:30', 'America/New_York', '2027-03-13T22:00'),
      at('2027-03-13T10:00', 'Europe/Lisbon'),
      at('2027-03-13T08:00', 'Asia/Tokyo'),
    ];
    expect(walls(shiftEventsByDays(events, 7))).toEqual([
      ['2027-03-20T19:30', '2027-03-20T22:00'],
      ['2027-03-20T10:00', null],
      ['2027-03-20T08:00', null],
    ]);
    expect(walls(shiftEventsByDays(events, -200))?.[0]?.[0]).toBe('2026-08-25T19:30');
  });

  it('keeps the local time of an arrival in its own time zone', () => {
    // Only New York changes its clocks in this week.
    const flight = at('2027-03-10T21:40', 'America/New_York', '2027-03-11T09:35', 'Europe/Lisbon');
    expect(walls(shiftEventsByDays([flight], 7))).toEqual([['2027-03-17T21:40', '2027-03-18T09:35']]);
  });

  it('moves skipped local times forward and keeps ends after starts', () => {
    const night = at('2027-03-07T01:45', 'America/New_York', '2027-03-07T02:15');
    const [moved] = shiftEventsByDays([night], 7) ?? [];
    expect(walls(moved && [moved])).toEqual([['2027-03-14T01:45', '2027-03-14T03:15']]);
    const short = at('2027-03-07T02:30', 'America/New_York', '2027-03-07T03:10');
    const [late] = shiftEventsByDays([short], 7) ?? [];
    expect(late && (late.endsAt ?? 0) - late.startsAt).toBe(40 * 60_000);
  });

  it('returns undefined outside of 1990 to 2100', () => {
    expect(shiftEventsByDays([at('2099-06-01T10:00', 'UTC')], 36_525)).toBeUndefined();
    expect(shiftEventsByDays([at('1991-06-01T10:00', 'UTC')], -900)).toBeUndefined();
  });

  it('keeps any local time that exists on the new day', () => {
    const zone = fc.constantFrom(
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    );
    const minutes = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zone, minutes, fc.integer({ min: 1, max: 2000 }), (timeZone, minute, days) => {
        const event = { startsAt: minute * 60_000, endsAt: null, timeZone, endTimeZone: null };
        const wall = formatWallClock(event.startsAt, timeZone);
        const day = new Date(Date.parse(wall.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10);
        expect(shiftEventsByDays([event], days)?.[0]?.startsAt).toBe(
          toInstant(`${day}${wall.slice(10)}`, timeZone),
        );
      }),
    );
  });
});

describe('computeShiftDays', () => {
  it('uses the earliest event in its own time zone', () => {
    const events = [at('2027-06-12T10:00', 'Europe/Lisbon'), at('2027-06-11T23:30', 'America/New_York')];
    expect(computeShiftDays(events, '2027-06-18')).toBe(7);
    expect(computeShiftDays(events, '2027-06-11')).toBe(0);
  });

  it('returns 0 without events', () => expect(computeShiftDays([], '2027-06-18')).toBe(0));
});
