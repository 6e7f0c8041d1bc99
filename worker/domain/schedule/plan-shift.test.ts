import { describe, expect, it } from 'vitest';
import { planShift, type ShiftableEvent } from './plan-shift.ts';

const LISBON = 'Europe/Lisbon';

function toEvent(id: number, datetime: string, more: Partial<ShiftableEvent> = {}): ShiftableEvent {
  return {
    id,
    datetime: new Date(datetime).toISOString(),
    endsAt: null,
    timeZone: LISBON,
    endTimeZone: null,
    attendees: 'Everyone',
    pinned: false,
    sequence: 0,
    ...more,
  };
}

const DAY = [
  toEvent(1, '2027-06-12T09:00Z'),
  toEvent(2, '2027-06-12T14:00Z', { endsAt: '2027-06-12T15:00:00.000Z' }),
  toEvent(3, '2027-06-12T17:00Z', { pinned: true }),
  toEvent(4, '2027-06-12T19:00Z'),
  toEvent(5, '2027-06-13T10:00Z'),
];

const shift = (events: ShiftableEvent[], request: Partial<Parameters<typeof planShift>[1]>) => {
  const planned = planShift(events, { fromEventId: 2, until: 'day', skip: [], minutes: 30, ...request });
  return (
    planned && {
      ...planned,
      moved: planned.moved?.map(({ event, startsAt }) => [
        event.id,
        new Date(startsAt).toISOString().slice(5, 16),
      ]),
    }
  );
};

it('moves the event and those after it under the same day, except pinned ones', () => {
  expect(shift(DAY, {})).toEqual({
    moved: [
      [2, '06-12T14:30'],
      [4, '06-12T19:30'],
    ],
    pinned: [3],
    clashes: [],
  });
});

it('moves all until the end, leaves out what is skipped, and moves ends along', () => {
  const planned = planShift(DAY, { fromEventId: 2, until: 'end', skip: [4, 2], minutes: -45 });
  expect(planned?.moved?.map(({ event, endsAt }) => [event.id, endsAt])).toEqual([
    [2, Date.parse('2027-06-12T14:15Z')],
    [5, null],
  ]);
});

it('moves the event that it starts from even if it is pinned', () => {
  expect(shift(DAY, { fromEventId: 3 })?.moved?.map(([id]) => id)).toEqual([3, 4]);
});

it('knows no event of another id', () => {
  expect(shift(DAY, { fromEventId: 9 })).toBeUndefined();
});

it('refuses dates that no event can have', () => {
  const late = [toEvent(2, '2100-12-31T23:00Z', { timeZone: 'UTC' })];
  expect(shift(late, { days: 400, minutes: undefined })?.moved).toBeUndefined();
});

describe('clashes', () => {
  const [drinks, table] = [
    toEvent(2, '2027-06-12T19:30Z', { endsAt: '2027-06-12T20:00:00.000Z' }),
    toEvent(3, '2027-06-12T20:00Z', { pinned: true }),
  ];

  it('name what then overlaps', () => {
    expect(shift([drinks, table], { minutes: 15 })?.clashes).toEqual([{ id: 2, with: 3 }]);
    expect(shift([{ ...drinks, endsAt: null }, table], { minutes: 45 })?.clashes).toEqual([
      { id: 2, with: 3 },
    ]);
    expect(shift([drinks, table], { minutes: -15 })?.clashes).toEqual([]);
  });

  it('are not what overlapped before, or what nobody attends both of', () => {
    const long = { ...drinks, endsAt: '2027-06-12T20:30:00.000Z' };
    expect(shift([long, table], { minutes: 15 })?.clashes).toEqual([]);
    const forAnn = [
      { ...drinks, attendees: 'Ann' },
      { ...table, attendees: 'Everyone except ann' },
    ];
    expect(shift(forAnn, { minutes: 15 })?.clashes).toEqual([]);
    expect(shift([forAnn[0] ?? drinks, table], { minutes: 15 })?.clashes).toHaveLength(1);
  });
});

describe('the day', () => {
  it('is that of the list across the date line: it may occur twice', () => {
    const flight = [
      toEvent(1, '2027-06-12T02:00Z', { timeZone: 'Pacific/Auckland' }),
      toEvent(2, '2027-06-12T09:00Z', { timeZone: 'Pacific/Auckland' }),
      toEvent(3, '2027-06-12T20:00Z', { timeZone: 'Pacific/Honolulu' }),
      toEvent(4, '2027-06-13T03:00Z', { timeZone: 'Pacific/Honolulu' }),
      toEvent(5, '2027-06-13T01:00Z', { timeZone: 'Pacific/Auckland' }),
    ];
    expect(shift(flight, { fromEventId: 1 })?.moved?.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(shift(flight, { fromEventId: 4 })?.moved?.map(([id]) => id)).toEqual([4]);
  });

  it.each([
    ['Europe/Lisbon', '2027-03-27T20:00'],
    ['America/New_York', '2027-11-06T20:00'],
    ['Australia/Sydney', '2027-10-02T06:00'],
  ])('keeps local times in %s when days are added over a clock change', (timeZone, local) => {
    const [before] = [toEvent(2, `${local}Z`, { timeZone })];
    if (!before) throw new Error('No event');
    const toClock = (instant: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
    const moved = planShift([before], {
      fromEventId: 2,
      until: 'end',
      skip: [],
      days: 1,
      minutes: undefined,
    })?.moved;
    const [startsAt = 0] = moved?.map((one) => one.startsAt) ?? [];
    expect(toClock(startsAt)).toBe(toClock(Date.parse(before.datetime)));
    expect(startsAt - Date.parse(before.datetime)).not.toBe(24 * 3_600_000);
  });
});
