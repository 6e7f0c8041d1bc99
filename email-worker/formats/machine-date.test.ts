import { expect, test } from 'vitest';
import { parseMachineDate } from './machine-date.ts';

test.each([
  ['2027-03-04T20:15:00-08:00', { local: '2027-03-04T20:15', offset: -480 }],
  ['2024-06-23 14:00:00', { local: '2024-06-23T14:00' }],
  ['2017-10-24T15:55+02:00', { local: '2017-10-24T15:55', offset: 120 }],
  ['2026-06-13T20:00:00+0:00', { local: '2026-06-13T20:00', offset: 0 }],
  ['2026-06-13T20:00:00Z', { local: '2026-06-13T20:00', offset: 0 }],
  [
    '2026-06-13T20:00:00.000+01:00[Europe/London]',
    { local: '2026-06-13T20:00', offset: 60, zone: 'Europe/London' },
  ],
  ['20240623T140000', { local: '2024-06-23T14:00' }],
  ['2024-06-23', { local: '2024-06-23' }],
  ['2024/6/3 9:05 PM', { local: '2024-06-03T21:05' }],
  ['23.06.2024 14:00', { local: '2024-06-23T14:00' }],
  ['02-04-2018 20:40', { local: '2018-02-04T20:40', ambiguous: true }],
  ['23/06/2024', { local: '2024-06-23' }],
  ['Mar 4, 2027 8:15\u202fPM', { local: '2027-03-04T20:15' }],
  ['Thursday, 4 March 2027 20:15', { local: '2027-03-04T20:15' }],
  ['Sun, 23 Jun 2024 14:00:00 +0200', { local: '2024-06-23T14:00', offset: 120 }],
  ['1719144000', { local: '2024-06-23T12:00', utc: true }],
])('reads %s', (text, moment) => {
  expect(parseMachineDate(text)).toEqual({ yearStated: true, ...moment });
});

test.each([
  '',
  'soon',
  '2024-02-30',
  '2024-13-01',
  '15:00:00',
  '2024-06-23T25:00',
  '1204-01-01',
  'x'.repeat(500),
])('finds no date in %s', (text) => {
  expect(parseMachineDate(text)).toBeUndefined();
});
