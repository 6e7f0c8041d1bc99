import { expect, it } from 'vitest';
import { inLanguage } from '../../messages/in-language.ts';
import { formatDayRange } from './day-range.ts';

it.each([
  ['2027-06-12', '2027-06-12', 'June 12, 2027'],
  ['2027-06-11', '2027-06-13', 'June 11–13, 2027'],
  ['2027-06-30', '2027-07-02', 'June 30 – July 2, 2027'],
  ['2027-12-30', '2028-01-02', 'December 30, 2027 – January 2, 2028'],
])('shows %s to %s as %s', (firstDay, lastDay, text) => {
  expect(formatDayRange(firstDay, lastDay)).toBe(text);
});

it.each([
  ['ja', '2027-06-12', '2027-06-12', '2027年6月12日'],
  ['ja', '2027-06-12', '2027-06-14', '2027年6月12日～14日'],
  ['zh-Hans', '2027-06-30', '2027-07-02', '2027年6月30日～7月2日'],
  ['ja', '2027-12-30', '2028-01-02', '2027年12月30日～2028年1月2日'],
  ['it', '2027-06-30', '2027-07-02', '30 giugno – 2 luglio 2027'],
  ['de', '2027-06-12', '2027-06-14', '12.–14. Juni 2027'],
  ['pt-BR', '2027-06-12', '2027-06-14', '12–14 de junho de 2027'],
] as const)('shows days in the words of %s', (language, firstDay, lastDay, text) => {
  expect(inLanguage({ language, locale: language }, () => formatDayRange(firstDay, lastDay))).toBe(text);
});

it('leaves the years out', () => {
  const WITHOUT_YEAR = { month: 'long', day: 'numeric' } as const;
  expect(formatDayRange('2027-01-29', '2027-01-30', WITHOUT_YEAR)).toBe('January 29–30');
  expect(formatDayRange('2027-12-30', '2028-01-02', WITHOUT_YEAR), 'unless they differ').toBe(
    'December 30, 2027 – January 2, 2028',
  );
  const german = () => formatDayRange('2027-01-29', '2027-01-30', WITHOUT_YEAR);
  expect(inLanguage({ language: 'de', locale: 'de' }, german)).toBe('29.–30. Januar');
});
