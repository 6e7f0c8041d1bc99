import { foldText, foldWords } from '../text/fold-text.ts';

const toWords = (name: string) => foldWords(name).split(' ').filter(Boolean);

/**
 * The rows whose names contain a word that begins with each word of the query, without case, accents and order: "oko zoe"
 * finds "Zoë Washington-Okonkwo". Exact names come first, then those that begin with the query.
 */
export function findMatchingNames<Row extends { name: string }>(rows: readonly Row[], query: string): Row[] {
  const wanted = toWords(query);
  if (wanted.length === 0) return [];
  const typed = wanted.join(' ');
  const rank = (name: string) => (foldWords(name) === typed ? 0 : foldWords(name).startsWith(typed) ? 1 : 2);
  return rows
    .filter(({ name }) => {
      const words = toWords(name);
      return wanted.every((word) => words.some((each) => each.startsWith(word)));
    })
    .sort((a, b) => rank(a.name) - rank(b.name) || collator.compare(a.name, b.name));
}

/**
 * True for two spellings that may be the same person: other accents, case or order, a first or last name alone, one
 * letter that differs, or two that are swapped.
 */
export function isSimilarName(a: string, b: string): boolean {
  const [wordsA, wordsB] = [toWords(a), toWords(b)];
  if (wordsA.length === 0 || wordsB.length === 0) return foldText(a.trim()) === foldText(b.trim());
  return containsWords(wordsA, wordsB) || containsWords(wordsB, wordsA) || differsInOneLetter(wordsA, wordsB);
}

const containsWords = (words: string[], part: string[]) => part.every((word) => words.includes(word));

/** Letters. In shorter names one letter is too much of a difference: Al and Ed are two people. */
const MIN_LENGTH = 3;

/** Digits tell people apart: Guest 1 is not Guest 2. */
const toDigits = (text: string) => text.replace(/\P{N}+/gu, ' ').trim();

/** True if one letter differs, is missing or is swapped with the next one, and all digits are the same. */
function differsInOneLetter(a: string[], b: string[]): boolean {
  const [short, long] = [[...a.join('')], [...b.join('')]].sort((x, y) => x.length - y.length);
  if (!short || !long || short.length < MIN_LENGTH || long.length - short.length > 1) return false;
  if (toDigits(a.join(' ')) !== toDigits(b.join(' '))) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, at) === rest(long, at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2);
  return isSwapped || rest(short, at + 1) === rest(long, at + 1);
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
