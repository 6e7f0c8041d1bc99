import { expect, it } from 'vitest';
import { listItineraryFacts } from './itinerary-facts.ts';

const project = { place: 'Lake Como', groupSize: 14, timeZone: 'Europe/Rome' };
const eventOf = (datetime: string, attendees = 'Everyone') => ({
  datetime,
  endsAt: null,
  timeZone: 'Europe/Rome',
  endTimeZone: null,
  attendees,
});
const EVENTS = [
  eventOf('2027-06-11T16:00:00Z', 'Ann, Bo'),
  eventOf('2027-06-13T08:30:00Z', 'Everyone except Cy'),
];

it('lists dates, place, people and zone', () => {
  expect(listItineraryFacts(project, EVENTS)).toEqual([
    'June 11–13, 2027',
    'Lake Como',
    '14 people',
    'Rome time',
  ]);
});

it.each([
  ['counts the names in the events if they are more', { ...project, groupSize: 2 }, EVENTS, '3 people'],
  ['counts the group if it is larger', { ...project, groupSize: 4 }, EVENTS, '4 people'],
  ['does not mention one person', { ...project, groupSize: 1 }, [eventOf('2027-06-11T16:00:00Z')], undefined],
])('%s', (_name, of, events, people) => {
  expect(listItineraryFacts(of, events).find((fact) => fact.endsWith('people'))).toBe(people);
});

it('is empty for a new itinerary', () => {
  expect(listItineraryFacts({ place: null, groupSize: 1, timeZone: 'Europe/Rome' }, [])).toEqual([]);
});
