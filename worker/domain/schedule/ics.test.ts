import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { renderIcsEvent, renderIcsFeed } from './ics.ts';

type IcsEvent = Parameters<typeof renderIcsEvent>[0];

const PAGE = 'https://foldout.example/project/DEM0TR1P';
const ITINERARY = {
  name: 'Lisbon',
  timeZone: 'America/New_York',
  updatedAt: Date.UTC(2027, 0, 2),
  epoch: 0,
};
const DINNER: IcsEvent = {
  id: 7,
  title: 'Dinner',
  description: 'Fish by the river.',
  startsAt: Date.UTC(2027, 5, 12, 23, 30),
  endsAt: Date.UTC(2027, 5, 13, 1, 0),
  timeZone: 'America/New_York',
  endTimeZone: null,
  location: 'Ponto Final, Almada',
  attendees: 'Everyone',
  vibe: null,
  sequence: 3,
  createdAt: Date.UTC(2027, 0, 1),
  updatedAt: Date.UTC(2027, 0, 2),
  deletedAt: null,
};

/** A file as another program reads it, with the time zones that the file itself brings. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone).tzid);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name) as ICAL.Time);
    const [tzid, endTzid] = ['dtstart', 'dtend'].map((name) =>
      event.getFirstProperty(name)?.getFirstParameter('tzid'),
    );
    // The parser has no built-in time zones, so this one must be from the file.
    expect(start?.zone.tzid).toBe(tzid ?? 'UTC');
    expect(end?.zone.tzid).toBe(endTzid ?? 'UTC');
    return {
      get: (name: string) => event.getFirstPropertyValue(name)?.toString() ?? null,
      startsAt: start?.toJSDate().getTime(),
      endsAt: end?.toJSDate().getTime(),
      tzid,
      endTzid,
    };
  });
  return { get: (name: string) => calendar.getFirstPropertyValue(name)?.toString(), events, zones };
}

const readOne = (event: IcsEvent) =>
  read(renderIcsFeed(ITINERARY, [event], PAGE)).events[0] as ReturnType<typeof read>['events'][0];

it('raises the sequence after a restore of the database, so that calendars accept older events', () => {
  const sequences = [
    { epoch: 0, sequence: 40 },
    { epoch: 1_795_000_000, sequence: 2 },
    { epoch: 1_795_000_060, sequence: 2 },
  ].map(({ epoch, sequence }) => {
    const file = renderIcsEvent({ ...DINNER, sequence }, PAGE, { ...ITINERARY, epoch });
    return Number(read(file).events[0]?.get('sequence'));
  });
  expect(sequences[0]).toBe(40);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
  expect(Math.max(...sequences)).toBeLessThan(2 ** 31);
});

describe('renderIcsFeed', () => {
  it('has a name and a refresh interval', () => {
    const { get } = read(renderIcsFeed(ITINERARY, [DINNER], PAGE));
    expect(get('method')).toBe('PUBLISH');
    expect(get('version')).toBe('2.0');
    expect(get('name')).toBe('Lisbon');
    expect(get('x-wr-calname')).toBe('Lisbon');
    expect(get('refresh-interval')).toBe('PT1H');
  });

  it('renders an event', () => {
    const event = readOne({ ...DINNER, attendees: 'Ann, Bob', vibe: 'Black tie' });
    expect(event).toMatchObject({
      startsAt: DINNER.startsAt,
      endsAt: DINNER.endsAt,
      tzid: 'America/New_York',
    });
    const names = [
      'uid',
      'sequence',
      'summary',
      'location',
      'status',
      'url',
      'dtstamp',
      'last-modified',
      'created',
    ];
    expect(names.map(event.get)).toEqual([
      'event-7@foldout',
      '3',
      'Dinner',
      'Ponto Final, Almada',
      'CONFIRMED',
      PAGE,
      '2027-01-02T00:00:00Z',
      '2027-01-02T00:00:00Z',
      '2027-01-01T00:00:00Z',
    ]);
    expect(event.get('description')).toBe(
      `Fish by the river.\n\nWith: Ann, Bob\nVibe & Style: Black tie\n\n${PAGE}`,
    );
    expect(event.get('attendee')).toBeNull();
  });

  it('gives an end its own time zone', () => {
    const endsAt = DINNER.startsAt + 7 * 3_600_000;
    const { events, zones } = read(
      renderIcsEvent({ ...DINNER, endsAt, endTimeZone: 'Europe/Lisbon' }, PAGE, ITINERARY),
    );
    expect(events[0]).toMatchObject({ tzid: 'America/New_York', endTzid: 'Europe/Lisbon', endsAt });
    expect(zones.sort()).toEqual(['America/New_York', 'Europe/Lisbon']);
  });

  it('gives events without an end one hour', () => {
    for (const endsAt of [null, DINNER.startsAt]) {
      expect(readOne({ ...DINNER, endsAt }).endsAt).toBe(DINNER.startsAt + 3_600_000);
    }
  });

  it('lists a deleted event as canceled with only its title', () => {
    const event = readOne({ ...DINNER, deletedAt: 1 });
    expect(event.get('status')).toBe('CANCELLED');
    expect(event.get('summary')).toBe('Canceled: Dinner');
    expect([event.get('description'), event.get('location')]).toEqual([null, null]);
  });

  it('is valid without events', () => {
    const { events, zones } = read(renderIcsFeed(ITINERARY, [], PAGE));
    expect(events).toEqual([]);
    expect(zones).toEqual(['America/New_York']);
  });

  it('is deterministic', () => {
    expect(renderIcsFeed(ITINERARY, [DINNER], PAGE)).toBe(renderIcsFeed(ITINERARY, [DINNER], PAGE));
  });
});

describe('text values', () => {
  it.each([
    'Commas, semicolons; back\\slashes, "quotes": and a literal \\n',
    'two\nlines\r\nand\ra third',
    'Größenänderungsbeschränkung '.repeat(40),
    'حفلة على الشاطئ مع الأصدقاء '.repeat(30),
    '👩‍👩‍👧‍👦🎉🏳️‍🌈'.repeat(60),
    'a'.repeat(5000),
  ])('arrive as they were written: %#', (text) => {
    const event = readOne({ ...DINNER, description: text });
    expect(event.get('description')).toBe(`${text.replace(/\r\n?/g, '\n')}\n\nWith: Everyone\n\n${PAGE}`);
  });

  it('cannot add lines, and may contain lone surrogates', () => {
    const evil = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\u2028SUMMARY:y\ud83c';
    const { events, get } = read(
      renderIcsFeed({ ...ITINERARY, name: 'A, b; c\\d\r\nX:1' }, [{ ...DINNER, title: evil }], PAGE),
    );
    expect(events.map((event) => event.get('summary'))).toEqual([
      'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:y\ufffd',
    ]);
    expect(get('name')).toBeDefined();
    expect(get('x')).toBeUndefined();
  });

  it('are folded after 75 octets, never within a character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme-ascii', minLength: 200, maxLength: 400 }),
    );
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = renderIcsEvent({ ...DINNER, title, description }, PAGE, ITINERARY);
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = file.slice(0, -2).split('\r\n');
        const isFolded = (line: string) =>
          new TextEncoder().encode(line).length <= 75 && !/[\r\n]/.test(line) && line.isWellFormed();
        expect(lines.filter((line) => !isFolded(line))).toEqual([]);
      }),
    );
  });
});

describe('time values', () => {
  it('define each time zone once with one rule', () => {
    const file = renderIcsFeed(
      ITINERARY,
      [DINNER, { ...DINNER, id: 8 }, { ...DINNER, id: 9, timeZone: 'Europe/Lisbon' }],
      PAGE,
    );
    expect(file.match(/^TZID:.*$/gm)).toEqual(['TZID:America/New_York', 'TZID:Europe/Lisbon']);
    expect(file.match(/^BEGIN:STANDARD/gm)).toHaveLength(2);
    expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\r\n');
    expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n');
  });

  it('are in UTC if the rule does not apply', () => {
    const repeated = Date.UTC(2027, 10, 7, 6, 30);
    expect(readOne({ ...DINNER, startsAt: repeated, endsAt: null })).toMatchObject({
      startsAt: repeated,
      tzid: undefined,
    });
    const before = { ...DINNER, startsAt: Date.UTC(2006, 2, 20), endsAt: null };
    const [old, now] = read(renderIcsFeed(ITINERARY, [before, DINNER], PAGE)).events;
    expect(old).toMatchObject({ startsAt: before.startsAt, tzid: undefined });
    expect(now).toMatchObject({ startsAt: DINNER.startsAt, tzid: 'America/New_York' });
  });

  it('are read back as the same instants', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const at = fc.oneof(
      fc.integer({ min: Date.UTC(1990, 0, 2), max: Date.UTC(2100, 11, 30) }),
      // Daylight saving changes, a month end, a year end and a leap day.
      ...[
        '2027-03-14',
        '2027-03-28',
        '2027-04-30',
        '2027-10-31',
        '2027-11-07',
        '2027-12-31',
        '2028-02-29',
      ].map((day) =>
        fc.integer({ min: -24 * 60, max: 36 * 60 }).map((minutes) => Date.parse(day) + minutes * 60_000),
      ),
    );
    const event = fc
      .record({ at, timeZone: zones, minutes: fc.integer({ min: 1, max: 3 * 24 * 60 }) })
      .map(({ at, timeZone, minutes }) => {
        const startsAt = Math.floor(at / 1000) * 1000;
        return { ...DINNER, timeZone, startsAt, endsAt: startsAt + minutes * 60_000 };
      });
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 5 }), (events) => {
        const found = read(renderIcsFeed(ITINERARY, events, PAGE)).events;
        expect(found.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))).toEqual(
          events.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        );
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
