import { expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { describeChanges } from './changes.ts';

const project = {
  name: 'Lisbon',
  customTitle: null,
  timeZone: 'Europe/Lisbon',
  headerImages: [],
  customLinks: [],
} as unknown as Project;
const event = (id: number, change: Partial<Event> = {}): Event => ({
  id,
  title: `Event ${id}`,
  description: '',
  datetime: '2027-06-12T18:30:00.000Z',
  endsAt: null,
  timeZone: 'Europe/Lisbon',
  location: 'The river',
  attendees: 'Everyone',
  vibe: null,
  sequence: 0,
  createdAt: '',
  updatedAt: '',
  ...change,
});
const before = { project, events: [event(1), event(2)], faqs: [] };
const tell = (change: Partial<typeof before>) => describeChanges(before, { ...before, ...change });

it.each<[string, Partial<typeof before>]>([
  ['Just now: Event 3 is new', { events: [event(1), event(2), event(3)] }],
  ['Just now: Event 2 was taken off', { events: [event(1)] }],
  [
    'Just now: Event 1 is now on Jun 12, 8:00 PM',
    { events: [event(1, { datetime: '2027-06-12T19:00:00.000Z' }), event(2)] },
  ],
  [
    'Just now: Event 1 is now on Jun 12, 3:00 PM EDT',
    { events: [event(1, { datetime: '2027-06-12T19:00:00.000Z', timeZone: 'America/New_York' }), event(2)] },
  ],
  ['Just now: Event 1 is now at The bridge', { events: [event(1, { location: 'The bridge' }), event(2)] }],
  ['Just now: Event 1 changed', { events: [event(1, { vibe: 'Stripes' }), event(2)] }],
  ['Just now: Event 3 is new, Event 4 is new and 2 more', { events: [event(3), event(4)] }],
  ['Just now: the title changed', { project: { ...project, customTitle: 'Porto' } }],
  ['Just now: the page has a new look', { project: { ...project, selectedFont: 'classy' } }],
])('says: %s', (text, change) => {
  expect(tell(change)).toBe(text);
});

it('has nothing to say of what nobody sees', () => {
  expect(tell({ events: [event(1, { sequence: 1, updatedAt: 'later' }), event(2)] })).toBeUndefined();
});
