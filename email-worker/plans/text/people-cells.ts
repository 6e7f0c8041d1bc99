import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { NAME_DIVIDER, readSpokenPeople } from './people.ts';

const ARTICLE = `(?:${matchAny('plan.articles')} )?`;

/** Matches a cell that says whom an event is only for, in the words of a language: `Jen` is Czech for "only". */
const toOnlyCell = memoize((language) => {
  const [only, after] = (['plan.only', 'plan.onlyAfter'] as const).map((key) =>
    alternativesInLanguage(language, key),
  );
  return new RegExp(
    `^(?:(?:${only}) ${ARTICLE}(?<names>.{2,60})|(?<before>.{2,40}?) ?(?<!\\p{Ll}(?=\\p{Ll}))(?:${after}))$`,
    'u',
  );
});

/** Whether a cell says that an event is only for some. */
export const isOnly = (text: string, language: string): boolean =>
  toOnlyCell(language).test(foldEmailText(text));

/** `Carla, Wei` in `Boston folks (Carla, Wei)`. */
const LISTED_INSIDE = /^[^()]+ \((\p{Lu}[^()]*)\)$/u;

function openBracket(text: string): string {
  const [, inner = ''] = LISTED_INSIDE.exec(text) ?? [];
  return inner.split(NAME_DIVIDER).length > 1 ? inner : text;
}

/** `o Quim`: an article before a name. */
const LEADING = new RegExp(`^(?:${matchAny('plan.articles')}) `, 'u');
const removeArticle = (name: string): string => {
  const [article = ''] = LEADING.exec(name) ?? [];
  return /^\p{Lu}/u.test(name.slice(article.length)) ? name.slice(article.length) : name;
};

/** `Sub-14`, `grupo 3`, `4ºA`, `2年男子` */
const GROUP = /^(?:\p{L}{3,}-\d{1,2}|\p{L}{4,} \d\p{L}?|\d{1,2}(?:\p{Lo}|\.)? ?(?:\p{Lu}|\p{sc=Han}+))$/u;
const FULL_NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/**
 * Names in a field of people, separated by commas, or everyone but some; empty if it is everyone or holds anything else.
 */
export function toNames(value: string, language: string): string {
  const only = toOnlyCell(language).exec(foldEmailText(value))?.groups;
  const spoken = readSpokenPeople(value);
  if (!only && (spoken.attendees || spoken.text === '')) return spoken.attendees;
  const words = only?.names ?? only?.before;
  const bare = words ? value.slice(foldEmailText(value).indexOf(words)).slice(0, words.length) : value;
  if (matchInLanguage(language, 'plan.everyone').test(foldEmailText(value))) return '';
  const names = openBracket(bare)
    .split(NAME_DIVIDER)
    .map((name) => removeArticle(name.trim()))
    .filter(Boolean);
  const isName = (name: string) => FULL_NAME.test(name) || GROUP.test(name);
  return names.length > 0 && names.every(isName) ? names.join(', ') : '';
}
