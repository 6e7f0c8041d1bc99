import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../worker/messages/in-language.ts';
import type { TextReader } from '../../worker/messages/t.ts';
import { formatDateTime, formatDay, formatTime, formatWeekdayDate } from './dates.ts';
import { keepDaysWhole } from './later-dates.ts';

const NOON = '2027-06-12T12:30:00Z';
const ZONES = ['America/New_York', 'Europe/Warsaw', 'Asia/Tokyo'] as const;
const AMERICAN: TextReader = { language: 'en', locale: 'en-US' };
const BRITISH: TextReader = { language: 'en', locale: 'en-GB' };
const POLISH: TextReader = { language: 'pl', locale: 'pl-PL' };
const EGYPTIAN: TextReader = { language: 'ar', locale: 'ar-EG' };
const JAPANESE: TextReader = { language: 'ja', locale: 'ja-JP' };

describe('one moment in three zones', () => {
  it.each([
    ['en-US', AMERICAN, ['8:30 AM', '2:30 PM', '9:30 PM']],
    ['en-GB', BRITISH, ['8:30', '14:30', '21:30']],
    ['pl-PL', POLISH, ['8:30', '14:30', '21:30']],
    ['ar-EG', EGYPTIAN, ['8:30 ص', '2:30 م', '9:30 م']],
    ['ja-JP', JAPANESE, ['8:30', '14:30', '21:30']],
  ])('is read by the clock of %s', (_locale, reader, clocks) => {
    expect(inLanguage(reader, () => ZONES.map((zone) => formatTime(NOON, zone)))).toEqual(clocks);
  });

  it('is read by the clock that the reader chose, whatever the region', () => {
    const read = (reader: TextReader) => inLanguage(reader, () => formatTime(NOON, 'Asia/Tokyo'));
    expect(read({ ...AMERICAN, clock: '24' })).toBe('21:30');
    expect(read({ ...POLISH, clock: '12' })).toBe('9:30 PM');
  });
});

it.each([
  ['en-US', AMERICAN, '12:05 AM'],
  ['en-US with 24 hours', { ...AMERICAN, clock: '24' }, '00:05'],
  ['en-GB', BRITISH, '0:05'],
  ['ja-JP', JAPANESE, '0:05'],
])('begins a day at 0 or 12 in %s, never at 24', (_locale, reader, time) => {
  expect(inLanguage(reader, () => formatTime('2027-06-12T04:05:00Z', 'America/New_York'))).toBe(time);
});

it.each([
  ['Pacific/Pago_Pago', 'Friday', 'June 11', 'Jun 11, 11:30 PM'],
  ['Europe/Warsaw', 'Saturday', 'June 12', 'Jun 12, 12:30 PM'],
  ['Pacific/Kiritimati', 'Sunday', 'June 13', 'Jun 13, 12:30 AM'],
])('names the day in %s, on its side of the date line', (zone, weekday, date, dateTime) => {
  const moment = '2027-06-12T10:30:00Z';
  expect(formatDay(moment, zone)).toMatchObject({ weekday, date });
  expect(formatDateTime(moment, zone)).toBe(dateTime);
});

it.each([
  ['en-US', AMERICAN, 'Saturday, June 12'],
  ['en-GB', BRITISH, 'Saturday 12 June'],
  ['pl-PL', POLISH, 'sobota, 12 czerwca'],
  ['ja-JP', JAPANESE, '6月12日土曜日'],
  // Gregorian calendar, Latin digits.
  ['ar-EG', EGYPTIAN, 'السبت، 12 يونيو'],
])('writes a day as readers in %s do', (_locale, reader, day) => {
  expect(inLanguage(reader, () => formatWeekdayDate(NOON, 'Europe/Warsaw'))).toBe(day);
});

it.each([
  ['June 30 – July 1, 2027', 'June_30_– July_1, 2027'],
  ['Sunday, June 6, 2027', 'Sunday, June_6, 2027'],
  // Together they are wider than a small phone with large text.
  ['December 30, 2026 – January 1, 2027', 'December 30, 2026_– January 1, 2027'],
  ['Sonntag, 10. Januar 2027', 'Sonntag, 10._Januar 2027'],
  ['2027年1月10日日曜日', '2027年1月10日日曜日'],
])('keeps the days of %s on one line each', (dates, whole) => {
  expect(keepDaysWhole(dates)).toBe(whole.replaceAll('_', '\u00a0'));
});
