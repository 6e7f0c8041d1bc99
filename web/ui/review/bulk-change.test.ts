import { expect, it } from 'vitest';
import { EVENT_DEFAULTS } from '../../../worker/contract/events.ts';
import { isNoChange, NO_BULK_CHANGE, toBulkBody } from './bulk-change.ts';

const dinner = {
  ...EVENT_DEFAULTS,
  title: 'Dinner',
  description: '',
  location: '',
  attendees: '',
  datetime: '2027-06-12T17:30:00.000Z',
  endsAt: '2027-06-12T23:00:00.000Z',
  timeZone: 'Europe/Rome',
};

it('moves start and end by days at the same time of day, over a clock change', () => {
  const event = { ...dinner, datetime: '2027-03-27T18:00:00.000Z', endsAt: null };
  expect(toBulkBody(event, { ...NO_BULK_CHANGE, days: '1' })).toEqual({ datetime: '2027-03-28T19:00' });
  expect(toBulkBody(dinner, { ...NO_BULK_CHANGE, days: '-2' })).toEqual({
    datetime: '2027-06-10T19:30',
    endsAt: '2027-06-11T01:00',
  });
});

it('moves to another year, and the end with it', () => {
  const event = { ...dinner, datetime: '2026-12-31T21:00:00.000Z', endsAt: '2027-01-01T01:00:00.000Z' };
  expect(toBulkBody(event, { ...NO_BULK_CHANGE, year: '2028' })).toEqual({
    datetime: '2028-12-31T22:00',
    endsAt: '2029-01-01T02:00',
  });
});

it('moves February 29 to March 1 of a year without it', () => {
  const event = { ...dinner, datetime: '2028-02-29T11:00:00.000Z', endsAt: null };
  expect(toBulkBody(event, { ...NO_BULK_CHANGE, year: '2027' })).toEqual({ datetime: '2027-03-01T12:00' });
});

it('keeps the time of day in another zone', () => {
  expect(toBulkBody(dinner, { ...NO_BULK_CHANGE, timeZone: 'America/New_York' })).toEqual({
    timeZone: 'America/New_York',
    datetime: '2027-06-12T19:30',
    endsAt: '2027-06-13T01:00',
  });
});

it('sets people and who can see it, also without a date', () => {
  const change = { ...NO_BULK_CHANGE, days: '3', attendees: 'Ann, Ben', visibility: 'only' as const };
  expect(toBulkBody({ ...dinner, datetime: null, endsAt: null }, change)).toEqual({
    attendees: 'Ann, Ben',
    audience: 'attendees',
  });
});

it('leaves guests out, and shows it to everyone again', () => {
  const change = { ...NO_BULK_CHANGE, attendees: 'Ann, Ben', visibility: 'except' as const };
  expect(toBulkBody(dinner, change)).toEqual({
    attendees: 'Everyone except Ann, Ben',
    audience: 'attendees',
  });
  expect(toBulkBody(dinner, { ...NO_BULK_CHANGE, visibility: 'everyone' })).toEqual({ audience: 'everyone' });
});

it('knows what changes nothing', () => {
  expect(isNoChange(NO_BULK_CHANGE)).toBe(true);
  expect(isNoChange({ ...NO_BULK_CHANGE, days: ' 0' })).toBe(true);
  expect(isNoChange({ ...NO_BULK_CHANGE, year: '2028' })).toBe(false);
});
