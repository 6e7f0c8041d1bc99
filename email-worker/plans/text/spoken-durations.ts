import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, listPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import { rewriteFolded } from './rewrite-folded.ts';

interface DurationWords {
  /** `takes an hour`, `, anderthalb Stunden`. */
  said: RegExp;
  hours: RegExp[];
}

/** Where a line has said a number, which may be the time. */
const BEHIND_A_NUMBER = '(?<=\\d.{0,120})';
const GAP = '(?:[,;(|、¦] ?|\\s[–-] |\\s{2,})';

const findWords = memoize((language): DurationWords => {
  const list = (...keys: WordKey[]) => alternativesInLanguage(language, ...keys);
  const around = `(?:(?:${list('plan.around')}) )?`;
  const count = `(?<digit>[1-9](?:[.,]5)?)|(?<word>${list('plan.hourWords')})`;
  const unit = `(?:${list('plan.hours', 'plan.durationUnits')})`;
  const half = `(?<half> ?(?:${list('plan.andHalf')}))?`;
  const amount = `(?:(?<one>${list('plan.oneHour')})|(?<less>${list('plan.halfHour')})|(?:${count}) ?${unit}${half})`;
  const end = `(?=\\s*(?:$|[,;.!()|¦、]|\\s[–-]\\s|(?:${list('plan.clauseStarts', 'plan.around')})(?!\\p{L})))`;
  const more = `(?<more>${list('plan.hourAndHalf')})`;
  const led = `(?<![a-z])(?:${list('plan.durationLeads')}) `;
  return {
    said: new RegExp(
      `(?<lead>${led}|${BEHIND_A_NUMBER}${GAP})${around}(?:${more}|${amount})${end}|${BEHIND_A_NUMBER}\\s${more}${end}`,
      'gu',
    ),
    hours: listPrinted(language, 'plan.hourWords').map((word) => new RegExp(`^(?:${foldEmailText(word)})$`)),
  };
});

/** Rewrites how long something takes, in words of a language, by minutes: `takes an hour`, `dura 2 ore e mezza`. */
export function writeSpokenDurations(text: string, language: string): string {
  const { said, hours } = findWords(language);
  return rewriteFolded(text, said, ({ index, groups = {} }) => {
    const minutes = toMinutes(groups, hours);
    const lead = text.slice(index, index + (groups.lead?.length ?? 1));
    return minutes === undefined ? undefined : `${lead}${minutes} min`;
  });
}

function toMinutes(groups: Record<string, string | undefined>, hours: RegExp[]): number | undefined {
  const { one, less, more, digit, word = '', half } = groups;
  if (more) return 90;
  if (one || less) return one ? 60 : 30;
  const count = digit ? Number(digit.replace(',', '.')) : hours.findIndex((hour) => hour.test(word)) + 1;
  // What is said by digits is a duration as it is, and may be an hour.
  return count === 0 || (digit && !half) ? undefined : count * 60 + (half ? 30 : 0);
}
