import { expect, it } from 'vitest';
import type { Event } from '../../worker/contract/events.ts';
import { describeAudience } from './audience.ts';
import { listVisibleEvents } from './visible-events.ts';

const toEvent = (attendees: string) => ({ attendees, audience: 'attendees' }) as Event;

it.each([
  ['Ben, Ana', 'Only Ben, Ana and hosts'],
  ['Everyone', 'Only people with a personal link and hosts'],
  ['Everyone except Mia', 'Only people with a personal link except Mia, and hosts'],
])('says who sees a private event for %s', (attendees, expected) => {
  expect(describeAudience(toEvent(attendees))).toBe(expected);
});

it('says nothing about an event that everyone sees', () => {
  expect(describeAudience({ attendees: 'Ben', audience: 'everyone' })).toBeUndefined();
});

it.each([
  [undefined, ['open']],
  ['ben', ['open', 'only', 'everyone', 'except']],
  ['Mia', ['open', 'everyone']],
])('gives a guest with the personal link of %s what they may see', (name, expected) => {
  const events = {
    open: { attendees: 'Ana', audience: 'everyone' } as Event,
    only: toEvent('Ben, Ana'),
    everyone: toEvent('Everyone'),
    except: toEvent('Everyone except Mia'),
  };
  const visible = listVisibleEvents(Object.values(events), name);
  const names = Object.entries(events).filter(([, event]) => visible.includes(event));
  expect(names.map(([key]) => key)).toEqual(expected);
});
