import { matchAny, matchInLanguage, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import { findPlaceAtStart, isPlace } from './places-in-text.ts';

/** Stands where a line has a gap, as between the columns of a program. Pasted text has none. */
const COLUMN = '¦';
/** Stands where a time was cut out between a title and a name. */
export const BEHIND_TIME = '‖';

const MARKS = new RegExp(`\\s*[${COLUMN}${BEHIND_TIME}]\\s*`, 'g');
/** `The day after` is no title. */
const ONLY_DAY = new RegExp(
  `^\\P{L}*(?:${matchAny('plan.articles')} )?${matchAny('plan.day')}(?: ${matchAny('plan.leftovers')})?\\P{L}*$`,
  'u',
);
const WORD = /\p{L}{3}|[\p{sc=Han}\p{sc=Kana}]{2}/u;
/** Also dots that lead to a text behind them. */
const GAP = / {3,}(?=\S)|\s(?:[.·_]{3,}|…+)\s(?=\p{L}+[^\d\p{L}]+\p{L}|\p{L}{3,}[^\d\p{L}]*(?:$|,))/gu;
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

/** A text without the mark of a time behind which small letters name no place. */
export function removeEmptyMark(text: string, language: string): string {
  const [before = '', after] = text.split(`${BEHIND_TIME} `);
  const isEmpty =
    after !== undefined &&
    /^\P{L}*\p{Ll}/u.test(after) &&
    findNameBehindTime(before, after, language) === undefined;
  return isEmpty ? before + text.slice(before.length + BEHIND_TIME.length + 1) : text;
}

/** A text with the sign of a place before what stands in the column after a title, or is a name after its time. */
export function writePlaceSigns(text: string, language: string): string {
  const mark = /[¦‖]/.exec(text);
  if (!mark) return text;
  const [before, after] = [text.slice(0, mark.index).trimEnd(), text.slice(mark.index + 1).trimStart()];
  const isTitled = WORD.test(foldEmailText(before).replace(OPEN_END, ''));
  const isColumn = mark[0] === COLUMN;
  const isInColumn = isColumn && isColumnOfPlace(after.split(COLUMN)[0]?.trim() ?? '', language);
  const start = isColumn ? (isInColumn ? 0 : undefined) : findNameBehindTime(before, after, language);
  const isFound = isTitled && start !== undefined;
  const divider = isFound ? ' @ ' : isTitled && isColumn ? ' | ' : ' ';
  const rest = after
    .slice(isFound ? start : 0)
    .replace(MARKS, (found) => (found.includes(COLUMN) ? ' | ' : ' '));
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

/** Where the name of a place begins in the text behind a time; undefined if that names none. */
function findNameBehindTime(before: string, after: string, language: string): number | undefined {
  const name = after.slice(0, NAME_END.exec(after)?.index).trim();
  if (/^\P{L}*\p{Ll}/u.test(name))
    return ONLY_DAY.test(foldEmailText(before))
      ? undefined
      : (findPlaceAtStart(name, language) ?? (isSmallPlace(before, name, language) ? 0 : undefined));
  const isLong =
    name.includes(' ') || matchInLanguage(language, 'plan.eventWords').test(foldEmailText(before));
  return name !== '' && isLong && isPlace(name, language) ? 0 : undefined;
}

const MAX_SMALL_WORDS = 4;

/** Whether small letters behind the time of an event are the name of its place: `dinner 8pm banana da terra`. */
function isSmallPlace(before: string, name: string, language: string): boolean {
  const title = foldEmailText(before.trim());
  const isEvent = matchInLanguage(language, 'plan.eventWords').exec(title)?.[0] === title;
  const words = name.split(' ');
  const isShort = words.length > 1 && words.length <= MAX_SMALL_WORDS && !/[\d\p{Lu}]/u.test(name);
  const isOpen = OPEN_END.test(foldEmailText(name));
  if (
    !isEvent ||
    !isShort ||
    isOpen ||
    matchInLanguage(language, 'plan.eventWords').test(foldEmailText(name))
  )
    return false;
  const naming = listNamingWords(name, language).length;
  return naming >= words.length - 1 && listNamingWords(words[0] ?? '', language).length === 1;
}
