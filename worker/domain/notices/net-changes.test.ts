import { describe, expect, it } from 'vitest';
import { EVENT_DEFAULTS } from '../../contract/events.ts';
import { describeForEmail, describePush } from './describe-notice.ts';
import { computeNetChanges, type EventState, type NoticeEntry, type NoticeReader } from './net-changes.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const LISBON = 'Europe/Lisbon';

const DINNER: EventState = {
  ...EVENT_DEFAULTS,
  title: 'Dinner',
  description: 'Fish.',
  datetime: '2027-06-12T18:30:00.000Z',
  timeZone: LISBON,
  location: 'Ponto Final',
};
const LATE = { ...DINNER, datetime: '2027-06-12T20:00:00.000Z' };
const SECRET: EventState = { ...DINNER, title: 'Surprise', attendees: 'Ana, Ben', audience: 'attendees' };

const GUEST: NoticeReader = { name: null, access: 'viewer', onlyMine: false };
const ANA: NoticeReader = { ...GUEST, name: 'Ana', access: 'linked' };

type States = (EventState | null)[];

/** The log of one event that had these states, one after the other. */
const toEntries = (states: States, notes: (string | null)[] = [], eventId = 1): NoticeEntry[] =>
  states.slice(1).map((after, index) => ({
    seq: index + 1,
    eventId,
    before: states[index] ?? null,
    after,
    note: notes[index] ?? null,
    isUrgent: false,
  }));

function compute(states: States, reader = GUEST, notes?: (string | null)[], isVisible = true) {
  const last = states.at(-1) ?? null;
  const state = last ?? (states.findLast((each) => each !== null) as EventState);
  const current = isVisible ? [{ id: 1, isDeleted: last === null, state }] : [];
  return computeNetChanges(toEntries(states, notes), current, reader, NOW);
}

const read = (...args: Parameters<typeof compute>) => describePush(compute(...args), LISBON, NOW);

describe('one event', () => {
  it.each<[string, States]>([
    ['Dinner is new: Sat, Jun 12 at 7:30 PM', [null, DINNER]],
    ['Dinner is new: Sat, Jun 12 at 9:00 PM', [null, DINNER, LATE]],
    ['Dinner is now on Sat, Jun 12 at 9:00 PM', [DINNER, LATE]],
    ['Dinner is now on Sat, Jun 12 at 9:00 PM', [DINNER, { ...DINNER, title: 'Diner' }, LATE]],
    ['Dinner is now on Sat, Jun 12 at 9:00 PM, new place', [DINNER, { ...LATE, location: 'The bridge' }]],
    ['Dinner: New place', [DINNER, { ...DINNER, location: 'The bridge' }]],
    ['Dinner: New details', [DINNER, { ...DINNER, description: 'Meat.' }]],
    ['Dinner: End time removed', [{ ...DINNER, endsAt: '2027-06-12T22:00:00.000Z' }, DINNER]],
    ['Dinner: New end time', [DINNER, { ...DINNER, endsAt: '2027-06-12T22:00:00.000Z' }]],
    ['Dinner: Now called Supper', [DINNER, { ...DINNER, title: 'Supper' }]],
    ['Dinner was removed', [DINNER, null]],
    ['Dinner was removed', [DINNER, LATE, null]],
    ['Dinner is now on Sat, Jun 12 at 2:30 PM EDT', [DINNER, { ...DINNER, timeZone: 'America/New_York' }]],
  ])('says: %s', (text, states) => {
    expect(read(states)).toBe(text);
  });

  it.each<[string, States]>([
    ['changed back', [DINNER, LATE, DINNER]],
    ['added and removed', [null, DINNER, null]],
    ['removed and restored', [DINNER, null, DINNER]],
    ['somebody else’s attendance', [DINNER, { ...DINNER, attendees: 'Cara' }]],
    [
      'over',
      [
        { ...DINNER, datetime: '2027-05-01T18:00:00.000Z' },
        { ...LATE, datetime: '2027-05-01T19:00:00.000Z' },
      ],
    ],
  ])('says nothing: %s', (_, states) => {
    expect(compute(states)).toEqual([]);
  });

  it('says nothing of what was changed without telling guests', () => {
    const silent = { ...LATE, title: 'Supper' };
    const current = [{ id: 1, isDeleted: false, state: silent }];
    const changes = computeNetChanges(toEntries([DINNER, LATE]), current, GUEST, NOW);
    expect(changes).toMatchObject([{ facts: ['start'] }]);
  });

  it('says nothing of a removal without telling guests', () => {
    const current = [{ id: 1, isDeleted: true, state: LATE }];
    expect(computeNetChanges(toEntries([DINNER, LATE]), current, GUEST, NOW)).toEqual([]);
  });

  it('adds the host’s last note', () => {
    expect(read([DINNER, LATE, { ...LATE, vibe: 'Coats' }], GUEST, ['Bring a hat', 'Bring a coat'])).toBe(
      'Dinner is now on Sat, Jun 12 at 9:00 PM, new details. Bring a coat',
    );
  });
});

describe('a private event', () => {
  it('is told to those who may see it, and nobody else', () => {
    expect(compute([null, SECRET], ANA)).toHaveLength(1);
    // The statement that reads leaves it out for others.
    expect(compute([null, SECRET], GUEST, [], false)).toEqual([]);
  });

  it('is new to someone who is added to it', () => {
    const before = { ...SECRET, attendees: 'Ben' };
    expect(compute([before, SECRET], ANA)).toMatchObject([{ kind: 'new', before: null }]);
  });

  it('is new to everyone when it becomes public, whatever it was before', () => {
    expect(read([SECRET, { ...SECRET, audience: 'everyone' }])).toBe(
      'Surprise is new: Sat, Jun 12 at 7:30 PM',
    );
  });

  it('keeps the notes of when it was private', () => {
    const open: EventState = { ...SECRET, audience: 'everyone' };
    const notes = ['Not a word to Ana'];
    expect(compute([{ ...SECRET, title: 'Party' }, SECRET, open], GUEST, notes)).toMatchObject([
      { note: null },
    ]);
    expect(compute([SECRET, open], GUEST, ['Surprise!'])).toMatchObject([{ note: 'Surprise!' }]);
  });

  it('says nothing if it became public without telling guests', () => {
    const current = [{ id: 1, isDeleted: false, state: { ...SECRET, audience: 'everyone' as const } }];
    expect(computeNetChanges(toEntries([null, SECRET]), current, GUEST, NOW)).toEqual([]);
  });

  it('was never there for those who could not see it', () => {
    expect(compute([{ ...SECRET, attendees: 'Ben' }, SECRET, null], ANA)).toEqual([]);
  });

  it('is known to a claimed name only once it is public', () => {
    const claimed = { ...ANA, access: 'claimed' as const };
    expect(compute([SECRET, { ...SECRET, audience: 'everyone' }], claimed)).toMatchObject([{ kind: 'new' }]);
  });
});

describe('only my events', () => {
  const onlyMine = { ...ANA, onlyMine: true };

  it.each<[string, States, number]>([
    [
      'leaves others’ events out',
      [
        { ...DINNER, attendees: 'Ben' },
        { ...LATE, attendees: 'Ben' },
      ],
      0,
    ],
    ['has everyone’s events', [DINNER, LATE], 1],
    [
      'says when I am added',
      [
        { ...DINNER, attendees: 'Ben' },
        { ...DINNER, attendees: 'Ben, Ana' },
      ],
      1,
    ],
    [
      'says when I am taken off',
      [
        { ...DINNER, attendees: 'Ben, Ana' },
        { ...DINNER, attendees: 'Ben' },
      ],
      1,
    ],
  ])('%s', (_, states, count) => {
    expect(compute(states, onlyMine)).toHaveLength(count);
  });
});

it('shows three changes, the soonest first, and counts the rest', () => {
  const ids = [5, 4, 3, 2, 1];
  const states = ids.map((id) => ({
    ...DINNER,
    title: `Event ${id}`,
    datetime: `2027-06-1${id}T10:00:00.000Z`,
  }));
  const entries = ids.flatMap((id, index) => toEntries([null, states[index] ?? null], [], id));
  const current = ids.map((id, index) => ({ id, isDeleted: false, state: states[index] ?? DINNER }));
  const lines = describePush(computeNetChanges(entries, current, GUEST, NOW), LISBON, NOW).split('\n');
  expect(lines).toHaveLength(4);
  expect([lines[0]?.slice(0, 7), lines[3]]).toEqual(['Event 1', '2 more changes']);
});

it('never names a place', () => {
  const moved = { ...LATE, location: 'The bridge', endsAt: '2027-06-12T23:00:00.000Z' };
  for (const states of [
    [null, moved],
    [DINNER, moved],
    [moved, null],
  ]) {
    expect(read(states)).not.toMatch(/Ponto|bridge/);
  }
});

it('writes a line for an email', () => {
  const lines = compute([DINNER, { ...LATE, location: 'The bridge' }], GUEST, ['Bring a coat']).map(
    (change) => describeForEmail(change, LISBON),
  );
  expect(lines).toEqual([
    { title: 'Dinner', text: 'New time, new place. Bring a coat', when: 'Sat, Jun 12 at 9:00 PM' },
  ]);
});
