import { alternativesInLanguage, matchOwn } from '../../languages/compile.ts';
import { listNamingWords } from './chat-words.ts';

export interface Subject {
  /** Who does it with the sender. */
  companion: string;
  /** The text without its subject. */
  text: string;
}

/** Characters before the word that says that the sender does something. */
const MAX_BEFORE = 24;
const NAME = "\\p{Lu}[\\p{L}'’-]*";

/** The subject of a message in which its sender tells what they do themselves; undefined for any other. */
export function findSubject(folded: string, text: string, language: string): Subject | undefined {
  const first = matchOwn(language, 'plan.first').exec(folded);
  if (!first || first.index > MAX_BEFORE) return undefined;
  const [before, after] = [text.slice(0, first.index), text.slice(first.index + first[0].length)];
  const and = `(?:[+&]|${alternativesInLanguage(language, 'names.and')})`;
  const [ledBy, companionBefore] = new RegExp(`(${NAME})\\s${and}\\s$`, 'u').exec(before) ?? [];
  const start = ledBy ? before.slice(0, -ledBy.length) : before;
  // A title before it means that the sender only says what they do for it.
  if (listNamingWords(start, language).length > 0) return undefined;
  const [followed, companionBehind] = new RegExp(`^\\s${and}\\s(${NAME})`, 'u').exec(after) ?? [];
  const companion = companionBefore ?? companionBehind ?? '';
  const rest = companion ? after.slice(followed?.length ?? 0) : after;
  return {
    companion,
    text: companion && /\p{L}{3}/u.test(rest) ? `${start}${rest}`.trim() : text,
  };
}
