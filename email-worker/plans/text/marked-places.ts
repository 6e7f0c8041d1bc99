import { matchInLanguage, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isPlace } from './places-in-text.ts';

/** Stands where a line has a gap, as between the columns of a program. Pasted text has none. */
const COLUMN = '¦';
/** Stands where a time was cut out between a title and a name. */
export const BEHIND_TIME = '‖';

const MARKS = new RegExp(`\\s*[${COLUMN}${BEHIND_TIME}]\\s*`, 'g');
const WORD = /\p{L}{3}|[\p{sc=Han}\p{sc=Kana}]{2}/u;
const GAP = / {3,}(?=\S)/g;
const MAX_PLACE = 40;
const OPEN_END = matchWholeWords('plan.openEnds');
/** What stands in a column of places ends here. */
const NO_PLACE = /[!?:;€$£%]/;
const NAME_END = /[,;.(!?|¦‖]|\s[–—-]\s/;

/** Marks the gaps after the first words of a line. */
export function markColumns(text: string): string {
  const first = text.search(WORD);
  return first < 0 ? text : text.slice(0, first) + text.slice(first).replace(GAP, ` ${COLUMN} `);
}

/** Removes the marks of a text. */
export const removeMarks = (text: string): string => text.replace(MARKS, ' ').trim();

/** A text with the sign of a place before what stands in the column after a title, or is a name after its time. */
export function writePlaceSigns(text: string, language: string): string {
  const mark = /[¦‖]/.exec(text);
  if (!mark) return text;
  const [before, after] = [text.slice(0, mark.index).trimEnd(), text.slice(mark.index + 1).trimStart()];
  const isTitled = WORD.test(foldEmailText(before).replace(OPEN_END, ''));
  const isFound =
    isTitled &&
    (mark[0] === COLUMN
      ? isColumnOfPlace(after.split(COLUMN)[0]?.trim() ?? '', language)
      : isNameBehindTime(before, after, language));
  const divider = isFound ? ' @ ' : isTitled && mark[0] === COLUMN ? ' | ' : ' ';
  const rest = after.replace(MARKS, (found) => (found.includes(COLUMN) ? ' | ' : ' '));
  return `${before}${divider}${rest}`;
}

/** Whether a short text in a column may be a place: no remark, and no event. */
export function isColumnOfPlace(part: string, language: string): boolean {
  const folded = foldEmailText(part);
  const isRemark = (['plan.asides', 'plan.done', 'plan.notEvents', 'plan.eventWords'] as const).some((key) =>
    matchInLanguage(language, key).test(folded),
  );
  const isShort = part.length <= MAX_PLACE && !NO_PLACE.test(part) && !/^[(\d]/.test(part);
  return isPlace(part, language) || (isShort && !isRemark);
}

function isNameBehindTime(before: string, after: string, language: string): boolean {
  const name = after.slice(0, NAME_END.exec(after)?.index).trim();
  const folded = foldEmailText(before);
  const isLong = name.includes(' ') || matchInLanguage(language, 'plan.eventWords').test(folded);
  return name !== '' && isLong && isPlace(name, language);
}
