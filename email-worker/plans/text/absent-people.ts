import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesOfOwn, matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';

/** Who a text says does not come, and the text without those words. */
export interface AbsentPeople {
  text: string;
  names: string[];
}

const TITLE = `(?:${matchAny('names.titles', 'plan.persons')})\\.? `;
const NAME = "\\p{L}[\\p{L}'’-]*(?: \\p{L}(?:\\.|[\\p{L}'’-]*))??";
const AND = matchAny('names.and');
const ARTICLE = `(?:${matchAny('plan.articles')} )?`;
const NEXT = `(?:\\s?[,+&/]\\s?|\\s${AND}\\s)${ARTICLE}(?:${TITLE})?${NAME}`;
const NAMES = `${ARTICLE}(?<names>(?:${TITLE})?${NAME}(?:${NEXT}){0,4})`;
const SEPARATOR = new RegExp(`(?:\\s?[,+&/]\\s?|\\s${AND}\\s)${ARTICLE}`, 'iu');
const START = '(?:^|[.,;:!(–—-]\\s*)';
/** The rest of the sentence or bracket. */
const REST = '[^.;!?()]{0,80}';
const IS_NAME = new RegExp(`^(?:${TITLE})?(?<name>\\p{Lu}[\\p{L}'’.-]*(?: \\p{Lu}[\\p{L}'’.-]*)?)$`, 'iu');
/** In these languages nouns are capitalized, so that what is missing need not be a person. */
const NOUNS = /^(?:de|lb)$/;

interface AbsentWords {
  /** Any of the words without which nobody is said to be absent. */
  any: RegExp;
  notComing: RegExp;
  without: RegExp;
}

const findWords = memoize((language): AbsentWords => {
  const [coming, without] = (['plan.notComing', 'plan.without'] as const).map(
    (key) => alternativesOfOwn(language, key) || '(?!)',
  );
  const later = alternativesOfOwn(language, 'plan.comesLater') || '(?!)';
  return {
    any: new RegExp(`(?<![\\p{L}\\d])(?:${coming}|${without}|${later})(?![\\p{L}\\d])`, 'u'),
    notComing: new RegExp(`${START}${NAMES} (?:\\([^()]{1,60}\\) )?(?:${coming})(?![\\p{L}\\d])${REST}`, 'u'),
    without: new RegExp(
      `(?:${START}|(?<=\\p{L}{3}) )(?:${without}) ${NAMES}(?=\\s*(?:$|[(),.;!–—]|-\\s))`,
      'u',
    ),
  };
});

/** Whether a folded text has words that say that somebody does not come. Quick, for lines of any kind. */
export const mayNameAbsent = (folded: string, language: string): boolean =>
  findWords(language).any.test(folded);

/** Those of whom a text says that they do not come: `(Zuza isn't coming)`, `, without Jannis`. Undefined if it names none. */
export function findAbsent(text: string, language: string): AbsentPeople | undefined {
  const folded = foldEmailText(text);
  if (/[?？]/.test(text)) return undefined;
  const { any, notComing, without } = findWords(language);
  if (!any.test(folded)) return undefined;
  const patterns = NOUNS.test(language) ? [notComing] : [notComing, without];
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    const listed = found?.groups?.names;
    if (!found || listed === undefined) continue;
    const at = found.index + found[0].indexOf(listed);
    const absent = listAbsent(text.slice(at, at + listed.length), pattern === without, language);
    if (!absent) continue;
    const { names, length } = absent;
    const end = length < listed.length ? at + length : found.index + found[0].length;
    const rest = `${text.slice(0, found.index)} ${text.slice(end)}`;
    return { names, text: rest.replace(/\s+/g, ' ').trim() };
  }
  return undefined;
}

/**
 * The names in a list, and the characters that they take; undefined if it has something else. `mayEnd`: what follows a comma need not be a name, as in
 * `(without Ben, he hates water)`.
 */
function listAbsent(listed: string, mayEnd: boolean, language: string) {
  const all = listed.split(SEPARATOR);
  const other = all.findIndex((name) => !isName(name, language));
  if (other < 0) return { names: all, length: listed.length };
  const names = all.slice(0, other);
  const start = names.join(', ');
  return mayEnd && other > 0 && listed.startsWith(`${start}, `) ? { names, length: start.length } : undefined;
}

const findNamesPattern = memoize(
  (words) => new RegExp(`${START}(?:p\\.?s\\.?:? )?${NAMES} (?:${words})(?![\\p{L}\\d])`, 'u'),
);

/** The names that stand before words of a key, at the start of a clause; undefined if there are none. */
export function findNamesBefore(
  text: string,
  key: 'plan.comesLater',
  language: string,
): string[] | undefined {
  const folded = foldEmailText(text);
  const words = alternativesOfOwn(language, key);
  if (words === '') return undefined;
  const found = findNamesPattern(words).exec(folded);
  const listed = found?.groups?.names;
  if (!found || listed === undefined) return undefined;
  const at = found.index + found[0].indexOf(listed);
  const names = text.slice(at, at + listed.length).split(SEPARATOR);
  return names.every((one) => isName(one, language)) ? names : undefined;
}

/** Whether a text is the name of somebody, and no pronoun or word such as "well" at the start of a sentence. */
function isName(text: string, language: string): boolean {
  const own = IS_NAME.exec(text)?.groups?.name;
  if (own === undefined || !own.split(' ').every((word) => /^\p{Lu}/u.test(word))) return false;
  const folded = foldEmailText(own);
  const isOther = OTHERS.some((key) => matchInLanguage(language, key).exec(folded)?.[0] === folded);
  return !isOther && listNamingWords(own, language).length > 0;
}

const OTHERS = ['plan.pronouns', 'plan.first', 'plan.openers', 'plan.everyone', 'plan.eventWords'] as const;
