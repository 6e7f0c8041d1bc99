import { expect, it } from 'vitest';
import { createEvent } from '../testing/create-event.ts';
import { formatEventTimes } from './event-times.ts';

const FLIGHT = createEvent({
  title: 'Flight',
  starts: '2027-01-12T21:40',
  timeZone: 'America/New_York',
  ends: '2027-01-13T09:35',
  endTimeZone: 'Europe/Rome',
});

it('shows an arrival in its own zone, and names both zones', () => {
  const times = {
    start: '9:40 PM',
    startZone: 'EST',
    end: 'Jan 13, 9:35 AM',
    zone: 'Rome time',
    endsElsewhere: true,
  };
  expect(formatEventTimes(FLIGHT, 'Europe/Rome')).toEqual(times);
  expect(formatEventTimes(FLIGHT, 'America/New_York')).toEqual(times);
});

it('leaves out the date of an arrival on the same local day', () => {
  const flight = createEvent({
    title: 'Flight',
    starts: '2027-01-12T16:00',
    timeZone: 'Europe/Rome',
    ends: '2027-01-12T19:10',
    endTimeZone: 'America/New_York',
  });
  expect(formatEventTimes(flight, 'Europe/Rome')).toEqual({
    start: '4:00 PM',
    startZone: 'Rome time',
    end: '7:10 PM',
    zone: 'EST',
    endsElsewhere: true,
  });
});

it.each([
  ['the page’s', 'Europe/Rome', undefined],
  ['another one', 'America/New_York', 'Rome time'],
])('names zones with the same clock at most once: the page’s is %s', (_name, pageZone, zone) => {
  const train = createEvent({
    title: 'Train',
    starts: '2027-01-12T10:00',
    timeZone: 'Europe/Rome',
    ends: '2027-01-12T15:00',
    endTimeZone: 'Europe/Paris',
  });
  expect(formatEventTimes(train, pageZone)).toEqual({
    start: '10:00 AM',
    startZone: undefined,
    end: '3:00 PM',
    zone,
    endsElsewhere: false,
  });
});

it('names one zone for an event over a clock change', () => {
  const party = createEvent({
    title: 'Party',
    starts: '2027-03-13T22:00',
    timeZone: 'America/New_York',
    ends: '2027-03-14T04:00',
  });
  const { startZone, zone, endsElsewhere } = formatEventTimes(party, 'Europe/Rome');
  expect([startZone, zone, endsElsewhere]).toEqual([undefined, 'EST', true]);
});
