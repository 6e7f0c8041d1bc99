import { expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import { EVENT_DEFAULTS } from '../../../worker/contract/events.ts';
import { listChatDays, toChatText } from './chat-text.ts';

const toEvent = (id: number, title: string, datetime: string, more: Partial<Event> = {}): Event => ({
  ...EVENT_DEFAULTS,
  id,
  title,
  datetime,
  timeZone: 'Europe/Lisbon',
  sequence: 0,
  createdAt: datetime,
  updatedAt: datetime,
  ...more,
});

const EVENTS = [
  toEvent(2, 'Brunch', '2027-06-13T10:00:00.000Z'),
  toEvent(1, '*Dinner*', '2027-06-12T18:30:00.000Z', {
    endsAt: '2027-06-12T20:00:00.000Z',
    location: 'Ponto Final',
  }),
  toEvent(3, 'Surprise', '2027-06-12T21:00:00.000Z', { audience: 'attendees', attendees: 'Ana' }),
];
const PLAN = { title: 'Lisbon', url: 'https://foldout.example/project/ABCD2345', pageZone: 'Europe/Lisbon' };

it('writes the plan in lines, without private events', () => {
  expect(toChatText(EVENTS, PLAN)).toBe(`*Lisbon*

*Saturday, June 12*
7:30 PM – 9:00 PM: Dinner, Ponto Final

*Sunday, June 13*
11:00 AM: Brunch

https://foldout.example/project/ABCD2345`);
});

it('writes one day', () => {
  expect(listChatDays(EVENTS)).toEqual([
    { day: '2027-06-12', heading: 'Saturday, June 12' },
    { day: '2027-06-13', heading: 'Sunday, June 13' },
  ]);
  expect(toChatText(EVENTS, PLAN, '2027-06-13')).not.toContain('Dinner');
});
