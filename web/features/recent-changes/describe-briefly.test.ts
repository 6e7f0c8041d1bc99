import { describe, expect, it } from 'vitest';
import { type EventChange, toShownEvent } from '../../lib/event-changes.ts';
import { createEvent } from '../../testing/create-event.ts';
import { describeBriefly, pickMain } from './describe-briefly.ts';

const timeZone = 'Europe/Rome';
const dinner = createEvent({ title: 'Dinner', starts: '2027-06-12T19:00', timeZone });
const before = toShownEvent(dinner);
const changeTo = (changes: Partial<typeof dinner>): EventChange => ({
  id: dinner.id,
  before,
  after: { ...dinner, ...changes },
});

describe('describeBriefly', () => {
  it.each<[string, EventChange, string]>([
    ['another hour', changeTo({ datetime: '2027-06-12T19:00:00Z' }), 'Dinner moved to 9:00 PM'],
    ['another day', changeTo({ datetime: '2027-06-13T19:00:00Z' }), 'Dinner moved to Sun\u00a09:00 PM'],
    ['another place', changeTo({ location: 'The terrace' }), 'Dinner is now at The terrace'],
    ['a new event', { id: dinner.id, after: dinner }, 'Dinner is new: Sat\u00a07:00 PM'],
    ['a removed event', { id: dinner.id, before }, 'Dinner was removed'],
  ])('tells %s', (_name, change, text) => {
    expect(describeBriefly(change, timeZone)).toBe(text);
  });
});

it('prefers another time or place to other details', () => {
  const details = changeTo({ description: 'Bring a hat.' });
  const moved = changeTo({ datetime: '2027-06-13T19:00:00Z' });
  expect(pickMain([details, moved])).toBe(moved);
  expect(pickMain([details])).toBe(details);
});
