import { describe, expect, it } from 'vitest';
import { EVENT_DEFAULTS } from '../../contract/events.ts';
import type { ChangeSnapshots } from '../../contract/history.ts';
import { toEventFields } from '../event/event-fields.ts';
import { applyRenames, isSameSnapshot, toRestoredEvent, undoChange } from './snapshots.ts';

const DINNER: ChangeSnapshots['event'] = {
  ...EVENT_DEFAULTS,
  title: 'Dinner',
  description: 'Fish',
  datetime: '2027-06-12T18:30:00.000Z',
  endsAt: '2027-06-12T20:30:00.000Z',
  timeZone: 'Europe/Lisbon',
  location: 'Almada',
  attendees: 'Ana, Ben',
  rsvp: { capacity: 10 },
};

describe('undoChange', () => {
  it('keeps fields that others changed since', () => {
    const after = { ...DINNER, title: 'Supper' };
    expect(undoChange(DINNER, after, { ...after, location: 'At home' })).toEqual({
      ...DINNER,
      location: 'At home',
    });
  });

  it('undoes times together, so that an event does not end before it starts', () => {
    const after = { ...DINNER, datetime: '2027-06-12T17:00:00.000Z' };
    const current = { ...after, endsAt: '2027-06-12T17:30:00.000Z' };
    expect(undoChange(DINNER, after, current)).toEqual(DINNER);
  });

  it('undoes attendees and audience together, so that no private event is opened to others', () => {
    const before = { ...DINNER, audience: 'attendees' as const };
    const after = { ...DINNER, audience: 'everyone' as const };
    expect(undoChange(before, after, { ...after, attendees: 'Everyone' })).toEqual(before);
  });

  it.each([
    ['a creation', null, DINNER, DINNER, null],
    ['a deletion', DINNER, null, null, DINNER],
    ['a change of what is deleted now', DINNER, { ...DINNER, title: 'Supper' }, null, DINNER],
  ])('undoes %s', (_, before, after, current, expected) => {
    expect(undoChange(before, after, current)).toEqual(expected);
  });
});

describe('isSameSnapshot', () => {
  it('ignores the order of fields, not the order of lists', () => {
    expect(
      isSameSnapshot(DINNER, Object.fromEntries(Object.entries(DINNER).reverse()) as typeof DINNER),
    ).toBe(true);
    expect(isSameSnapshot(DINNER, { ...DINNER, rsvp: { capacity: null } })).toBe(false);
    expect(isSameSnapshot(DINNER, null)).toBe(false);
  });

  it('takes a field that did not exist yet for one that is not set', () => {
    const { vibe, ...older } = DINNER;
    expect(isSameSnapshot(older as typeof DINNER, DINNER)).toBe(true);
    expect(isSameSnapshot(older as typeof DINNER, { ...DINNER, vibe: 'Linen' })).toBe(false);
  });
});

describe('applyRenames', () => {
  it('follows a person through several names', () => {
    const renames = [
      { before: 'Ben', after: 'Benny' },
      { before: 'Benny', after: 'Benedict' },
    ];
    expect(applyRenames(DINNER, renames).attendees).toBe('Ana, Benedict');
  });
});

it('brings an event of before a field existed back with its default', () => {
  const { audience, vibe, ...older } = DINNER;
  expect(toEventFields(toRestoredEvent(older as typeof DINNER))).toEqual(DINNER);
});

it('brings an event back with the keys of its private audience', () => {
  const { audienceKeys, ...columns } = toRestoredEvent({ ...DINNER, audience: 'attendees' });
  expect(audienceKeys).toBe('only\nana\nben\n');
  expect(toEventFields(columns)).toEqual({ ...DINNER, audience: 'attendees' });
});
