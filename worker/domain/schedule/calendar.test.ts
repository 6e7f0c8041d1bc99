import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toLocalDay } from '../time/days.ts';
import { type CalendarLayout, type CalendarRow, computeCalendarLayout } from './calendar.ts';
import { listEventDays, type TimedEvent } from './event-times.ts';

const NEW_YORK = 'America/New_York';
let ids = 0;
const on = (datetime: string, endsAt: string | null = null, timeZone = NEW_YORK): TimedEvent => ({
  id: ++ids,
  datetime,
  endsAt,
  timeZone,
});
/** Noon in New York, winter or summer within an hour. */
const noon = (day: string) => on(`${day}T16:30:00Z`);
const calendarOf = (events: TimedEvent[], today = '2000-01-01') =>
  computeCalendarLayout(events, today) as CalendarLayout<TimedEvent>;
const cells = <T>(rows: CalendarRow<T>[]) => rows.flatMap((row) => (row.kind === 'days' ? row.days : []));
const daysOf = <T>(rows: CalendarRow<T>[]) => cells(rows).map(({ day }) => day);

describe('computeCalendar', () => {
  it('has none without events', () => expect(computeCalendarLayout([], '2027-06-12')).toBeUndefined());

  it('draws one day alone, the phone’s list with its neighbours', () => {
    const calendar = calendarOf([noon('2027-06-12'), noon('2027-06-12')]);
    expect(calendar).toMatchObject({ mode: 'single', title: 'Jun 12, 2027' });
    expect(daysOf(calendar.rows)).toEqual(['2027-06-12']);
    expect(daysOf(calendar.list)).toEqual(['2027-06-11', '2027-06-12', '2027-06-13']);
  });

  it('draws up to three days with one more on either side', () => {
    const calendar = calendarOf([noon('2027-06-14'), noon('2027-06-12')]);
    expect(calendar).toMatchObject({ mode: 'range', title: 'Jun 12 – 14, 2027' });
    expect(daysOf(calendar.rows)).toEqual([
      '2027-06-11',
      '2027-06-12',
      '2027-06-13',
      '2027-06-14',
      '2027-06-15',
    ]);
    expect(cells(calendar.rows).map(({ isWithin }) => isWithin)).toEqual([false, true, true, true, false]);
  });

  it('draws anything longer in whole weeks from Sunday', () => {
    // A Friday to the Monday after.
    const calendar = calendarOf([noon('2027-06-11'), noon('2027-06-14')]);
    expect(calendar).toMatchObject({ mode: 'weekly', title: 'Jun 11 – 14, 2027' });
    expect(calendar.rows.map((row) => row.kind === 'days' && row.days.length)).toEqual([7, 7]);
    expect(daysOf(calendar.rows)[0]).toBe('2027-06-06');
    expect(daysOf(calendar.rows).at(-1)).toBe('2027-06-19');
    expect(daysOf(calendar.list)).toEqual([10, 11, 12, 13, 14, 15].map((day) => `2027-06-${day}`));
  });

  it('counts over the end of a month, a leap February and a year', () => {
    expect(daysOf(calendarOf([noon('2027-06-30'), noon('2027-07-01')]).rows)).toEqual([
      '2027-06-29',
      '2027-06-30',
      '2027-07-01',
      '2027-07-02',
    ]);
    const leap = calendarOf([noon('2028-02-28'), noon('2028-03-01')]);
    expect(leap.mode).toBe('range');
    expect(daysOf(leap.rows)).toContain('2028-02-29');
    const year = calendarOf([noon('2027-12-30'), noon('2028-01-02')]);
    expect(year).toMatchObject({ mode: 'weekly', title: 'Dec 30, 2027 – Jan 2, 2028' });
    expect(daysOf(year.rows)[0]).toBe('2027-12-26');
  });

  it('has each day once over both clock changes', () => {
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

  it('shows 2 events in a cell and 10 when there is one day, and tells how many more', () => {
    const many = Array.from({ length: 13 }, () => noon('2027-06-12'));
    expect(cells(calendarOf(many).rows)[0]).toMatchObject({ more: 3 });
    const [, cell] = cells(calendarOf([...many, noon('2027-06-13')]).rows);
    expect(cell).toMatchObject({ day: '2027-06-12', more: 11 });
    expect(cell?.shown).toHaveLength(2);
    expect(cell?.entries).toHaveLength(13);
  });

  it('marks today, in one cell', () => {
    const calendar = calendarOf([noon('2027-06-12'), noon('2027-06-13')], '2027-06-11');
    expect(cells(calendar.rows).filter(({ isToday }) => isToday)).toMatchObject([{ day: '2027-06-11' }]);
  });

  it('puts each event on the day of its own zone', () => {
    const calendar = calendarOf([
      on('2027-06-13T03:15:00Z', null, 'America/Los_Angeles'),
      on('2027-06-13T03:15:00Z', null, 'Asia/Tokyo'),
    ]);
    expect(calendar).toMatchObject({ mode: 'range', firstDay: '2027-06-12', lastDay: '2027-06-13' });
  });

  it('tells a long empty stretch in one line, but for today', () => {
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
  it('has each day of what lasts over midnight, and not the one it ends before', () => {
    expect(listEventDays(on('2027-06-13T01:00:00Z', '2027-06-13T05:00:00Z'))).toEqual([
      '2027-06-12',
      '2027-06-13',
    ]);
    // To midnight sharp.
    expect(listEventDays(on('2027-06-13T01:00:00Z', '2027-06-13T04:00:00Z'))).toEqual(['2027-06-12']);
    expect(listEventDays(on('2027-06-13T04:00:00Z', '2027-06-13T04:00:00Z'))).toEqual(['2027-06-13']);
    expect(listEventDays(on('2027-12-31T20:00:00Z', '2028-01-02T20:00:00Z'))).toEqual([
      '2027-12-31',
      '2028-01-01',
      '2028-01-02',
    ]);
  });

  it('ends a mistyped stay after two months', () => {
    expect(listEventDays(on('1990-01-02T00:00:00Z', '2100-01-02T00:00:00Z'))).toHaveLength(62);
  });
});

describe('whatever the events', () => {
  // Around month and year ends and both changes of the clocks, on either side of the date line.
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

  it('no event is lost, none is twice on a day, and each is on its first and last day', () => {
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

  it('rows follow one another without a hole, weeks are whole, and cells keep their limit', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { mode, rows, list: phone, firstDay, lastDay } = calendarOf(list);
        for (const each of [rows, phone]) {
          let expected = each === phone ? addDays(firstDay, -1) : undefined;
          for (const row of each) {
            const spans = row.kind === 'gap' ? [[row.from, row.to]] : row.days.map(({ day }) => [day, day]);
            for (const [from, to] of spans as [string, string][]) {
              if (expected) expect(from).toBe(expected);
              expected = addDays(to, 1);
            }
          }
          const beyond = each === phone || mode === 'range' ? 2 : mode === 'single' ? 1 : 0;
          if (beyond) expect(expected).toBe(addDays(lastDay, beyond));
        }
        for (const row of mode === 'weekly' ? rows : []) {
          if (row.kind !== 'days') continue;
          expect(row.days).toHaveLength(7);
          expect(new Date(`${row.days[0]?.day}T00:00Z`).getUTCDay()).toBe(0);
        }
        for (const { entries, shown, more } of cells(rows)) {
          expect(shown.length + more).toBe(entries.length);
          expect(shown.length).toBeLessThanOrEqual(mode === 'single' ? 10 : 2);
        }
      }),
    );
  });
});
