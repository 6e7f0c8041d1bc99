import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../messages/in-language.ts';
import { addDays, toLocalDay } from '../time/days.ts';
import { type CalendarLayout, type CalendarRow, computeCalendarLayout, listEventDays } from './calendar.ts';
import type { TimedEvent } from './event-times.ts';

const NEW_YORK = 'America/New_York';
let ids = 0;
const on = (datetime: string, endsAt: string | null = null, timeZone = NEW_YORK): TimedEvent => ({
  id: ++ids,
  datetime,
  endsAt,
  timeZone,
});
/** About noon in New York, all year. */
const noon = (day: string) => on(`${day}T16:30:00Z`);
const calendarOf = (events: TimedEvent[], today = '2000-01-01') =>
  computeCalendarLayout(events, today) as CalendarLayout<TimedEvent>;
const cells = <T>(rows: CalendarRow<T>[]) => rows.flatMap((row) => (row.kind === 'days' ? row.days : []));
const daysOf = <T>(rows: CalendarRow<T>[]) => cells(rows).map(({ day }) => day);

describe('computeCalendarLayout', () => {
  it('returns undefined without events', () =>
    expect(computeCalendarLayout([], '2027-06-12')).toBeUndefined());

  it('shows a single day, with neighboring days in the list', () => {
    const calendar = calendarOf([noon('2027-06-12'), noon('2027-06-12')]);
    expect(calendar).toMatchObject({ mode: 'single', title: 'June 12, 2027' });
    expect(daysOf(calendar.rows)).toEqual(['2027-06-12']);
    expect(daysOf(calendar.list)).toEqual(['2027-06-11', '2027-06-12', '2027-06-13']);
  });

  it('shows up to three days with one before and after', () => {
    const calendar = calendarOf([noon('2027-06-14'), noon('2027-06-12')]);
    expect(calendar).toMatchObject({ mode: 'range', title: 'June 12–14, 2027' });
    expect(daysOf(calendar.rows)).toEqual([
      '2027-06-11',
      '2027-06-12',
      '2027-06-13',
      '2027-06-14',
      '2027-06-15',
    ]);
    expect(cells(calendar.rows).map(({ isWithin }) => isWithin)).toEqual([false, true, true, true, false]);
  });

  it('shows longer spans in full weeks from Sunday', () => {
    // Friday to Monday.
    const calendar = calendarOf([noon('2027-06-11'), noon('2027-06-14')]);
    expect(calendar).toMatchObject({ mode: 'weekly', title: 'June 11–14, 2027' });
    expect(calendar.rows.map((row) => row.kind === 'days' && row.days.length)).toEqual([7, 7]);
    expect(daysOf(calendar.rows)[0]).toBe('2027-06-06');
    expect(daysOf(calendar.rows).at(-1)).toBe('2027-06-19');
    expect(daysOf(calendar.list)).toEqual([10, 11, 12, 13, 14, 15].map((day) => `2027-06-${day}`));
  });

  it.each([
    ['en-US', 'en', '2027-06-06'],
    ['en-GB', 'en', '2027-06-07'],
    ['pl-PL', 'pl', '2027-06-07'],
    ['ar-EG', 'ar', '2027-06-05'],
  ] as const)('shows weeks as they begin in %s', (locale, language, firstDay) => {
    const events = [noon('2027-06-11'), noon('2027-06-15')];
    const { rows } = inLanguage({ locale, language }, () => calendarOf(events));
    expect(daysOf(rows)[0]).toBe(firstDay);
    expect(daysOf(rows)).toHaveLength(14);
  });

  it('crosses month ends, leap days and years', () => {
    expect(daysOf(calendarOf([noon('2027-06-30'), noon('2027-07-01')]).rows)).toEqual([
      '2027-06-29',
      '2027-06-30',
      '2027-07-01',
      '2027-07-02',
    ]);
    const leap = calendarOf([noon('2028-02-28'), noon('2028-03-01')]);
    expect(leap.mode).toBe('range');
    expect(daysOf(leap.rows)).toContain('2028-02-29');
    const year = calendarOf([noon('2027-12-30'), noon('2028-01-03')]);
    expect(year).toMatchObject({ mode: 'weekly', title: 'Dec 30, 2027 – Jan 3, 2028' });
    expect(daysOf(year.rows)[0]).toBe('2027-12-26');
  });

  it('keeps Thursday to Sunday in one row', () => {
    const weekend = calendarOf([noon('2027-06-10'), noon('2027-06-13')]);
    expect(weekend.mode).toBe('range');
    expect(weekend.rows).toHaveLength(1);
    expect(daysOf(weekend.rows)).toHaveLength(6);
  });

  it('has each day once across daylight saving changes', () => {
    for (const [from, to] of [
      ['2027-03-12', '2027-03-16'],
      ['2027-11-05', '2027-11-09'],
    ] as const) {
      const days = daysOf(calendarOf([noon(from), noon(to)]).rows);
      expect(days.map((day, index) => index === 0 || day === addDays(days[index - 1] as string, 1))).toEqual(
        days.map(() => true),
      );
      expect(days).toHaveLength(14);
    }
  });

  it('shows 2 events per cell, or 10 on a single day, and counts the rest', () => {
    const many = Array.from({ length: 13 }, () => noon('2027-06-12'));
    expect(cells(calendarOf(many).rows)[0]).toMatchObject({ more: 3 });
    const [, cell] = cells(calendarOf([...many, noon('2027-06-13')]).rows);
    expect(cell).toMatchObject({ day: '2027-06-12', more: 11 });
    expect(cell?.shown).toHaveLength(2);
    expect(cell?.entries).toHaveLength(13);
  });

  it('marks today', () => {
    const calendar = calendarOf([noon('2027-06-12'), noon('2027-06-13')], '2027-06-11');
    expect(cells(calendar.rows).filter(({ isToday }) => isToday)).toMatchObject([{ day: '2027-06-11' }]);
  });

  it('places events by their own time zone', () => {
    const calendar = calendarOf([
      on('2027-06-13T03:15:00Z', null, 'America/Los_Angeles'),
      on('2027-06-13T03:15:00Z', null, 'Asia/Tokyo'),
    ]);
    expect(calendar).toMatchObject({ mode: 'range', firstDay: '2027-06-12', lastDay: '2027-06-13' });
  });

  it('collapses long gaps but not today', () => {
    const far = [noon('2027-06-12'), noon('2090-06-12')];
    const { rows, list } = calendarOf(far);
    expect(rows.map(({ kind }) => kind)).toEqual(['days', 'gap', 'days']);
    expect(list.map(({ kind }) => kind)).toEqual(['days', 'days', 'gap', 'days', 'days']);
    expect(list[2]).toMatchObject({ from: '2027-06-13', to: '2090-06-11' });
    const withToday = calendarOf(far, '2050-01-05');
    expect(withToday.rows.map(({ kind }) => kind)).toEqual(['days', 'gap', 'days', 'gap', 'days']);
    expect(cells(withToday.rows).filter(({ isToday }) => isToday)).toHaveLength(1);
  });
});

describe('listEventDays', () => {
  it('includes every day, but not one that starts when the event ends', () => {
    expect(listEventDays(on('2027-06-13T01:00:00Z', '2027-06-13T05:00:00Z'))).toEqual([
      '2027-06-12',
      '2027-06-13',
    ]);
    // Ends at midnight.
    expect(listEventDays(on('2027-06-13T01:00:00Z', '2027-06-13T04:00:00Z'))).toEqual(['2027-06-12']);
    expect(listEventDays(on('2027-06-13T04:00:00Z', '2027-06-13T04:00:00Z'))).toEqual(['2027-06-13']);
    expect(listEventDays(on('2027-12-31T20:00:00Z', '2028-01-02T20:00:00Z'))).toEqual([
      '2027-12-31',
      '2028-01-01',
      '2028-01-02',
    ]);
  });

  it('is limited to two months', () => {
    expect(listEventDays(on('1990-01-02T00:00:00Z', '2100-01-02T00:00:00Z'))).toHaveLength(62);
  });
});

describe('for any events', () => {
  // Around month and year ends and daylight saving changes, on both sides of the date line.
  const zones = fc.constantFrom(
    NEW_YORK,
    'Europe/Lisbon',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Kathmandu',
  );
  const instant = fc.oneof(
    ...['2027-03-14', '2027-11-07', '2027-12-31', '2028-02-28'].map((day) =>
      fc.integer({ min: -4 * 86_400, max: 4 * 86_400 }).map((seconds) => Date.parse(day) + seconds * 1000),
    ),
    fc.integer({ min: Date.UTC(1990, 0, 2), max: Date.UTC(2100, 11, 30) }),
  );
  const event = fc
    .record({ at: instant, hours: fc.option(fc.integer({ min: 0, max: 100 })), timeZone: zones })
    .map(({ at, hours, timeZone }) =>
      on(
        new Date(at).toISOString(),
        hours === null ? null : new Date(at + hours * 3_600_000).toISOString(),
        timeZone,
      ),
    );
  const events = fc.array(event, { minLength: 1, maxLength: 12 });

  it('each event is on each of its days exactly once', () => {
    fc.assert(
      fc.property(events, (list) => {
        const calendar = calendarOf(list);
        for (const rows of [calendar.rows, calendar.list]) {
          for (const each of list) {
            const found = cells(rows).flatMap(({ day, entries }) =>
              entries.filter((entry) => entry.event === each).map((entry) => ({ day, ...entry })),
            );
            expect(found.map(({ day }) => day)).toEqual(listEventDays(each));
            expect(found[0]?.day).toBe(toLocalDay(Date.parse(each.datetime), each.timeZone));
            expect(found.filter(({ isFirstDay }) => isFirstDay)).toHaveLength(1);
            expect(found.at(-1)?.isLastDay).toBe(true);
          }
        }
      }),
    );
  });

  /** Checks that rows have no holes and returns their first and last day. */
  function checkConsecutive(rows: CalendarRow<TimedEvent>[]): { from: string; to: string } {
    const spans = rows.flatMap((row) =>
      row.kind === 'gap'
        ? [{ from: row.from, to: row.to }]
        : row.days.map(({ day }) => ({ from: day, to: day })),
    );
    const [first, ...others] = spans as [(typeof spans)[number], ...typeof spans];
    const last = others.reduce((previous, span) => {
      expect(span.from).toBe(addDays(previous.to, 1));
      return span;
    }, first);
    return { from: first.from, to: last.to };
  }

  it('the list on phones has every day, and one before and after', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { list, firstDay, lastDay } = calendarOf(all);
        expect(checkConsecutive(list)).toEqual({ from: addDays(firstDay, -1), to: addDays(lastDay, 1) });
      }),
    );
  });

  it('the grid has every day in full weeks, or with a margin in range mode', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { mode, rows, firstDay, lastDay } = calendarOf(all);
        const { from, to } = checkConsecutive(rows);
        const margin = mode === 'range' ? 1 : 0;
        if (mode !== 'weekly')
          expect([from, to]).toEqual([addDays(firstDay, -margin), addDays(lastDay, margin)]);
        const weeks = rows.flatMap((row) => (mode === 'weekly' && row.kind === 'days' ? [row.days] : []));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(new Date(`${week[0]?.day}T00:00Z`).getUTCDay()).toBe(0);
        }
      }),
    );
  });

  it('cells show up to their limit and count the rest', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { mode, rows } = calendarOf(all);
        for (const { entries, shown, more } of cells(rows)) {
          expect(shown.length + more).toBe(entries.length);
          expect(shown.length).toBeLessThanOrEqual(mode === 'single' ? 10 : 2);
        }
      }),
    );
  });
});
