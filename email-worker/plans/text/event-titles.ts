import { matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';

/** Between the parts of a title, but not inside a bracket. */
const COMMA = /,(?:\s+|$)(?![^()]*\))/;
const EASTERN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** A number, or a letter as in `Group A`. */
const COUNTED = /\d|(?<!\p{L})\p{Lu}(?!\p{L})/u;
/** What joins words to those beside them: `Hair & make-up`. */
const JOINED = /[:(&+\-–]/;

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
  const named = kept.map((part, i) => (i === at ? toName(part, language) : part)).join(', ');
  const rest = parts.filter((part, i) => !kept.includes(part) && (i > first || isNaming(part, language)));
  return { title: named, rest };
}

const isNaming = (text: string, language: string): boolean =>
  COUNTED.test(text) || listNamingWords(text, language).length > 0;

const saysWho = (text: string, language: string): boolean =>
  matchInLanguage(language, 'plan.pronouns').test(foldEmailText(text));

/** Whether a text is a single word that may be part of a name, as in `team dinner`. */
const isOneWord = (text: string, language: string): boolean =>
  /^\s*\p{L}{3,}\s*$/u.test(text) &&
  !saysWho(text, language) &&
  !matchInLanguage(language, 'plan.articles').test(foldEmailText(text));

/** Removes words beside the name of an event that name nothing: `there is a tour`, `massage for us two`. */
function toName(text: string, language: string): string {
  const folded = foldEmailText(text);
  const event = matchInLanguage(language, 'plan.eventWords').exec(folded);
  if (!event || EASTERN.test(text) || folded.length !== text.length) return text;
  const end = event.index + event[0].length;
  const [before, after] = [text.slice(0, event.index), text.slice(end)];
  const isIdle = (words: string) =>
    !isNaming(words, language) && !JOINED.test(words) && !isOneWord(words, language);
  const from = /\s$/.test(before) && isIdle(before) ? event.index : 0;
  const until = /^\s/.test(after) && isIdle(after) ? end : text.length;
  return text.slice(from, until);
}
