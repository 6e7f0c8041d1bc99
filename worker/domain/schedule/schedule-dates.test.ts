import { describe, expect, it } from 'vitest';
import { addDays, toLocalDay } from '../time/days.ts';
import { shiftEventsByDays } from '../time/shift-events.ts';
import { DATE_CASES } from '../time/testing/date-cases.ts';
import { formatWallClock, toInstant } from '../time/zoned-time.ts';
import { type CalendarLayout, computeCalendarLayout } from './calendar.ts';
import {
  computeCountdown,
  findNextStart,
  groupByDay,
  splitUpcomingAndPast,
  type TimedEvent,
} from './event-times.ts';

describe.each(DATE_CASES)('$name', ({ now: iso, timeZone, today, tomorrow, untilTomorrowNoon }) => {
  const now = Date.parse(iso);
  const instantOf = (wallClock: string) => toInstant(wallClock, timeZone) ?? Number.NaN;
  /** An event at noon on each of these days, counted from today. */
  const tripOf = (...days: number[]): TimedEvent[] =>
    days.map((day, id) => {
      const datetime = new Date(instantOf(`${addDays(today, day)}T12:00`)).toISOString();
      return { id, datetime, endsAt: null, timeZone };
    });
  const cellsOf = ({ rows }: CalendarLayout<TimedEvent>) =>
    rows.flatMap((row) => (row.kind === 'days' ? row.days : []));

  it('knows today and tomorrow', () => {
    expect(toLocalDay(now, timeZone)).toBe(today);
    expect(addDays(today, 1)).toBe(tomorrow);
  });

  it.each([
    { trip: 'is on', days: [-1, 0, 1], isShown: true, isWithin: true },
    { trip: 'starts tomorrow', days: [1, 2], isShown: true, isWithin: false },
    { trip: 'ended yesterday', days: [-2, -1], isShown: true, isWithin: false },
    { trip: 'is far ahead', days: [40, 41, 42], isShown: false },
    { trip: 'is long over', days: [-42, -41, -40], isShown: false },
  ])('the calendar marks today when the trip $trip', ({ days, isShown, isWithin }) => {
    const layout = computeCalendarLayout(tripOf(...days), toLocalDay(now, timeZone));
    const marked = cellsOf(layout as CalendarLayout<TimedEvent>).filter(({ isToday }) => isToday);
    expect(marked.map((cell) => [cell.day, cell.isWithin])).toEqual(isShown ? [[today, isWithin]] : []);
  });

  it('the calendar of two weeks around has each day once', () => {
    const layout = computeCalendarLayout(tripOf(-7, 0, 7), today) as CalendarLayout<TimedEvent>;
    const days = cellsOf(layout).map(({ day }) => day);
    expect(days).toEqual(days.map((_, index) => addDays(days[0] as string, index)));
    expect(days.length % 7).toBe(0);
  });

  it('groups the first and the last minute of a day', () => {
    const events = [`${today}T00:00`, `${today}T23:59`, `${tomorrow}T00:00`].map((wallClock, id) => ({
      id,
      datetime: new Date(instantOf(wallClock)).toISOString(),
      endsAt: null,
      timeZone,
    }));
    const days = groupByDay(events).map(({ day, events: daysEvents }) => [day, daysEvents.length]);
    expect(days).toEqual([
      [today, 2],
      [tomorrow, 1],
    ]);
  });

  it('counts down to tomorrow at noon by elapsed time', () => {
    const [hours, minutes] = untilTomorrowNoon;
    const next = findNextStart(tripOf(-1, 1, 2), now) ?? Number.NaN;
    expect(formatWallClock(next, timeZone)).toBe(`${tomorrow}T12:00`);
    expect(computeCountdown(next, now)).toEqual({
      days: Math.floor(hours / 24),
      hours: hours % 24,
      minutes,
      seconds: 0,
    });
  });

  it('splits upcoming from past', () => {
    const { upcoming, past } = splitUpcomingAndPast(tripOf(2, -1, 1, -2), now);
    expect(upcoming.map(({ id }) => id)).toEqual([2, 0]);
    expect(past.map(({ id }) => id)).toEqual([1, 3]);
  });

  it.each([1, 7, 30, 366, -1, -200])('moves a copy by %d days at the same wall time', (days) => {
    const evening = {
      startsAt: instantOf(`${today}T19:30`),
      endsAt: instantOf(`${today}T23:15`),
      timeZone,
      endTimeZone: null,
    };
    const [moved] = shiftEventsByDays([evening], days) ?? [];
    const day = addDays(today, days);
    expect(formatWallClock(moved?.startsAt ?? 0, timeZone)).toBe(`${day}T19:30`);
    expect(formatWallClock(moved?.endsAt ?? 0, timeZone)).toBe(`${day}T23:15`);
  });
});
