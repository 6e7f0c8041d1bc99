import { expect, it } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { formatDeadline, formatDeadlineDay, isPastDeadline } from './describe-rsvp.ts';
import { listOverview, writeReminder } from './overview.ts';

const people = ['Ana', 'Ben', 'Cleo'].map((name, at) => ({ id: at + 1, name }) as Person);
const row = (personId: number, answer: Rsvp['answer'], eventId: number | null = null) =>
  ({ personId, eventId, answer, partySize: 1 }) as Rsvp;
const toStates = (rows: Rsvp[], event?: Event) =>
  listOverview(people, rows, event).map(({ person, state }) => `${person.name} ${state}`);

it('asks everyone about the itinerary', () => {
  expect(toStates([row(2, 'yes'), row(1, 'no', 7)])).toEqual(['Ana silent', 'Ben yes', 'Cleo silent']);
});

it('asks those about an event who attend it, and lists everyone who answered', () => {
  const event = { id: 7, attendees: 'Everyone except Ana, Cleo' } as Event;
  expect(toStates([row(1, 'no')], event)).toEqual(['Ben silent']);
  expect(toStates([row(1, 'no', 7)], event)).toEqual(['Ana no', 'Ben silent']);
});

it('writes reminders', () => {
  const url = 'https://foldout.example/access/ABCD2345#p=1';
  expect(writeReminder({ title: 'Lisbon', deadline: 'Jun 5' }, url, 'Ben')).toBe(
    `Hi Ben! Are you coming to Lisbon? Please let us know by Jun 5: ${url}`,
  );
  expect(writeReminder({ title: 'Lisbon', deadline: undefined }, url)).toBe(
    `Hi! Are you coming to Lisbon? Please let us know: ${url}`,
  );
});

it('shows the last day of a deadline, and its time where that is not midnight', () => {
  const midnight = '2027-06-06T04:00:00.000Z';
  expect(formatDeadline(midnight, 'America/New_York')).toBe('Jun 5');
  expect(formatDeadline('2027-06-05T22:00:00.000Z', 'America/New_York')).toBe('Jun 5, 6:00 PM');
  expect(formatDeadlineDay('2027-06-05T22:00:00.000Z', 'America/New_York')).toBe('Jun 5');
  expect(isPastDeadline({ deadline: midnight }, Date.parse(midnight) - 1)).toBe(false);
  expect(isPastDeadline({ deadline: midnight }, Date.parse(midnight))).toBe(true);
  expect(isPastDeadline({ deadline: null }, Date.parse(midnight))).toBe(false);
});
