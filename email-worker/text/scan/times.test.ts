import { describe, expect, it } from 'vitest';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findTimes } from './times.ts';

const read = (line: string, expected = false) =>
  findTimes(foldEmailText(line), expected).map(
    ({ hour, minute, dayOffset }) =>
      `${hour}:${String(minute).padStart(2, '0')}${dayOffset ? `+${dayOffset}` : ''}`,
  );

describe('time formats', () => {
  const cases: [string, string[]][] = [
    ['7:30 PM', ['19:30']],
    ['7:05p', ['19:05']],
    ['7 PM', ['19:00']],
    ['12:15 a.m.', ['0:15']],
    ['7:30 p. m.', ['19:30']],
    ['4.10 am', ['4:10']],
    ['20h30', ['20:30']],
    ['um 19.30 Uhr', ['19:30']],
    ['20 Uhr', ['20:00']],
    ['de 20h30 à 22h15', ['20:30', '22:15']],
    ['kl 18.00-20.15', ['18:00', '20:15']],
    ['um 19 Uhr 45.', ['19:45']],
    ['kl. 15.00', ['15:00']],
    ['alle ore 20', ['20:00']],
    ['22:35 +1', ['22:35+1']],
    ['08:05 (+1 day)', ['8:05+1']],
    ['0805A', []],
    ['0700 hrs', ['7:00']],
    ['half past eight in the evening', ['20:30']],
    ['quarter to nine in the morning', ['8:45']],
    ['下午2:05', ['14:05']],
    ['晚上7點30分', ['19:30']],
    ['上午9时', ['9:00']],
    ['오후 7시 30분', ['19:30']],
    ['8:30 مساءً', ['20:30']],
    ['9:15 صباحًا', ['9:15']],
    ['de 18 h 30 à 21 h', ['18:30', '21:00']],
    ['noon', ['12:00']],
    ['6:00pm–8:30pm', ['18:00', '20:30']],
    ['7:30 – 9:00 PM', ['19:30', '21:00']],
    ['11:00-13:30', ['11:00', '13:30']],
    ['19.30-21.00 uhr', ['19:30', '21:00']],
    ['11:30 – 1:00 PM', ['11:30', '13:00']],
    ['2026-07-04T16:00:00-04:00', ['16:00']],
    ['2-4pm', ['14:00', '16:00']],
    ['7-9.30pm', ['19:00', '21:30']],
    ['9.30-12pm', ['9:30', '12:00']],
    ['11-1pm', ['11:00', '13:00']],
    ['10-12 am', ['10:00', '12:00']],
    ['9.30am until 12.30', ['9:30', '12:30']],
    ['9:30 to 12 noon', ['9:30', '12:00']],
    ['between 2 and 4 pm', ['14:00', '16:00']],
    ['von 14 bis 16.30 Uhr', ['14:00', '16:30']],
    ['14-16 Uhr', ['14:00', '16:00']],
    ['de 10h à 12h', ['10:00', '12:00']],
    ['de 10 a 13 h', ['10:00', '13:00']],
    ['dalle 10 alle 12', ['10:00', '12:00']],
    ['kl. 10-15', ['10:00', '15:00']],
    ['klo 13–15', ['13:00', '15:00']],
    ['godz. 11-12', ['11:00', '12:00']],
    ['od 9 do 12 hodin', ['9:00', '12:00']],
    ['9 π.μ. - 1 μ.μ.', ['9:00', '13:00']],
    ['9.30 - 11.00', ['9:30', '11:00']],
    ['19u30', ['19:30']],
    ["3 o'clock in the afternoon", ['15:00']],
    ['a las 9 de la noche', ['21:00']],
    ['um halb sieben abends', ['18:30']],
    ['om half acht', ['19:30']],
  ];
  it.each(cases)('%s', (line, wanted) => {
    expect(read(line)).toEqual(wanted);
  });
});

it('reads no telephone number as a time', () => {
  expect(read('call +44 1225 555 0101', true)).toEqual([]);
  expect(read('0900 1035', true)).toEqual(['9:00', '10:35']);
});

it('accepts bare digits and dots only if a time is expected', () => {
  expect(read('1048')).toEqual([]);
  expect(read('1048', true)).toEqual(['10:48']);
  expect(read('19.30', true)).toEqual(['19:30']);
});

it('keeps a UTC offset', () => {
  expect(findTimes('2026-07-04t16:00:00-04:00')[0]?.offset).toBe(-240);
});

it('marks times without morning or evening', () => {
  expect(findTimes('half past eight')[0]).toMatchObject({ hour: 20, minute: 30, isMeridiemUnknown: true });
});

describe('not a time', () => {
  const cases = [
    '14h 05min',
    '7:10 godz.',
    '商品3点',
    '19.30 €',
    '48h sale',
    '25:10',
    '12:75',
    '1:2',
    '2h 30m',
    'Dauer 2 heures 30',
    '€19.30',
    '12:34:56:78',
    '9.10 - 11.10',
    'from €9.50 - 11.00',
    '2-3 h',
    '10-12 June',
    'Kinder von 9 bis 12 Jahren',
    'TGV 6608 – 1 h 58',
    'half price',
  ];
  it.each(cases)('%s', (line) => {
    expect(read(line)).toEqual([]);
  });
});
