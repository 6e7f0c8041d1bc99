import { matchPrinted, toWordSet } from '../../languages/compile.ts';
import { findWeekdays } from '../../languages/date-names.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

/** Removes punctuation around a name. */
export function tidyName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/\(\s*[),]|\(\s*$/g, ' ')
    .replace(/^[\s,.;:·•|–—>→()+-]+|[\s,.;:·•|–—>→(+-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const isWeekday = (text: string): boolean =>
  !text.includes(' ') && findWeekdays(foldEmailText(text).replace(/^\(|[.,)]+$/g, '')) !== undefined;

/** `London Luton, Sat`. */
const withoutWeekdays = (text: string): string =>
  text.includes(',')
    ? tidyName(
        text
          .split(/\s*,\s*/)
          .filter((part) => part.length < 3 || !isWeekday(part))
          .join(', '),
      )
    : text;

/** `klo`, `at` and `uur`, left over from a time. */
const CLOCK_WORDS = new Set([...toWordSet('clock.before'), ...toWordSet('clock.hour')]);

const LOCAL_TIME = new RegExp(`\\b(?:${matchPrinted('places.localTime')}|[ap]\\.?m\\.?)\\b\\.?`, 'g');

/** `Los Angeles`, `La Spezia`, `The Hague`. */
export const NAME_ARTICLE = /^(?:L[aeo]s?|El|Il|The|Den|De) (?=\p{Lu})/u;

const BEFORE = new RegExp(`^\\s*${matchPrinted('places.before')}\\s+`, 'i');
const BEHIND = new RegExp(`\\s+${matchPrinted('places.after')}\\s*$`, 'i');

/** The place name left in a value without its dates, times, numbers and codes. */
export function extractPlaceName(text: string, taken: { start: number; end: number }[]): string | undefined {
  let left = text;
  for (const { start, end } of taken)
    left = left.slice(0, start) + '\ue000'.repeat(end - start) + left.slice(end);
  const pieces = left
    .split(/\ue000+|\s[|•·]\s/)
    .map((piece) =>
      tidyName(
        (NAME_ARTICLE.test(piece.trim()) ? piece : piece.replace(BEFORE, ''))
          .replace(BEHIND, '')
          .replace(LOCAL_TIME, ' '),
      ),
    )
    .map(withoutWeekdays)
    .filter(
      (piece) => /\p{L}{2}/u.test(piece) && !isWeekday(piece) && !CLOCK_WORDS.has(foldEmailText(piece)),
    );
  const name =
    pieces.find((piece) => /^[\p{Lu}\p{Lo}\d]/u.test(piece)) ?? (pieces.length === 1 ? pieces[0] : undefined);
  return name && name.length <= 120 ? name : undefined;
}
