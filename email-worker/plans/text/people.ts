import { matchAny, matchInLanguage } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

/** Who a text says an event is for, and the text without those words. */
export interface SpokenPeople {
  text: string;
  /** As in the field of attendees; empty for everyone. */
  attendees: string;
  /** Those who come must not tell the others. */
  isSecret: boolean;
}

const EDGE = '(?<![\\p{L}\\p{N}])';
const ARTICLE = `(?:${matchAny('plan.articles')} )?`;
const NAME = "\\p{L}[\\p{L}'’-]*";
const AND = matchAny('names.and');
const NAMES = `${NAME}(?:(?: ?, ?| ?& ?| ${AND} )${NAME}(?=[\\s,.!?)]|$))*`;
const EVERYONE = matchAny('plan.everyone');
const LEAD = `(?:[,;(–—-]\\s?|${matchAny('plan.peopleLeads')} )?`;
/** A clause about those who do not come, up to the end of its sentence. */
const TAIL = /^[^.!?()]{0,60}(?:[.!?)]|$)/;

const ALL_EXCEPT = new RegExp(
  `${LEAD}${EDGE}${EVERYONE},? ${matchAny('plan.except')} ${ARTICLE}(?<names>${NAMES})`,
  'u',
);
const EXCEPT_BEHIND = new RegExp(
  `${LEAD}(?<names>[\\p{L}]{1,12}) ?${matchAny('plan.exceptBehind')}(?: ?${EVERYONE})?`,
  'u',
);
const ALL = new RegExp(
  `${LEAD}${EDGE}${matchAny('plan.peopleLeads')} ${EVERYONE}(?!\\p{L})|\\(${EVERYONE}\\)`,
  'u',
);
const ONLY_ALL = new RegExp(`^\\W*${EVERYONE}\\W*$`, 'u');
const SECRET = new RegExp(
  `${EDGE}${matchAny('plan.secrets')}:? ${ARTICLE}(?<names>${NAMES})(?: (?:${matchAny('plan.openers')})(?= ))?[!.]*`,
  'u',
);
const SECRET_BEHIND = new RegExp(
  `${EDGE}(?<names>\\p{L}[\\p{L}'’-]*) ?${matchAny('plan.secretsBehind')}[!.]*`,
  'u',
);

/** Reads words such as "everyone except Max" and "don’t tell Clara" in a text. */
export function readSpokenPeople(text: string): SpokenPeople {
  const folded = foldEmailText(text);
  if (ONLY_ALL.test(folded)) return { text: '', attendees: '', isSecret: false };
  const secret = SECRET.exec(folded) ?? SECRET_BEHIND.exec(folded);
  if (secret?.groups?.names) return take(text, secret, folded, true);
  const except = ALL_EXCEPT.exec(folded) ?? EXCEPT_BEHIND.exec(folded);
  if (except?.groups?.names) return take(text, except, folded, false);
  const all = ALL.exec(folded);
  if (!all) return { text, attendees: '', isSecret: false };
  return { text: cut(text, all, false), attendees: '', isSecret: false };
}

function cut(text: string, { index, 0: found }: RegExpExecArray, hasTail: boolean): string {
  const before = text.slice(0, index);
  const behind = text.slice(index + found.length);
  const tail = hasTail && /\p{L}{3}/u.test(before) ? (TAIL.exec(behind)?.[0].length ?? 0) : 0;
  return `${before} ${behind.slice(tail)}`.replace(/\s+/g, ' ').trim();
}

function take(text: string, found: RegExpExecArray, folded: string, isSecret: boolean): SpokenPeople {
  const folding = found.groups?.names ?? '';
  const at = found.index + found[0].indexOf(folding);
  const names = listNames(text.slice(at, at + folding.length));
  if (names.length === 0 || folded.length !== text.length) return { text, attendees: '', isSecret: false };
  return { text: cut(text, found, !isSecret), attendees: `Everyone except ${names.join(', ')}`, isSecret };
}

const SEPARATOR = new RegExp(`\\s?[,&]\\s?|\\s${AND}\\s`, 'iu');

/** Names after the first one are capitalized; lower-case words after it belong to the sentence. */
const listNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name, at) => name !== '' && (at === 0 || /^[\p{Lu}\p{Lo}]/u.test(name)));

const SPLIT = new RegExp(`[,;/、&+]|\\s${AND}\\s`, 'iu');
const FULL_NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/**
 * Names in a field of people, separated by commas, or everyone but some; empty if it is everyone or holds anything else.
 */
export function toNames(value: string, language: string): string {
  const spoken = readSpokenPeople(value);
  if (spoken.attendees || spoken.text === '') return spoken.attendees;
  if (matchInLanguage(language, 'plan.everyone').test(foldEmailText(value))) return '';
  const names = value
    .split(SPLIT)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 && names.every((name) => FULL_NAME.test(name)) ? names.join(', ') : '';
}
