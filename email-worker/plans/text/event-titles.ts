import { matchInLanguage, matchOwn } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import { cleanEnd } from './title-and-place.ts';
import { isWeekdayOf } from './weekday-words.ts';

/** Between the parts of a title, but not inside a bracket. */
const COMMA = /,(?:\s+|$)(?![^()]*\))/;
const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** What joins words to those beside them: `Hair & make-up`. */
const JOINED = /[:(&+\-–]/;

/** Before a name that may be a sentence: `Panel: Who pays?` */
const NAMED = /[:"“«„(]/;

/** A title, and the parts of it that say more of the event than its name. */
export interface NamedEvent {
  title: string;
  rest: string[];
}

/**
 * The part of a title that names an event: `Dinner, bring shoes` is `Dinner`, `We have a tour` is `Tour`. A title without a word
 * such as "dinner" stays, and so does a list of events.
 */
export function nameEvent(title: string, language: string): NamedEvent {
  const parts = title.split(COMMA).filter(Boolean);
  const events = parts.map((part) => matchInLanguage(language, 'plan.eventWords').test(foldEmailText(part)));
  const first = events.indexOf(true);
  if (first < 0) return { title, rest: [] };
  const isKept = (part: string, at: number) =>
    events[at] || (at < first && isNaming(part, language) && !saysWho(part, language));
  const kept = parts.filter(isKept);
  const at = kept.indexOf(parts[first] ?? '');
  const { title: name, rest: said } = toName(kept[at] ?? '', language);
  const named = kept.map((part, i) => (i === at ? name : part)).join(', ');
  const rest = parts.filter((part, i) => !kept.includes(part) && (i > first || isNaming(part, language)));
  return { title: named, rest: [...said, ...rest] };
}

const isNaming = (text: string, language: string): boolean =>
  /\d/.test(text) || listNamingWords(text, language).length > 0;

const saysWho = (text: string, language: string): boolean =>
  matchInLanguage(language, 'plan.pronouns').test(foldEmailText(text));

/** Whether a text is a single word that may be part of a name, as in `team dinner`. */
const isOneWord = (text: string, language: string): boolean =>
  /^\s*\p{L}{3,}\s*$/u.test(text) && !matchInLanguage(language, 'plan.articles').test(foldEmailText(text));

/** Whether a text is nothing but a day or a part of it: `Sat evening`. */
const isWhen = (text: string, language: string): boolean => {
  const words = foldEmailText(text).match(/\p{L}+/gu) ?? [];
  return words.every(
    (word) =>
      isWeekdayOf(word, language) || PARTS.some((key) => matchOwn(language, key).exec(word)?.[0] === word),
  );
};
const PARTS = ['plan.morning', 'plan.afternoon', 'plan.evening', 'plan.day'] as const;

/** Removes words beside the name of an event that name nothing: `there is a tour`, `massage for us two`, `brunch then swim`. */
function toName(text: string, language: string): NamedEvent {
  const folded = foldEmailText(text);
  const events = [...folded.matchAll(new RegExp(matchInLanguage(language, 'plan.eventWords').source, 'gu'))];
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last || EASTERN.test(text)) return { title: text, rest: [] };
  const end = last.index + last[0].length;
  const [before, after] = [text.slice(0, first.index), text.slice(end)];
  const isIdle = (words: string) =>
    !isNaming(words, language) && !JOINED.test(words) && !isOneWord(words, language);
  const sentence = matchOwn(language, 'plan.sentenceWords');
  const isCut =
    /\s$/.test(before) &&
    (isIdle(before) || isWhen(before, language) || sentence.test(foldEmailText(before)));
  const from = isCut ? first.index : 0;
  if (/^\s/.test(after) && isIdle(after)) return { title: text.slice(from, end), rest: [] };
  const said = sentence.exec(foldEmailText(after))?.index;
  // A capitalized word is a name: `Missa na Sé`.
  const rest = /^\p{Lu}\p{L}/u.test(after.slice(said)) ? undefined : said;
  return rest === undefined || NAMED.test(text.slice(first.index, end + rest))
    ? { title: text.slice(from), rest: [] }
    : { title: cleanEnd(text.slice(from, end + rest).replace(/[\s>→-]+$/, '')), rest: [after.slice(rest)] };
}
