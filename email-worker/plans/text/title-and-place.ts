import {
  matchAny,
  matchInLanguage,
  matchOwn,
  matchPrinted,
  matchWholeWords,
} from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { listNamingWords } from './chat-words.ts';
import { isColumnOfPlace, writePlaceSigns } from './marked-places.ts';
import { findPlaceInParts, findPlaces, NO_PLACES } from './place-parts.ts';
import { removePrice } from './remove-price.ts';
import { DEADLINE } from './scan-words.ts';
import { removeLeaders, tidyPlace } from './tidy-place.ts';

export interface TitleAndPlace {
  title: string;
  location: string;
  /** What belongs to neither. */
  rest: string;
}

const MAX_TITLE = 80;
const EDGE = /^[\s\-–—:|•·,;.~>→)\]…\u2063]+|(?:[\s\-–—:|•·,;~<→([…\u2063]|(?<=\p{L}{3}|\s)\.)+$/gu;
/** A quotation mark without its other half. */
const LONE_QUOTE = /^([^"]*)"([^"]*)$/;
const EMPTY = /\(\s*[,;:–-]*\s*\)|\[\s*\]|（\s*）/g;
/** Words that are left over where a time or day was cut out. */
const LEFT = matchAny('plan.leftovers');
const LEFT_BEHIND = new RegExp(`(?:^|[\\s,;:(–]|(?<!\\p{L})-)(?:${LEFT}|@)\\.?$`, 'u');
const LEFT_BEFORE = new RegExp(`^${LEFT}(?=[\\s,;:.–-]|$)\\.?`, 'u');
/** A capitalized article belongs to the name after it, or is the code of an airline: `Los Tacos`, `LA 2428`. */
const ARTICLE = new RegExp(`^${matchAny('plan.articles', 'names.particles')} `, 'u');
const beginsWithArticle = (title: string): boolean =>
  ARTICLE.test(foldEmailText(title)) && /^\p{Lu}\p{L}* (?:\p{Lu}|(?<=^\p{Lu}{2} )\d)/u.test(title);
const EASTERN_EDGE = new RegExp(
  `^(?:[、。〜~・：]|${matchPrinted('plan.particles')}(?!\\p{sc=Hira}))+|(?:[、〜~・：]|${matchPrinted('plan.particlesAfter')})+$`,
  'gu',
);

/** The text of an event without what is left of its day and time. */
export function cleanTitle(text: string): string {
  let title = text
    .replace(/\u2063/g, '')
    .replace(EMPTY, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;!?](?:\s|$))/g, '');
  for (let i = 0; i < 4; i++) {
    const next = removeLeftovers(title.replace(EASTERN_EDGE, '').replace(EDGE, '')).trim();
    if (next === title) break;
    title = next;
  }
  return balance(title.replace(LONE_QUOTE, '$1$2').trim());
}

function cutBehind(title: string): string {
  const after = LEFT_BEHIND.exec(foldEmailText(title));
  return after ? title.slice(0, after.index) : title;
}

/** A title without words such as "at" at its end, whose time or place was cut out. */
export const cleanEnd = (title: string): string => cutBehind(title) || title;

function removeLeftovers(title: string): string {
  const text = cutBehind(title);
  return beginsWithArticle(text) ? text : text.slice(LEFT_BEFORE.exec(foldEmailText(text))?.[0].length ?? 0);
}

/** Removes a bracket that lost its other half. */
function balance(title: string): string {
  const [open, close] = [title.split('(').length, title.split(')').length];
  return open === close
    ? title
    : title
        .replace(open > close ? /\((?=[^()]*$)/ : /\)/, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

const SIGN = /\s?(?:@|📍|🗺️?)\s?(?=\S)/u;
const PLACE_LABEL = new RegExp(`(?:^|[\\s(,;|–-])${matchAny('labels.place')}\\s?:\\s`);
const DIVIDER = /\s+[–—|·•]\s+|\s+-\s+|\s*\|\s*|\s+\/\/\s+/;

/**
 * Splits the text of an event into its title, its place and the rest. The place stays in the title where a sentence
 * names it, but no address, bracket or clause after it.
 */
export function splitTitleAndPlace(marked: string, language: string): TitleAndPlace {
  const text = removePrice(removeLeaders(writePlaceSigns(marked, language)));
  const sign = SIGN.exec(text) ?? PLACE_LABEL.exec(foldEmailText(text));
  if (sign && sign.index > 0) {
    const [place, rest] = cutPlace(text.slice(sign.index + sign[0].length));
    return finish(
      { ...splitSentence(text.slice(0, sign.index), language, true), place: '' },
      place,
      rest,
      language,
    );
  }
  const [first = '', ...others] = text.split(DIVIDER).map(cleanTitle).filter(Boolean);
  const parts = splitSentence(first, language);
  const place =
    (parts.place ? undefined : findPlaceInParts(others, language)) ??
    (parts.place || !text.includes('|') ? undefined : others.find((part) => isColumnOfPlace(part, language)));
  return finish(parts, place ?? '', others.filter((part) => part !== place).join(', '), language);
}

interface Parts {
  title: string;
  place: string;
  rest: string[];
}

const BRACKET = /[([（]([^()[\]（）]{2,80})[)\]）]/g;
/** Airport codes and the like are part of a title. */
const CODE = /^[A-Z\d]{2,4}$/;
/** A short first word before a dot and a small letter is an abbreviation: `Conf. dinner`. */
const ABBREVIATED = '(?!(?<=^\\P{L}*\\p{L}{1,3}[^aeiouy\\P{L}]{2})\\.\\s\\p{Ll})';
/** A sign between the name of an event and a remark. */
const EMOJI = '\\s\\p{Extended_Pictographic}+\\ufe0f?\\s(?=\\p{L})';
/** The end of a sentence, also where a time before it was cut out. */
const SENTENCE_END = new RegExp(
  `(?<=\\p{L}{3}[ \\u2063]*|[\\p{N})])${ABBREVIATED}[.!?…]+\\s+(?=\\p{L})|[!?]{2,}\\s*|[。！？]+|\\s*※\\s*|${EMOJI}`,
  'u',
);
const HAN_KANA = '[\\p{sc=Han}\\p{sc=Kana}]';
const EASTERN_LETTER = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]';
const CLAUSE_END = new RegExp(
  [
    ',\\s+',
    '[、，…]+',
    '\\s[–—]\\s',
    ';\\s+',
    `(?<=${HAN_KANA})[:：](?=${HAN_KANA})`,
    `(?<=${EASTERN_LETTER})\\s+(?=[\\d\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}])`,
  ].join('|'),
  'u',
);

/** The title, place and rest of a text without dividers. */
function splitSentence(text: string, language: string, hasPlace = false): Parts {
  const inner: string[] = [];
  const bare = text.replace(BRACKET, (whole, words: string) => {
    if (CODE.test(words)) return whole;
    inner.push(words.trim());
    return ' ';
  });
  const [sentence = '', ...sentences] = leadWithName(splitAt(bare, SENTENCE_END, language), language);
  const [title = '', ...clauses] = leadWithName(splitAt(sentence, CLAUSE_END, language), language);
  const parts = [...clauses, ...inner, ...sentences];
  const found = hasPlace ? NO_PLACES : findPlaces(text, { title, clauses, inner, sentences }, language);
  const kept = clauses.filter(
    (part) => !found.used.has(part) && part !== found.meeting && isPartOfTitle(part, title, language),
  );
  const rest = parts.filter((part) => !found.used.has(part) && !kept.includes(part));
  const [named, done] = cutDone([title, ...kept].join(', '), language);
  const [name, said] = cutVerb(named, language);
  return { title: name, place: found.place, rest: [said, done, ...rest].filter(Boolean) };
}

/** Two capitalized words, which are a name and not a word such as "great" before a title. */
const NAME = /^\P{L}*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s*$/u;

/** The parts of a text, without words that say nothing and parts that hold nothing else. */
const splitAt = (text: string, end: RegExp, language: string): string[] =>
  text
    .split(end)
    .map((part, at) =>
      at > 0 && NAME.test(part) ? cleanTitle(part) : removeOpeners(cleanTitle(part), language),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const MAX_OPENERS = 4;

/** Removes words such as "then" before a title. */
function removeOpeners(text: string, language: string): string {
  let left = text;
  for (let i = 0; i < MAX_OPENERS; i++) {
    const opener = matchInLanguage(language, 'plan.openers').exec(foldEmailText(left));
    const isFirst = opener?.index === 0 && opener[0].length > 0;
    if (!isFirst) break;
    left = cleanTitle(left.slice(opener[0].length).replace(/^[\s,:;.!-]+/, ''));
  }
  return left;
}

/** A clause of one or two words is of the title if it names an event or a colon stands before it: `Talk: Why, how`. */
const isPartOfTitle = (part: string, before: string, language: string): boolean =>
  part.split(' ').length <= 2 &&
  part.length <= 24 &&
  (/\p{L}:\s/u.test(before) || matchInLanguage(language, 'plan.eventWords').test(foldEmailText(part)));

const isNaming = (part: string, language: string): boolean =>
  /\d/.test(part) ||
  listNamingWords(part, language).length > 0 ||
  matchInLanguage(language, 'plan.eventWords').test(foldEmailText(part));

/** Parts of a text with those at its start behind the others that name nothing, if one of the others does. */
function leadWithName(parts: string[], language: string): string[] {
  const first = parts.findIndex((part) => isNaming(part, language));
  return first > 0 ? [...parts.slice(first), ...parts.slice(0, first)] : parts;
}

/** A title without what is said to be done: `Taxi booked for Anna`. */
function cutDone(title: string, language: string): [string, string] {
  const done = matchInLanguage(language, 'plan.done').exec(foldEmailText(title));
  const isBehind = done !== null && /\p{L}{3}[\s,–-]+$/u.test(title.slice(0, done.index));
  return isBehind ? [cleanTitle(title.slice(0, done.index)), title.slice(done.index)] : [title, ''];
}

/** A title without the verb after it and what that says: `Rehearsal is in the church`. */
function cutVerb(title: string, language: string): [string, string] {
  const verb = matchOwn(language, 'plan.titleEnds').exec(foldEmailText(title));
  const before = verb ? cleanTitle(title.slice(0, verb.index)) : '';
  const isNamed =
    verb !== null && /\s$/.test(title.slice(0, verb.index)) && listNamingWords(before, language).length > 0;
  return isNamed ? [before, cleanTitle(title.slice(verb.index + verb[0].length))] : [title, ''];
}

/** A dot behind an abbreviation ends no place: `Elbstr. 143`. */
const PLACE_END = /\s[–—|]\s|\s-\s|[;(]|(?<!str|Str|\P{L}\p{L}{1,3})\.\s(?!\d)|,\s(?=\p{Ll})/u;

function cutPlace(text: string): [string, string] {
  const end = PLACE_END.exec(text)?.index ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

function finish({ title, place, rest }: Parts, other: string, more: string, language: string): TitleAndPlace {
  const [head, tail] = cutLong(cleanTitle(removeOpenEnd(title)));
  // In `clear the rooms` the rooms are no place.
  const named = [place, other].find((one) => one !== '' && !DEADLINE.test(foldEmailText(one)));
  return {
    title: head,
    location: tidyPlace((named ?? '').replace(EDGE, '').replace(EASTERN_EDGE, ''), language).slice(0, 300),
    rest: [tail, ...rest, cleanTitle(more)].filter(Boolean).join('\n'),
  };
}

const OPEN_END = matchWholeWords('plan.openEnds');

function removeOpenEnd(title: string): string {
  const found = OPEN_END.exec(foldEmailText(title));
  if (!found) return title;
  const left = cleanTitle(`${title.slice(0, found.index)} ${title.slice(found.index + found[0].length)}`);
  return left || title;
}

/** A long text is a title and its description. */
function cutLong(title: string): [string, string] {
  if (title.length <= MAX_TITLE) return [title, ''];
  const end = /[.!?;]\s|\s[–—-]\s|,\s|:\s/.exec(title.slice(12))?.index;
  if (end !== undefined && end + 12 <= MAX_TITLE) {
    return [title.slice(0, end + 12), cleanTitle(title.slice(end + 12))];
  }
  const space = title.lastIndexOf(' ', MAX_TITLE);
  return [`${title.slice(0, space > 20 ? space : MAX_TITLE)}…`, title];
}
