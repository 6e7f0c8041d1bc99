import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage, matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { isPlace } from './places-in-text.ts';

/** A text without the list of those who come that it holds. */
export interface ListedPeople {
  text: string;
  attendees: string;
}

const NAME = "\\p{L}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*)?";
const AND = matchAny('names.and');
const LIST = `${NAME}(?:(?:\\s?[,+&/、・]\\s?|\\s${AND}\\s)${NAME}){1,7}`;
/** `(Tom + Yuki)`, `(iscritti: Colombo, Ferrari)`. */
const BRACKET = new RegExp(`[(（](?:(?<label>\\p{L}[\\p{L} ]{1,20}):\\s)?(?<names>${LIST})[)）]`, 'iu');
/** `papa + Tess: Harry Potter Studio`. */
const BEFORE = new RegExp(`^(?<names>${LIST})\\s?:\\s(?=\\p{L})`, 'iu');
/** `Hair and make-up - Orla, Niamh`. */
const AFTER_DASH = new RegExp(`(?<=\\p{L}{3}\\S*)\\s[-–—]\\s(?<names>${LIST})\\s*$`, 'iu');
const SEPARATOR = new RegExp(`\\s?[,+&/、・]\\s?|\\s${AND}\\s`, 'iu');
const GROUP = new RegExp(`^(?:${matchAny('names.titles', 'plan.persons')})\\.? ?\\p{L}*`, 'u');
/** A name that begins with a Chinese character: only with a word such as `さん` a list of them is of people. */
const HONORED = new RegExp(`${matchAny('names.honorifics', 'plan.personsAfter')}$`, 'u');
/** In these languages nouns are capitalized, so that capitals tell no name. */
const NOUNS = /^(?:de|lb)$/;

/** `pour Hugo et Chloé` after a title. */
const matchBehind = memoize((language) => {
  const leads = alternativesInLanguage(language, 'plan.peopleLeads');
  return new RegExp(`(?<=\\p{L}{3}\\s)(?:${leads}) (?<names>${LIST})(?=\\s*(?:$|[(,.;!]))`, 'iu');
});

/** Two or more names in brackets, before a colon, or after a word such as "for"; undefined if a text has none. */
export function readListedPeople(text: string, language: string): ListedPeople | undefined {
  const folded = foldEmailText(text);
  for (const pattern of [BRACKET, BEFORE, AFTER_DASH, matchBehind(language)]) {
    const found = pattern.exec(folded);
    const listed = found?.groups?.names;
    const at = found && listed ? found.index + found[0].lastIndexOf(listed) : 0;
    const names = listed && text.slice(at, at + listed.length);
    if (!found || !names || !isListOfNames(names, found.groups?.label, language)) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    if (/\p{L}{2}/u.test(rest))
      return { text: rest.replace(/\s+/g, ' ').trim(), attendees: names.split(SEPARATOR).join(', ') };
  }
  return undefined;
}

function isListOfNames(text: string, label: string | undefined, language: string): boolean {
  const folded = foldEmailText(text);
  const names = text.split(SEPARATOR);
  if (matchInLanguage(language, 'plan.eventWords').test(folded)) return false;
  if (label === undefined && NOUNS.test(language) && !/[+&]/.test(text)) return false;
  const isName = (name: string) =>
    GROUP.test(foldEmailText(name)) || /^[\p{Lu}\p{sc=Han}][\p{L}'’.-]*$/u.test(name);
  const isPlaceName = names.some((name) => name.includes(' ') && isPlace(name, language));
  return (
    names.some((name) => /^\p{Lu}/u.test(name) || HONORED.test(name)) && names.every(isName) && !isPlaceName
  );
}
