import { expect, it } from 'vitest';
import { EVENT_DEFAULTS, type Event } from '../../../worker/contract/events.ts';
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
  ...EVENT_DEFAULTS,
  id,
  title: `Event ${id}`,
  datetime: '2027-06-12T18:30:00.000Z',
  timeZone: 'Europe/Lisbon',
  location: 'The river',
  sequence: 0,
  createdAt: '',
  updatedAt: '',
  ...change,
});
const before = { project, events: [event(1), event(2)], faqs: [] };
const toText = (change: Partial<typeof before>) => describeChanges(before, { ...before, ...change });

it.each<[string, Partial<typeof before>]>([
  ['Added: Event 3', { events: [event(1), event(2), event(3)] }],
  ['Removed: Event 2', { events: [event(1)] }],
  [
    'Event 1 is now on Saturday, Jun 12 at 8:00 PM (was 7:30 PM)',
    { events: [event(1, { datetime: '2027-06-12T19:00:00.000Z' }), event(2)] },
  ],
  [
    'Event 1 is now on Saturday, Jun 12 at 3:00 PM EDT (was 7:30 PM Lisbon time)',
    { events: [event(1, { datetime: '2027-06-12T19:00:00.000Z', timeZone: 'America/New_York' }), event(2)] },
  ],
  ['Event 1 is now at The bridge', { events: [event(1, { location: 'The bridge' }), event(2)] }],
  ['The details of Event 1 changed', { events: [event(1, { vibe: 'Stripes' }), event(2)] }],
  ['Added: Event 3 · Added: Event 4 · 2 more changes', { events: [event(3), event(4)] }],
  ['Title changed', { project: { ...project, customTitle: 'Porto' } }],
  ['RSVP updated', { project: { ...project, rsvp: { enabled: true } as Project['rsvp'] } }],
  ['Design updated', { project: { ...project, selectedFont: 'classy' } }],
])('describes: %s', (text, change) => {
  expect(toText(change)).toBe(text);
});

it('returns undefined for what another role reveals', () => {
  const viewer: Project['viewer'] = { role: 'admin', person: null };
  expect(toText({ project: { ...project, viewer }, events: [event(1), event(2), event(3)] })).toBeUndefined();
});

it('returns undefined if nothing visible changed', () => {
  expect(toText({ events: [event(1, { sequence: 1, updatedAt: 'later' }), event(2)] })).toBeUndefined();
});
