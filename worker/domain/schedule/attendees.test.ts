import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAnyoneAttending,
  isAttending,
  isPersonName,
  listPeople,
  listShownEvents,
  parseAttendees,
} from './attendees.ts';
import { formatAttendees } from './format-attendees.ts';

const only = (...names: string[]) => ({ mode: 'only' as const, names });
const except = (...names: string[]) => ({ mode: 'except' as const, names });
const everyone = { mode: 'everyone', names: [] };

describe('parseAttendees', () => {
  it.each([
    ['', everyone],
    [' , ,', everyone],
    ['Everyone', everyone],
    ['  eVERYONE ', everyone],
    ['Everyone except', everyone],
    ['Everyone except , ', everyone],
    ['Everyone except Everyone', everyone],
    ['Ann, Everyone', everyone],
    ['Everyone, Ann', everyone],
    ['Everyone except Ann', except('Ann')],
    ['everyone  EXCEPT  Ann,Bob', except('Ann', 'Bob')],
    ['Bob, Everyone except Ann', except('Ann')],
    ['Ann', only('Ann')],
    [' Ann ,, Bob,', only('Ann', 'Bob')],
    ['Ann, ANN, ann', only('Ann')],
    ['Straße, STRASSE', only('Straße')],
    ['Ann  Lee, Ann Lee', only('Ann Lee')],
    ['Ann，Bob', only('Ann', 'Bob')],
    ['Everyone exceptional', only('Everyone exceptional')],
    ['Everyone else, Ann', only('Everyone else', 'Ann')],
  ])('reads %j', (text, expected) => {
    expect(parseAttendees(text)).toEqual(expected);
  });
});

describe('formatAttendees', () => {
  it('formats each mode', () => {
    expect(formatAttendees({ mode: 'everyone', names: [] })).toBe('Everyone');
    expect(formatAttendees(except('Ann', 'Bob'))).toBe('Everyone except Ann, Bob');
    expect(formatAttendees(only('Ann', 'Bob'))).toBe('Ann, Bob');
  });

  it('returns Everyone without valid names', () => {
    expect(formatAttendees(only())).toBe('Everyone');
    expect(formatAttendees(except(' ', 'Everyone'))).toBe('Everyone');
  });

  it('leaves out names with commas', () => {
    expect(formatAttendees(only('Ann, Bob', 'Cy'))).toBe('Cy');
  });

  it('round-trips through parseAttendees', () => {
    const attendees = fc.record({
      mode: fc.constantFrom('everyone' as const, 'except' as const, 'only' as const),
      names: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(attendees, (given) => {
        const text = formatAttendees(given);
        expect(formatAttendees(parseAttendees(text))).toBe(text);
      }),
    );
  });

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const parsed = parseAttendees(text);
        expect(parseAttendees(formatAttendees(parsed))).toEqual(parsed);
      }),
    );
  });
});

describe('listPeople', () => {
  it('includes excluded people and removes duplicates', () => {
    const texts = ['Everyone', 'bob, Ann', 'Everyone except Zoë, BOB', 'Bob', ''];
    expect(listPeople(texts.map((attendees) => ({ attendees })))).toEqual(['Ann', 'bob', 'Zoë']);
  });

  it('treats composed and decomposed letters as equal', () => {
    expect(listPeople([{ attendees: 'Zoe\u0308' }, { attendees: 'Zo\u00eb' }])).toEqual(['Zoe\u0308']);
  });
});

describe('isAttending', () => {
  it('compares whole names', () => {
    expect(isAttending(only('Annie'), 'Ann')).toBe(false);
    expect(isAttending(only('Ann'), 'Annie')).toBe(false);
    expect(isAttending(only('Ann'), ' ann ')).toBe(true);
  });

  it('ignores case and compatibility forms', () => {
    expect(isAttending(only('ΝΊΚΟΣ'), 'Νίκος')).toBe(true);
    expect(isAttending(only('Ａｎｎ'), 'ann')).toBe(true);
    expect(isAttending(except('GROSS'), 'Groß')).toBe(false);
  });

  it('excludes only the excluded names', () => {
    expect(isAttending(except('Ann'), 'Ann')).toBe(false);
    expect(isAttending(except('Ann'), 'Annie')).toBe(true);
    expect(isAttending(parseAttendees(''), 'Anybody')).toBe(true);
  });
});

describe('isAnyoneAttending', () => {
  it('matches any of the selected names', () => {
    expect(isAnyoneAttending(only('Ann'), ['Bob', 'Ann'])).toBe(true);
    expect(isAnyoneAttending(only('Ann'), ['Bob', 'Cy'])).toBe(false);
    expect(isAnyoneAttending(except('Ann'), ['Ann'])).toBe(false);
    expect(isAnyoneAttending(except('Ann'), ['Ann', 'Bob'])).toBe(true);
  });

  it('matches every event if no one is selected', () => {
    expect(isAnyoneAttending(only('Ann'), [])).toBe(true);
    expect(isAnyoneAttending(except('Ann'), [])).toBe(true);
  });
});

describe('listShownEvents', () => {
  const read = (attendees: string, count: number, audience = 'everyone') =>
    listShownEvents([{ attendees, audience }], ['Ana'], count).map((event) => event.attendees);

  it('lists the events of the people', () => {
    expect(read('Ana, Ben', 4)).toEqual(['Ana, Ben']);
    expect(read('Ben, Mia', 4)).toEqual([]);
    expect(listShownEvents([{ attendees: 'Ben', audience: 'everyone' }], [], 4)).toHaveLength(1);
  });

  it('says of an event with the names of all that it is for everyone', () =>
    expect(read('Ana, Ben, Mia, Zoë', 4).map(parseAttendees)).toEqual([everyone]));

  it.each([
    ['one is missing', 'Ana, Ben, Mia, Zoë', 5, 'everyone'],
    ['others are excluded', 'Everyone except Ben, Mia, Zoë, Tom', 4, 'everyone'],
    ['the event is private', 'Ana, Ben, Mia, Zoë', 4, 'attendees'],
  ])('keeps the names if %s', (_why, attendees, count, audience) =>
    expect(read(attendees, count, audience)).toEqual([attendees]),
  );
});

describe('isPersonName', () => {
  it.each(['', '  ', 'Ann, Bob', 'Ann，Bob', 'everyone', 'Everyone except', 'EVERYONE  except Ann'])(
    'refuses %j',
    (text) => expect(isPersonName(text)).toBe(false),
  );

  it.each(['Ann', ' Ann ', 'Everyone else', 'O’Neil', '李', '👩‍👩‍👧'])('accepts %j', (text) =>
    expect(isPersonName(text)).toBe(true),
  );
});
