import { matchAny, matchOwn, matchWholeWords } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';

/** Who a text says an event is for, and the text without those words. */
export interface SpokenPeople {
  text: string;
  /** As in the field of attendees; empty for everyone, and for a secret whose guests are not named. */
  attendees: string;
  /** Those who come must not tell the others. */
  isSecret: boolean;
}

const EDGE = '(?<![\\p{L}\\p{N}])';
const ARTICLE = `(?:${matchAny('plan.articles')} )?`;
const TITLE = `(?:(?:${matchAny('names.titles', 'plan.persons')})\\.? (?=\\p{L}))?`;
const NAME = `${TITLE}\\p{L}[\\p{L}'’-]*`;
const AND = matchAny('names.and');
const NAMES = `${NAME}(?:(?: ?, ?| ?& ?| ?\\+ ?| ?、 ?| ${AND} )${NAME}(?=[\\s,.!?)]|$))*`;
const EVERYONE = matchAny('plan.everyone');
const LEAD = `(?:[,;(–—-]\\s?|${matchAny('plan.peopleLeads')} )?`;
/** A clause about those who do not come, up to the end of its sentence. */
const TAIL = /^[^.!?()]{0,60}(?:[.!?)]|$)/;

const ALL_EXCEPT = new RegExp(
  `${LEAD}${EDGE}${EVERYONE},? ${matchAny('plan.except')} ${ARTICLE}(?<names>${NAMES})`,
  'u',
);
const EXCEPT_BEHIND = new RegExp(
  `${LEAD}(?<=^|[\\s,(:、]|${matchAny('plan.particles')})(?<names>[\\p{L}]{1,12}?) ?${matchAny('plan.exceptAfter')}(?: ?${EVERYONE})?(?:${matchAny('plan.particlesAfter')})?`,
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
  `${EDGE}(?<names>\\p{L}[\\p{L}'’-]*?) ?${matchAny('plan.secretsAfter')}[!.]*`,
  'u',
);
const PRONOUN = matchWholeWords('plan.pronouns');

/** Reads words such as "everyone except Max" and "don’t tell Clara" in a text. */
export function readSpokenPeople(text: string): SpokenPeople {
  const folded = foldEmailText(text);
  if (ONLY_ALL.test(folded)) return { text: '', attendees: '', isSecret: false };
  const secret = SECRET.exec(folded) ?? SECRET_BEHIND.exec(folded);
  if (secret?.groups?.names) {
    return PRONOUN.test(secret.groups.names) ? hide(cut(text, secret, false)) : take(text, secret, true);
  }
  const except = ALL_EXCEPT.exec(folded) ?? EXCEPT_BEHIND.exec(folded);
  if (except?.groups?.names) return take(text, except, false);
  const only = readOnly(text, folded);
  if (only) return only;
  const all = ALL.exec(folded);
  if (!all) return { text, attendees: '', isSecret: false };
  return { text: cut(text, all, false), attendees: '', isSecret: false };
}

/** A secret from somebody who is only a pronoun there: for those it is said to be for, else for nobody yet. */
function hide(text: string): SpokenPeople {
  return { ...(readOnly(text, foldEmailText(text)) ?? { text, attendees: '' }), isSecret: true };
}

const ONLY_WORDS = matchAny('plan.only');
/** Not the end of a longer word, in writing with small letters. */
const ONLY_BEHIND = `(?<!\\p{Ll}(?=\\p{Ll}))${matchAny('plan.onlyAfter')}`;
/** `Lasse, Meta and Ibrahim` */
const LISTED = `${NAME}(?:, ?${NAME})*,? ${AND} ${NAME}`;
/** `, only the bridesmaids`, `(bridal party only)`, `spa only for ladies` after a title. */
const ONLY = new RegExp(
  [
    `(?:[,;(–—-]\\s?|(?<=\\p{L}{3}\\s))(?:${ONLY_WORDS}) (?<many>${LISTED})(?=\\s?(?:[,.;!?()–—]|$))`,
    `\\(\\s?(?<several>${LISTED}) (?:${ONLY_BEHIND})(?!\\p{L})`,
    `\\(\\s?(?:${ONLY_WORDS}) ${ARTICLE}(?<inner>[^.;:!?()–—\\d€$£]{2,60}?)\\s?\\)`,
    `[,;–—-]\\s?(?:${ONLY_WORDS}) ${ARTICLE}(?<listed>[^,.;:!?()–—\\d€$£]{2,60}?)\\s?(?=[,.;!?()–—]|$)`,
    `[,;(–—-]\\s?(?<before>[^,.;:!?()–—\\d€$£]{2,40}?) ?(?:${ONLY_BEHIND})(?!\\p{L})\\)?`,
    `(?<=\\p{L}{3}\\s)(?:${ONLY_WORDS}) (?<bare>(?:${matchAny('plan.articles')}) [^,.;:!?()–—\\d€$£]{2,40}?|${TITLE}\\p{Lu}[^,.;:!?()–—\\d€$£]{1,40}?)\\s?(?=[,.;!?()–—]|$)`,
    `\\((?<eastern>[^()]{1,24}?)(?:${ONLY_BEHIND})\\)`,
  ].join('|'),
  'u',
);
/** Between names in a list. */
export const NAME_DIVIDER = new RegExp(`[,;/、・&+]|\\s${AND}\\s`, 'iu');

const MAX_NAMES = 8;
const MAX_NAME_WORDS = 3;

/** Those that a text says it is only for; undefined if it says nothing like it. */
function readOnly(text: string, folded: string): SpokenPeople | undefined {
  const found = ONLY.exec(folded);
  const words = Object.values(found?.groups ?? {}).find((one) => one !== undefined);
  if (!found || words === undefined || !/\p{L}/u.test(folded.slice(0, found.index))) return undefined;
  const at = found.index + found[0].indexOf(words);
  const isBare = found.groups?.many !== undefined && /^\p{L}/u.test(found[0]);
  // Without a comma before them, capitals tell names from other words.
  if (isBare && !/^\p{Lu}/u.test(text.slice(at))) return undefined;
  const names = splitNames(text.slice(at, at + words.length));
  if (!names) return undefined;
  return {
    text: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim(),
    attendees: names.join(', '),
    isSecret: false,
  };
}

/** Names or groups in a list; undefined if it names something to do. */
function splitNames(text: string): string[] | undefined {
  // `Anna + Ben, the others sleep`
  const [list = ''] = /[+&]/.test(text) ? text.split(',', 1) : [text];
  const names = list
    .split(NAME_DIVIDER)
    .map((name) => name.trim())
    .filter(Boolean);
  const isList =
    names.length > 0 &&
    names.length <= MAX_NAMES &&
    names.every((name) => name.split(' ').length <= MAX_NAME_WORDS) &&
    !EVENT.test(foldEmailText(text));
  return isList ? names : undefined;
}

const EVENT = matchWholeWords('plan.eventWords');

function cut(text: string, { index, 0: found }: RegExpExecArray, hasTail: boolean): string {
  const before = text.slice(0, index);
  const after = text.slice(index + found.length);
  const tail = hasTail && /\p{L}{3}/u.test(before) ? (TAIL.exec(after)?.[0].length ?? 0) : 0;
  return `${before} ${after.slice(tail)}`.replace(/\s+/g, ' ').trim();
}

function take(text: string, found: RegExpExecArray, isSecret: boolean): SpokenPeople {
  const folding = found.groups?.names ?? '';
  const at = found.index + found[0].lastIndexOf(folding);
  const end = at + folding.length;
  const printed = text.slice(at, end);
  const names = listNames(printed + findRest(printed, text.slice(end)));
  if (names.length === 0) return { text, attendees: '', isSecret: false };
  return { text: cut(text, found, !isSecret), attendees: toEveryoneExcept(names), isSecret };
}

/** Attendees with the sender of a message in place of words such as "me". */
export function nameSender(attendees: string, sender: string | undefined, language: string): string {
  if (!sender) return attendees;
  const me = matchOwn(language, 'plan.me');
  return attendees.replace(/[^,]+$|[^,]+(?=,)/gu, (part) => {
    const [, lead = '', name = ''] = /^(\s*(?:Everyone except )?)(.*)$/u.exec(part) ?? [];
    return me.exec(foldEmailText(name.trim()))?.[0] === foldEmailText(name.trim())
      ? `${lead}${sender}`
      : part;
  });
}

/** Attendees as the field holds them, if all come but some. */
export const toEveryoneExcept = (names: string[]): string => `Everyone except ${names.join(', ')}`;

const MAX_REST = 3;

/** The other words of a group that has no name: `the young people`. */
function findRest(name: string, after: string): string {
  if (!/^\p{Ll}[\p{L}'’-]*$/u.test(name) || !/\p{Ll}/u.test(name)) return '';
  const [rest = ''] = /^(?: \p{L}[\p{L}.'’-]*)+(?=\s*(?:[,.;:!?()–—]|$))/u.exec(after) ?? [];
  return rest.trim().split(' ').length <= MAX_REST ? rest : '';
}

const SEPARATOR = new RegExp(`\\s?[,&+、]\\s?|\\s${AND}\\s`, 'iu');

/** Names after the first one are capitalized; lower-case words after it belong to the sentence. */
const listNames = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name, at) => name !== '' && (at === 0 || /^[\p{Lu}\p{Lo}]/u.test(name)));
