import { describe, expect, it } from 'vitest';
import type { Event } from '../../worker/contract/events.ts';
import { inLanguage } from '../../worker/messages/in-language.ts';
import { createEvent } from '../testing/create-event.ts';
import { describeEventChange, findEventChanges, listRelevantChanges, toShownEvent } from './event-changes.ts';

const LISBON = 'Europe/Lisbon';
const dinner: Event = {
  ...createEvent({ title: 'Dinner', starts: '2027-06-12T19:00', ends: '2027-06-12T21:00', timeZone: LISBON }),
  location: 'The river',
  description: 'Bring a coat.',
};
const at = (starts: string, timeZone = LISBON) => createEvent({ title: '', starts, timeZone }).datetime;

/** Describes what a guest of the page reads after `before` became `after`. */
const describeAll = (before: Event[], after: Event[], pageZone = LISBON) =>
  findEventChanges(before.map(toShownEvent), after).map((change) => describeEventChange(change, pageZone));

it.each([
  [null, 'ag46c1'],
  ['Linen', 'adrdlr'],
])('keeps the hash of details that pages stored before, with the vibe %s', (vibe, hash) => {
  expect(toShownEvent({ ...dinner, vibe }).details).toBe(hash);
});

it('keeps what a host wrote apart from the words of a right-to-left sentence', () => {
  const changed = [{ ...dinner, location: '1 Main Street' }];
  expect(inLanguage({ language: 'he', locale: 'he-IL' }, () => describeAll([dinner], changed))).toEqual([
    '\u2068Dinner\u2069: עכשיו ב־\u20681 Main Street\u2069',
  ]);
});

describe('one event', () => {
  it.each<[string, Partial<Event>]>([
    [
      'Dinner is now on Saturday, Jun 12 at 8:00 PM (was 7:00 PM)',
      { datetime: at('2027-06-12T20:00'), endsAt: at('2027-06-12T22:00') },
    ],
    [
      'Dinner is now on Saturday, Jun 12 from 8:00 PM to 11:30 PM (was 7:00 PM)',
      { datetime: at('2027-06-12T20:00'), endsAt: at('2027-06-12T23:30') },
    ],
    [
      'Dinner is now on Saturday, Jun 12 at 8:00 PM (was 7:00 PM)',
      { datetime: at('2027-06-12T20:00'), endsAt: null },
    ],
    [
      'Dinner is now on Sunday, Jun 13 at 7:00 PM (was Saturday, 7:00 PM)',
      { datetime: at('2027-06-13T19:00'), endsAt: at('2027-06-13T21:00') },
    ],
    [
      'Dinner is now on Sunday, Jun 13 at 12:00 AM (was Saturday, 7:00 PM)',
      { datetime: at('2027-06-13T00:00'), endsAt: at('2027-06-13T02:00') },
    ],
    [
      'Dinner is now on Saturday, Jun 12 at 11:59 PM (was 7:00 PM)',
      { datetime: at('2027-06-12T23:59'), endsAt: at('2027-06-13T01:59') },
    ],
    [
      'Dinner is now on Saturday, Jun 12 at 2:00 PM EDT (was 7:00 PM Lisbon time)',
      { timeZone: 'America/New_York' },
    ],
    [
      'Dinner is now on Sunday, Jun 13 at 3:00 AM Tokyo time (was Saturday, 7:00 PM Lisbon time)',
      { timeZone: 'Asia/Tokyo' },
    ],
    ['Dinner is now at The bridge', { location: 'The bridge' }],
    ['Dinner no longer has a location', { location: '' }],
    ['Dinner is now called Supper', { title: 'Supper' }],
    ['Dinner on Saturday, Jun 12 now ends at 11:00 PM (was 9:00 PM)', { endsAt: at('2027-06-12T23:00') }],
    [
      'Dinner on Saturday, Jun 12 now ends on Jun 13, 1:00 AM (was 9:00 PM)',
      { endsAt: at('2027-06-13T01:00') },
    ],
    ['Dinner on Saturday, Jun 12 no longer has an end time', { endsAt: null }],
    ['Dinner on Saturday, Jun 12 now ends at 4:00 PM EDT (was 9:00 PM)', { endTimeZone: 'America/New_York' }],
    ['The people for Dinner changed', { attendees: 'Ana, Ben' }],
    ['The details of Dinner changed', { description: 'Bring a hat.' }],
    ['The details of Dinner changed', { vibe: 'Stripes' }],
    [
      'Dinner is now called Supper, on Saturday, Jun 12 at 8:00 PM (was 7:00 PM), at The bridge',
      {
        title: 'Supper',
        datetime: at('2027-06-12T20:00'),
        endsAt: at('2027-06-12T22:00'),
        location: 'The bridge',
      },
    ],
    ['Dinner is now at The bridge', { location: 'The bridge', description: 'Bring a hat.' }],
  ])('says: %s', (text, change) => {
    expect(describeAll([dinner], [{ ...dinner, ...change }])).toEqual([text]);
  });

  it('names the zone where it is not that of the page', () => {
    const later = { ...dinner, datetime: at('2027-06-12T20:00'), endsAt: at('2027-06-12T22:00') };
    expect(describeAll([dinner], [later], 'America/New_York')).toEqual([
      'Dinner is now on Saturday, Jun 12 at 8:00 PM Lisbon time (was 7:00 PM)',
    ]);
  });

  it('says nothing of what guests do not see', () => {
    const saved = { ...dinner, sequence: 5, updatedAt: '2027-01-01T00:00:00.000Z' };
    expect(describeAll([dinner], [saved])).toEqual([]);
    expect(describeAll([dinner], [{ ...dinner, audience: 'attendees' }])).toEqual([]);
  });

  it('compares with what an earlier release stored without a zone of the end', () => {
    const { endTimeZone: _, ...stored } = dinner;
    expect(describeAll([stored as Event], [dinner])).toEqual([]);
  });
});

it('lists new and removed events; one that became private looks removed', () => {
  const brunch = createEvent({ title: 'Brunch', starts: '2027-06-13T11:00', timeZone: LISBON });
  expect(describeAll([dinner], [dinner, brunch])).toEqual(['Brunch is new: Sunday, Jun 13 at 11:00 AM']);
  expect(describeAll([dinner, brunch], [brunch])).toEqual(['Dinner was removed']);
});

describe('what matters', () => {
  const now = Date.parse('2027-06-12T12:00:00Z');
  const event = (title: string, starts: string, fields: Partial<Event> = {}): Event => ({
    ...createEvent({ title, starts, timeZone: LISBON }),
    ...fields,
  });
  const list = (before: Event[], after: Event[], people: string[] = []) =>
    listRelevantChanges(findEventChanges(before.map(toShownEvent), after), { now, people }).map(
      ({ before, after }) => (after ?? before)?.title,
    );

  it('begins with the next event, then with the latest change', () => {
    const events = [
      event('Sunday', '2027-06-13T10:00'),
      event('Edited before', '2027-06-12T18:00', { updatedAt: '2027-06-01T00:00:00.000Z' }),
      event('Edited last', '2027-06-12T18:00', { updatedAt: '2027-06-02T00:00:00.000Z' }),
    ];
    expect(list([], events)).toEqual(['Edited last', 'Edited before', 'Sunday']);
  });

  it('leaves out events that were over and still are', () => {
    const breakfast = event('Breakfast', '2027-06-12T08:00');
    expect(list([breakfast], [])).toEqual([]);
    expect(list([], [breakfast])).toEqual([]);
    expect(list([breakfast], [{ ...breakfast, datetime: at('2027-06-13T08:00') }])).toEqual(['Breakfast']);
  });

  it('keeps to the selected people, including those who were taken off', () => {
    const walk = event('Walk', '2027-06-12T18:00', { attendees: 'Ana' });
    const moved = { ...walk, datetime: at('2027-06-12T19:00') };
    expect(list([walk], [moved], ['Ana'])).toEqual(['Walk']);
    expect(list([walk], [moved], ['Ben'])).toEqual([]);
    expect(list([walk], [{ ...walk, attendees: 'Ben' }], ['Ana'])).toEqual(['Walk']);
    expect(list([walk], [{ ...walk, attendees: 'Ben' }], ['Ben'])).toEqual(['Walk']);
  });
});
