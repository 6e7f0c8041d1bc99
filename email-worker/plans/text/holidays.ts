import { memoize } from '../../../worker/domain/memoize.ts';
import { listPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { NamedDay } from './scan-line.ts';

/** Month and day of the holidays that languages list, in their order. */
const DATES = [
  [12, 31],
  [1, 1],
  [12, 24],
  [12, 25],
  [12, 26],
] as const;
const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** For each holiday, its names in a language and English. */
const findPatterns = memoize((language) =>
  DATES.map((_, at) => {
    const names = [language, 'en']
      .flatMap((code) => listPrinted(code, 'plan.holidays')[at] ?? [])
      .map(foldEmailText);
    const [spaced, unspaced] = [false, true].map(
      (isEastern) => names.filter((name) => EASTERN.test(name) === isEastern).join('|') || '(?!)',
    );
    return new RegExp(`(?<![\\p{L}\\d])(?:${spaced})(?![\\p{L}\\d])|${unspaced}`, 'u');
  }),
);

/** Days that a folded line names by a holiday with a fixed date. */
export const findHolidays = (folded: string, language: string): NamedDay[] =>
  findPatterns(language).flatMap((pattern, at): NamedDay[] => {
    const m = pattern.exec(folded);
    const [month, day] = DATES[at] ?? [];
    if (!m || month === undefined || day === undefined) return [];
    const [start, end] = [m.index, m.index + m[0].length];
    return [{ kind: 'date', start, end, date: { start, end, month, day } }];
  });
