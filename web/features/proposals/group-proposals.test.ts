import { expect, it } from 'vitest';
import { groupProposals } from './group-proposals.ts';
import { createProposal } from './testing/proposal.ts';

const group = (...fields: Parameters<typeof createProposal>[0][]) =>
  groupProposals(
    fields.map((one) => createProposal(one)),
    'America/New_York',
  ).map(({ title, day, zoneName, zone, proposals }) => ({
    heading: [title, day?.date, day?.year, zoneName].filter(Boolean).join(' '),
    zone,
    titles: proposals.map((proposal) => proposal.title),
  }));

it('has a heading for each day, in the zone of its events', () => {
  expect(
    group(
      { title: 'Dinner', datetime: '2099-06-12T18:00:00.000Z' },
      { title: 'Drinks', datetime: '2099-06-12T21:00:00.000Z' },
      // Saturday in Rome.
      { title: 'Dancing', datetime: '2099-06-12T22:30:00.000Z' },
    ),
  ).toEqual([
    { heading: 'Friday June 12 2099 Rome time', zone: 'Europe/Rome', titles: ['Dinner', 'Drinks'] },
    { heading: 'Saturday June 13 2099 Rome time', zone: 'Europe/Rome', titles: ['Dancing'] },
  ]);
});

it('names no zone that is of the itinerary, or not of the whole day', () => {
  const timeZone = 'America/New_York';
  expect(
    group(
      { title: 'Lunch', datetime: '2099-06-11T16:00:00.000Z', timeZone },
      { title: 'Takeoff', datetime: '2099-06-12T12:00:00.000Z', timeZone },
      { title: 'Dinner', datetime: '2099-06-12T18:00:00.000Z' },
    ),
  ).toEqual([
    { heading: 'Thursday June 11 2099', zone: timeZone, titles: ['Lunch'] },
    { heading: 'Friday June 12 2099', zone: timeZone, titles: ['Takeoff', 'Dinner'] },
  ]);
});

it('begins with changes of events, and what has no date', () => {
  const change = { eventId: 7, cancels: false, sequence: 0, current: 0, fields: [] };
  expect(
    group({ title: 'Some day', datetime: null }, { title: 'Dinner' }, { title: 'Later', change }).map(
      ({ heading, titles }) => [heading, titles],
    ),
  ).toEqual([
    ['Changes', ['Later']],
    ['No date yet', ['Some day']],
    ['Friday June 12 2099 Rome time', ['Dinner']],
  ]);
});
