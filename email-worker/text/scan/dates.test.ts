import { describe, expect, it } from 'vitest';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { findDates } from './dates.ts';

const read = (line: string, expected = false) =>
  findDates(foldEmailText(line), expected).map(({ year, month, day }) => `${year ?? '?'}-${month}-${day}`);

describe('date formats', () => {
  const cases: [string, string[]][] = [
    ['Friday, June 12, 2026', ['2026-6-12']],
    ['Fri 12th of June 2026', ['2026-6-12']],
    ['Do., 12. März 2026', ['2026-3-12']],
    ['vendredi 1er août 2026', ['2026-8-1']],
    ['12 de junio de 2026', ['2026-6-12']],
    ['12 de jun. de 2026', ['2026-6-12']],
    ['venerdì 3 aprile 2026', ['2026-4-3']],
    ['7. 8. 2026', ['2026-8-7']],
    ['29.6.12', ['2012-6-29']],
    ['07JUN26', ['2026-6-7']],
    ['7-Jun-26', ['2026-6-7']],
    ['2026-07-04T16:00:00-04:00', ['2026-7-4']],
    ['2026年6月12日', ['2026-6-12']],
    ['mar. 16 juin', ['?-6-16']],
    ['11 – 14 June 2026', ['2026-6-11', '2026-6-14']],
    ['June 11 – 14, 2026', ['2026-6-11', '2026-6-14']],
    ['Dec 30 – Jan 2, 2027', ['2026-12-30', '2027-1-2']],
    ['令和9年5月14日(金)', ['2027-5-14']],
    ['令和元年5月1日', ['2019-5-1']],
    ['民國116年3月5日', ['2027-3-5']],
    ['2027年4月2日(周五)', ['2027-4-2']],
    ['2027년 2월 13일(토)', ['2027-2-13']],
    ['2027. március 14. (vasárnap)', ['2027-3-14']],
    ['субота, 12 червня 2027 р.', ['2027-6-12']],
    ['subota, 12. lipnja 2027.', ['2027-6-12']],
    ['الجمعة 19 فبراير 2027', ['2027-2-19']],
    ['kl. 11 den 14 juni 2027', ['2027-6-14']],
    ['Thứ Bảy, ngày 14 tháng 3 năm 2027', ['2027-3-14']],
    ['from Friday 14 to Sunday 16 May 2027', ['2027-5-14', '2027-5-16']],
    ['du vendredi 14 au dimanche 16 mai 2027', ['2027-5-14', '2027-5-16']],
    ['Fr. 14. – So. 16. Mai 2027', ['2027-5-14', '2027-5-16']],
    ['Day 1 – Sunday 16 May 2027', ['2027-5-16']],
    ['room 14 Sunday 16 May 2027', ['2027-5-16']],
    ['vom 12. bis 15. März 2026', ['2026-3-12', '2026-3-15']],
  ];
  it.each(cases)('%s', (line, wanted) => {
    expect(read(line)).toEqual(wanted);
  });
});

it('keeps both orders of day and month if both are dates', () => {
  expect(findDates('05/06/2026')[0]).toMatchObject({ month: 6, day: 5, swapped: { month: 5, day: 6 } });
  expect(findDates('13/06/2026')[0]).not.toHaveProperty('swapped');
});

it('accepts numeric dates without a year only if expected', () => {
  expect(read('12/06')).toEqual([]);
  expect(read('12/06', true)).toEqual(['?-6-12']);
  expect(read('15.11. ab 06:46')).toEqual(['?-11-15']);
});

describe('not a date', () => {
  const cases = [
    '06 12 26 07 30',
    '1-800-555-0142',
    '192.168.10.12',
    '31/02/2026',
    '19.30 €',
    'Room 12 may be',
    '24/7',
    '99,00',
  ];
  it.each(cases)('%s', (line) => {
    expect(read(line)).toEqual([]);
  });
});
