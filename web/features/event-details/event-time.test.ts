import { expect, test } from 'vitest';
import { formatDateAndTime, formatTimeForReader } from './event-time.ts';

const at = (datetime: string, endsAt: string | null = null, timeZone = 'America/New_York') => ({
  datetime,
  endsAt,
  timeZone,
});

test('shows the time in the zone of the event, and names the zone if it is not the project’s', () => {
  expect(formatDateAndTime(at('2027-06-13T00:15:00Z'), 'America/New_York')).toEqual({
    date: 'Saturday, June 12, 2027',
    time: '8:15 PM',
  });
  expect(formatDateAndTime(at('2027-06-13T00:15:00Z'), 'Europe/Lisbon').time).toBe('8:15 PM EDT');
});

test('adds a date to an end on another day, also across New Year and a clock change', () => {
  const time = (from: string, to: string) => formatDateAndTime(at(from, to), 'America/New_York').time;
  expect(time('2027-06-12T23:00:00Z', '2027-06-13T01:30:00Z')).toBe('7:00 PM – 9:30 PM');
  expect(time('2027-01-01T02:00:00Z', '2027-01-01T07:00:00Z')).toBe('9:00 PM – Jan 1, 2:00 AM');
  expect(time('2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z')).toBe('1:30 AM – 1:30 AM');
});

test('says when an event starts where the reader is, if the clock differs there', () => {
  const dinner = at('2027-06-12T18:30:00Z', null, 'Europe/Rome');
  expect(formatTimeForReader(dinner, 'Asia/Tokyo')).toBe('Sunday 3:30 AM for you');
  expect(formatTimeForReader(dinner, 'America/New_York')).toBe('2:30 PM for you');
  expect(formatTimeForReader(dinner, 'Europe/Paris')).toBeUndefined();
});

test('says both ends of a flight where the reader is, unless the clock is the same at both', () => {
  const flight = {
    ...at('2027-06-12T16:00:00Z', '2027-06-13T00:00:00Z', 'Europe/London'),
    endTimeZone: 'America/New_York',
  };
  expect(formatTimeForReader(flight, 'Asia/Tokyo')).toBe('Sunday 1:00 AM – 9:00 AM for you');
  expect(formatTimeForReader(flight, 'Europe/London')).toBe('5:00 PM – Jun 13, 1:00 AM for you');
  expect(formatTimeForReader(flight, 'America/New_York')).toBe('12:00 PM – 8:00 PM for you');
  const lunch = at('2027-06-12T11:00:00Z', '2027-06-12T12:00:00Z', 'Europe/Rome');
  expect(formatTimeForReader(lunch, 'Europe/Paris')).toBeUndefined();
});
