import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDay } from '../time/days.ts';
import {
  computeCountdown,
  findNextChange,
  findNextStart,
  groupByDay,
  isHappening,
  splitUpcomingAndPast,
} from './event-times.ts';

const NEW_YORK = 'America/New_York';
const at = (id: number, datetime: string, endsAt: string | null = null, timeZone = NEW_YORK) => ({
  id,
  datetime,
  endsAt,
  timeZone,
});
const ids = (events: readonly { id: number }[]) => events.map(({ id }) => id);
const NOW = Date.parse('2026-06-10T12:00:00Z');

describe('splitUpcomingAndPast', () => {
  it('sorts upcoming events ascending and past ones descending', () => {
    const events = [
      at(1, '2026-06-12T12:00:00Z'),
      at(2, '2026-06-08T12:00:00Z'),
      at(3, '2026-06-11T12:00:00.000Z'),
      at(4, '2026-06-09T12:00:00Z'),
    ];
    const { upcoming, past } = splitUpcomingAndPast(events, NOW);
    expect(ids(upcoming)).toEqual([3, 1]);
    expect(ids(past)).toEqual([4, 2]);
  });

  it('counts current events as upcoming', () => {
    const event = at(1, '2026-06-10T11:00:00Z', '2026-06-10T13:00:00Z');
    const upcomingAt = (iso: string) => splitUpcomingAndPast([event], Date.parse(iso)).upcoming.length === 1;
    expect(isHappening(event, NOW)).toBe(true);
    expect(isHappening(event, Date.parse('2026-06-10T10:59:59Z'))).toBe(false);
    expect(upcomingAt('2026-06-10T12:59:59Z')).toBe(true);
    expect(upcomingAt('2026-06-10T13:00:00Z')).toBe(false);
  });

  it('counts events without an end as past once they start', () => {
    expect(ids(splitUpcomingAndPast([at(1, '2026-06-10T12:00:00Z')], NOW).past)).toEqual([1]);
  });

  it('keeps every event and does not depend on the input order', () => {
    const instant = fc
      .integer({ min: -500, max: 500 })
      .map((hours) => new Date(NOW + hours * 3_600_000).toISOString());
    fc.assert(
      fc.property(fc.array(instant), (instants) => {
        const events = instants.map((datetime, id) => at(id, datetime));
        const forward = splitUpcomingAndPast(events, NOW);
        expect(splitUpcomingAndPast([...events].reverse(), NOW)).toEqual(forward);
        expect(ids([...forward.upcoming, ...forward.past]).sort()).toEqual(ids(events).sort());
      }),
    );
  });
});

describe('groupByDay', () => {
  it('counts days by the calendar of each event', () => {
    const days = groupByDay([
      at(1, '2026-06-11T03:30:00Z'), // 23:30 on the 10th in New York
      at(2, '2026-06-11T04:30:00Z'), // 00:30 on the 11th
      at(3, '2026-06-11T06:00:00Z', null, 'America/Los_Angeles'), // 23:00 on the 10th
    ]);
    expect(days.map(({ day, events }) => [day, ids(events)])).toEqual([
      ['2026-06-10', [1]],
      ['2026-06-11', [2]],
      ['2026-06-10', [3]],
    ]);
  });

  it('keeps a day whole when the clocks change', () => {
    // 8 March 2026 has 23 hours in New York, 1 November has 25.
    const spring = ['2026-03-08T05:00:00Z', '2026-03-09T03:59:00Z'];
    const autumn = ['2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z'];
    expect(groupByDay(spring.map((iso, id) => at(id, iso)))).toHaveLength(1);
    expect(groupByDay(autumn.map((iso, id) => at(id, iso)))).toHaveLength(1);
    expect(toLocalDay(Date.parse('2026-11-02T05:00:00Z'), NEW_YORK)).toBe('2026-11-02');
  });
});

describe('findNextStart and findNextChange', () => {
  const events = [
    at(1, '2026-06-10T11:00:00Z', '2026-06-10T13:00:00Z'),
    at(2, '2026-06-10T15:00:00Z'),
    at(3, '2026-06-09T15:00:00Z'),
  ];

  it('find the next start, and the next start or end', () => {
    expect(findNextStart(events, NOW)).toBe(Date.parse('2026-06-10T15:00:00Z'));
    expect(findNextChange(events, NOW)).toBe(Date.parse('2026-06-10T13:00:00Z'));
  });

  it('return undefined once everything is over', () => {
    expect(findNextStart(events, NOW + 86_400_000)).toBeUndefined();
    expect(findNextChange(events, NOW + 86_400_000)).toBeUndefined();
  });
});

describe('computeCountdown', () => {
  it('splits the remaining time', () => {
    const target = NOW + (((2 * 24 + 3) * 60 + 4) * 60 + 5) * 1000;
    expect(computeCountdown(target, NOW)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  it('rounds up to whole seconds', () => {
    expect(computeCountdown(NOW + 1, NOW).seconds).toBe(1);
    expect(computeCountdown(NOW, NOW).seconds).toBe(0);
    expect(computeCountdown(NOW - 5000, NOW)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
