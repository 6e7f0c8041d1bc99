import { matchAny } from '../../languages/compile.ts';

const START = '(?<![\\p{L}])';
/** A question may stand between: `Need to cancel? Please do so by`. */
const GAP = '[^.!\\n]{0,90}?';
const ABOUT_LIMIT = START + matchAny('deadlines.cancel', 'deadlines.limited', 'deadlines.free');
const UNTIL = matchAny('deadlines.until');
const OFF_UNTIL = [
  ABOUT_LIMIT + GAP + START + UNTIL,
  START +
    matchAny('deadlines.cancel') +
    GAP +
    START +
    matchAny('deadlines.fee') +
    GAP +
    START +
    matchAny('deadlines.since'),
  `${START}${matchAny('deadlines.book')}[^.!?\\n\\d]{0,14}?${START}${UNTIL}`,
].map((source) => new RegExp(`${source}\\s*$`, 'u'));
const DONE_ON = new RegExp(
  `${START}${matchAny('deadlines.done')}(?: ${matchAny('deadlines.on')})?[\\s.,:]*$`,
  'u',
);
/** `Paid by card ending 0091 on`. */
const PAID_BY = new RegExp(
  `${START}${matchAny('deadlines.done')}[^.,!?\\n]{0,30}? ${matchAny('deadlines.means')}(?!\\p{L})[^.,!?;\\n]{0,40}$`,
  'u',
);
const LAST = new RegExp(`^\\s*${UNTIL}\\s*$`, 'u');
const FREE_AFTER = new RegExp(START + matchAny('deadlines.free', 'deadlines.cancel'), 'u');
/** Languages with "until" after the date: `7 Mayıs 2027 tarihine kadar`, `6月17日まで`. */
const BEHIND = new RegExp(matchAny('deadlines.untilAfter'), 'u');
const WITHOUT_SPACES = new RegExp(matchAny('deadlines.unspaced'));
const ABOUT = new RegExp(ABOUT_LIMIT, 'u');
const WEEKDAY = /[\p{L}-]{2,14}[.,]{0,2} ?(?:the |den |dem |d\. |dne |dnia )?$/u;

/**
 * Whether a date in folded text is a deadline for cancellation or payment, or the date of an order or
 * payment.
 */
export function isNonBookingDate(words: string, start: number, end: number): boolean {
  const before = words.slice(Math.max(0, start - 160), start);
  const sides = [before, before.replace(WEEKDAY, '')].map((text) => text.trimEnd());
  const isOver = [DONE_ON, PAID_BY, ...OFF_UNTIL].some((one) => sides.some((text) => one.test(text)));
  if (isOver) return true;
  if (BEHIND.test(words.slice(end, end + 40)) && (ABOUT.test(words) || WITHOUT_SPACES.test(words)))
    return true;
  // `Until 3 June you can cancel free of charge`.
  const after = words.slice(end, end + 90).split(/[.!?\n]/)[0] ?? '';
  return FREE_AFTER.test(after) && sides.some((text) => LAST.test(text.split(/[.!?\n,;:]/).pop() ?? ''));
}
