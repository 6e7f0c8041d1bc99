import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zoned-time.ts';
import { computeDaySpan } from './day-span.ts';

const toIso = (wallTime: string, timeZone: string) =>
  new Date(toInstant(wallTime, timeZone) ?? Number.NaN).toISOString();

/** An event between wall times, each in its own zone. */
const eventOf = (starts: string, timeZone: string, ends?: string, endTimeZone: string | null = null) => ({
  datetime: toIso(starts, timeZone),
  endsAt: ends ? toIso(ends, endTimeZone ?? timeZone) : null,
  timeZone,
  endTimeZone,
});

describe('computeDaySpan', () => {
  it('counts each event in its own zone', () => {
    // Both start at about the same instant, on different days.
    const events = [
      eventOf('2027-06-12T09:00', 'Asia/Tokyo'),
      eventOf('2027-06-11T20:30', 'America/New_York'),
    ];
    expect(computeDaySpan(events)).toEqual({ firstDay: '2027-06-11', lastDay: '2027-06-12' });
  });

  it('counts an arrival in the zone where it is', () => {
    const flight = eventOf('2027-06-12T11:00', 'America/New_York', '2027-06-13T00:30', 'Europe/London');
    expect(computeDaySpan([flight])).toEqual({ firstDay: '2027-06-12', lastDay: '2027-06-13' });
    expect(computeDaySpan([{ ...flight, endTimeZone: null }])?.lastDay).toBe('2027-06-12');
  });

  it('has one day for a flight that lands the day before it left', () => {
    const flight = eventOf('2027-06-12T10:00', 'Asia/Tokyo', '2027-06-11T23:00', 'Pacific/Honolulu');
    expect(computeDaySpan([flight])).toEqual({ firstDay: '2027-06-12', lastDay: '2027-06-12' });
  });

  it('excludes the day at whose first minute an event ends', () => {
    const party = eventOf('2027-06-12T20:00', 'UTC', '2027-06-13T00:00');
    expect(computeDaySpan([party])?.lastDay).toBe('2027-06-12');
  });

  it('ignores an end in a mistyped year', () => {
    const stay = eventOf('2027-06-12T20:00', 'UTC', '2072-06-13T10:00');
    expect(computeDaySpan([stay])?.lastDay).toBe('2027-08-12');
  });

  it('is undefined without events', () => expect(computeDaySpan([])).toBeUndefined());
});
