import { alternativesInLanguage, matchPrinted } from '../languages/compile.ts';
import { findHourAfterHalf } from '../languages/date-names.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';
import type { WordKey } from '../languages/word-keys.ts';

const HALF = new RegExp(`(?<!\\p{L})${matchPrinted('clock.half')} (\\p{L}{2,6})(?!\\p{L})`, 'giu');
/** `20270626T193000`, as in calendars and wallet passes. */
const PACKED = /(?<!\d)(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:\d\d)?Z?(?!\d)/g;
const GERMAN = /(?<!\d)(\d{1,2}) ?Uhr ?(\d\d)(?!\d)/gi;
const ko = (key: WordKey) => alternativesInLanguage('ko', key);
const KOREAN_LATE = new RegExp(ko('clock.lateBefore'));
const KOREAN = new RegExp(
  `(${ko('clock.earlyBefore')}|${ko('clock.lateBefore')})? ?(\\d{1,2})(?:${ko('clock.hourSigns')})(?: ?(\\d{1,2})(?:${ko('clock.minuteSigns')}))?`,
  'g',
);
const NOON = new RegExp(`(?<!\\p{L})${matchPrinted('clock.noon')}(?!\\p{L})`, 'giu');
const MIDNIGHT = new RegExp(`(?<!\\p{L})${matchPrinted('clock.midnight')}(?!\\p{L})`, 'giu');

/** Replaces `halb acht` and `19 Uhr 30` by digits. */
export const writeHalfHours = (text: string): string =>
  text.replace(GERMAN, '$1:$2').replace(HALF, (half, word: string) => {
    const hour = findHourAfterHalf(foldEmailText(word));
    return hour ? toClock(hour - 1 || 12, 30) : half;
  });

/** Replaces times in words, of languages in which a model may quote them, by digits. */
export function writeTimesInDigits(text: string): string {
  return writeHalfHours(text.replace(PACKED, '$1-$2-$3 $4:$5'))
    .replace(KOREAN, (_, part: string | undefined, hour: string, minute = '0') =>
      toClock(KOREAN_LATE.test(part ?? '') ? (Number(hour) % 12) + 12 : Number(hour), Number(minute)),
    )
    .replace(NOON, '12:00')
    .replace(MIDNIGHT, '00:00');
}

const toClock = (hour: number, minute: number): string => ` ${hour}:${String(minute).padStart(2, '0')} `;
