import { memoize } from '../../../worker/domain/memoize.ts';
import {
  alternativesInLanguage,
  matchAny,
  matchInLanguage,
  matchLongest,
  matchWholeWords,
} from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import type { WordKey } from '../../languages/word-keys.ts';
import { suggestZone } from '../../resolve/suggest-zone.ts';
import { isStreet } from '../../text/scan/street.ts';
import { findEasternStart } from './eastern-places.ts';
import { END, findWords, NOUNS } from './place-words.ts';
import { findLastNoun, findSmallName } from './small-places.ts';

const ARTICLES = matchAny('plan.articles');
const AT_WORDS = matchLongest('plan.placeLeads', 'places.at', 'titles.restaurantAt', 'titles.hotelAt');
/** A place that a sentence names: a name after such a word, or a kind of place after it. */
const AT = new RegExp(`(?<![\\p{L}\\d])${AT_WORDS}\\s(?:${ARTICLES}\\s|l['’])?`, 'gu');
const VENUE = matchAny('plan.venues');
const ENDINGS = matchAny('plan.venueEndings');
const LAST = new RegExp(`(?<![\\p{L}])${VENUE}$|${ENDINGS}$`, 'u');
const NAMED = new RegExp(
  `(?<![\\p{L}])${VENUE} (?=(?:${matchAny('names.particles', 'plan.articles')} )?[\\p{L}"“«])`,
  'gu',
);
const FIRST = new RegExp(`^(?:${ARTICLES}\\s)?${VENUE}${END}`, 'u');
const PERSON = new RegExp(`^(?:${matchAny('names.titles', 'plan.persons')})(?:[. ]|$)`, 'u');
const HOME = new RegExp(`^${matchAny('plan.homes')}\\s\\p{L}{2}`, 'u');
/** Words of no place beside them: prices, questions. */
const NO_PLACE = /[!?:€$£%]/;
const MAX_PLACE = 60;
const MAX_NAME_WORDS = 5;
const LINKS = new RegExp(`^(?:${ARTICLES}|${matchAny('names.particles')}|${matchAny('names.and')})$`, 'u');
const CAPITAL = /^["“«„]?[\p{Lu}]/u;

/** Whether a part that is not a sentence names a place: a street, a kind of place, or a name. */
export function isPlace(part: string, language: string): boolean {
  const folded = foldEmailText(part);
  if (isStreet(part)) return true;
  if (part.length > MAX_PLACE || NO_PLACE.test(part) || PERSON.test(folded)) return false;
  const words = part.split(/\s+/);
  if (isVenue(part, folded, words.length, language)) return true;
  if (words.length <= MAX_NAME_WORDS && HOME.test(folded)) return true;
  if (matchInLanguage(language, 'plan.eventWords').test(folded)) return false;
  return (
    words.length <= MAX_NAME_WORDS &&
    !/^\d/.test(part) &&
    /\p{Ll}/u.test(part) &&
    words.every((word) => /^[\p{Lu}\d"“«&]/u.test(word) || LINKS.test(foldEmailText(word)))
  );
}

/** Whether a kind of place stands at an end of a part; words of other languages count in names. */
function isVenue(part: string, folded: string, words: number, language: string): boolean {
  const isFirst = findWords(language).first.test(folded) || (CAPITAL.test(part) && FIRST.test(folded));
  return isFirst || (words < MAX_NAME_WORDS && LAST.test(folded));
}

/** Whether a line is nothing but a kind of place with its name: `Great Hall`, `Sala del Podestà`. */
export function isVenueLine(text: string, language: string): boolean {
  const folded = foldEmailText(text);
  const words = text.split(/\s+/).length;
  return (
    words > 1 &&
    words <= MAX_NAME_WORDS &&
    CAPITAL.test(text) &&
    !NO_PLACE.test(text) &&
    !isEvent(folded, language) &&
    isVenue(text, folded, words, language)
  );
}

/** A street, without the words before its name: `our place, 88 Linden Rd`. */
export const findStreet = (part: string): string => part.replace(STREET_LEAD, '');
const STREET_LEAD = new RegExp(`^${matchAny('places.at', 'places.meetAt', 'plan.placeLeads')}\\s`, 'iu');

/** Whether a clause names a city, alone or behind its postal code. */
export const isTown = (text: string): boolean =>
  /^\d{4,5} \p{Lu}\p{Ll}+/u.test(text) ||
  (/^\p{Lu}[\p{L} .'’-]{2,}$/u.test(text) && suggestZone(text) !== undefined);

/** The last clause, directly after a venue, if it is a city: `Hotel Bella Vista, Rome`. */
export function findTown(venue: string, clauses: string[]): string | undefined {
  const last = clauses.at(-1);
  const isBehind = clauses.at(-2) === venue && /^\p{Lu}[\p{L} .'’-]{2,}$/u.test(last ?? '');
  return isBehind && last && suggestZone(last) ? last : undefined;
}

/**
 * The place that a title names: after a word such as "at", after the name of an event, where a route begins, or all of
 * it.
 */
export function findPlaceInSentence(text: string, language: string): string {
  const folded = foldEmailText(text);
  const eastern = findEasternStart(text, language);
  if (eastern) return eastern;
  return (
    findOrigin(text, folded, language) ??
    findLedPlace(text, folded, language) ??
    findNamedVenue(text, folded, language) ??
    findDeparturePlace(text, folded, language) ??
    findBehindEvent(text, folded, language) ??
    findLastNoun(text, folded, language) ??
    findSmallName(text, folded, language) ??
    (isNamedPlace(text, folded, language) ? text : '')
  );
}

/** The place in a clause that says where to meet or from where one leaves: `meeting point at the Schwendi Fountain`. */
export function findPlaceInClause(text: string, language: string): string {
  if (text.split(/\s+/).length > MAX_CLAUSE || /[!?]/.test(text)) return '';
  const lead = matchInLanguage(language, 'plan.meetingPlaces').exec(foldEmailText(text));
  if (lead?.index !== 0) return '';
  const rest = text
    .slice(lead[0].length)
    .replace(/^\s*[:：]/, '')
    .trim();
  if (rest.includes(':')) return '';
  const folded = foldEmailText(rest);
  const led = findLedPlace(rest, folded, language) ?? findLastNoun(text, foldEmailText(text), language);
  const isBare =
    CAPITAL.test(rest) || findWords(language).first.test(folded) || findWords(language).last.test(folded);
  return led ?? (isBare && isPlace(rest, language) ? rest : '');
}

const MAX_CLAUSE = 8;

function findLedPlace(text: string, folded: string, language: string): string | undefined {
  const { first, last } = findWords(language);
  for (const at of folded.matchAll(AT)) {
    const from = at.index + at[0].length;
    const place = toPlace(text.slice(from), language);
    const isNamed =
      CAPITAL.test(place) && (!isEvent(folded.slice(from), language) || last.test(foldEmailText(place)));
    const isKind = first.test(folded.slice(from)) || isShortVenue(foldEmailText(place), last, language);
    if (!isNamed && !isKind) continue;
    const kind = last.exec(folded.slice(0, at.index).trimEnd());
    if (kind && kind.index > 0 && CAPITAL.test(text.slice(kind.index)))
      return toPlace(text.slice(kind.index), language);
    const found = toPlace(text.slice(from - findArticle(text, from)), language);
    return matchInLanguage(language, 'plan.departsFrom').test(at[0])
      ? cutDestination(found, language)
      : found;
  }
  return undefined;
}

/** `King's Cross` in `from King's Cross to Oxford`. */
function cutDestination(place: string, language: string): string {
  const found = matchInLanguage(language, 'plan.to').exec(foldEmailText(place));
  const isBetween = found !== null && /\s$/.test(place.slice(0, found.index));
  return isBetween ? place.slice(0, found.index).trim() : place;
}

/** `großen Saal`, `second floor lobby`: a kind of place behind one or two words that name no event. */
const isShortVenue = (place: string, last: RegExp, language: string): boolean =>
  place.split(' ').length <= MAX_SHORT &&
  last.test(place) &&
  !LED.test(place) &&
  !matchInLanguage(language, 'plan.eventWords').test(place);

const MAX_SHORT = 3;
const LED = new RegExp(AT.source, 'u');

/** Whether an event begins a folded text: `Lunch at ...`, but not `Time Out Market`. */
const isEvent = (folded: string, language: string): boolean => findWords(language).events.test(`${folded} `);

/**
 * Where a place begins in a text in small letters, behind words such as "at": 0 in `main stage`, 3 in `at Rosa's`. Undefined if
 * the text does not begin with a place.
 */
export function findPlaceAtStart(text: string, language: string): number | undefined {
  const folded = foldEmailText(text);
  if (NO_PLACE.test(text) || text.split(/\s+/).length > MAX_NAME_WORDS + 2) return undefined;
  const { first, last } = findWords(language);
  const [lead] = folded.matchAll(AT);
  const hasEvent = matchInLanguage(language, 'plan.eventWords').test(folded);
  if (lead?.index === 0) {
    const from = lead[0].length;
    const isNamed = CAPITAL.test(text.slice(from)) && !isEvent(folded.slice(from), language);
    return isNamed || first.test(folded.slice(from)) ? from - findArticle(text, from) : undefined;
  }
  const isKind = first.test(folded) || (last.test(folded) && !lead && !hasEvent);
  return isKind && !isEvent(folded, language) ? 0 : undefined;
}

/** The place that a text begins with a word such as "at" before: `at the Crown`, `upstairs at the Crown`. Empty if it does not. */
export function findLeadingPlace(text: string, language: string): string {
  const folded = foldEmailText(text);
  const [lead] = folded.matchAll(AT);
  const isFirst = lead?.index === 0 || matchInLanguage(language, 'plan.again').exec(folded)?.index === 0;
  return isFirst ? (findLedPlace(text, folded, language) ?? '') : '';
}

/** `Dinner Hotel Rosa`. */
function findNamedVenue(text: string, folded: string, language: string): string | undefined {
  for (const venue of folded.matchAll(NAMED)) {
    const after = text.slice(venue.index + venue[0].length).replace(/^(?:\p{Ll}{1,3} )?/u, '');
    const isBegun = venue.index > 0 && /\s$/.test(text.slice(0, venue.index));
    if (isBegun && /^\P{L}*\p{Lu}/u.test(after)) return toPlace(text.slice(venue.index), language);
  }
  return undefined;
}

const findDepartures = memoize((language) => {
  const list = (key: WordKey) => alternativesInLanguage(language, key);
  return new RegExp(
    `(?<!\\p{L})(?:${list('plan.departures')})(?!\\p{L})(?<led>.{0,24}\\s(?:${list('plan.departsFrom')})(?:\\s(?:${list('plan.articles')}))?)?\\s`,
    'gu',
  );
});

/** `Ferry from Landskrona`, `shuttle leaves AUS`: where a journey starts. */
function findDeparturePlace(text: string, folded: string, language: string): string | undefined {
  for (const m of folded.matchAll(findDepartures(language))) {
    const rest = text.slice(m.index + m[0].length);
    if (m.groups?.led ? CAPITAL.test(rest) : /^[A-Z]{3}(?![\p{L}\d]|\s?\d)/u.test(rest))
      return toPlace(rest, language);
  }
  return undefined;
}

/** `Dinner Casa Guedes`: nothing but a name, or a kind of place, after the name of an event. */
function findBehindEvent(text: string, folded: string, language: string): string | undefined {
  const [lead = ''] = findWords(language).events.exec(folded) ?? [];
  const rest = text.slice(lead.length);
  if (lead === '' || rest === '' || isEvent(foldEmailText(rest), language)) return undefined;
  const words = rest.split(/\s+/);
  const areNames =
    !NOUNS.test(language) &&
    CAPITAL.test(rest) &&
    /\p{Ll}/u.test(rest) &&
    words.every((word) => /^[\p{Lu}\d"“«&]/u.test(word) || LINKS.test(foldEmailText(word)));
  const isShort = words.length <= MAX_NAME_WORDS && !NO_PLACE.test(rest) && !/^\d/.test(rest);
  return isShort && (areNames || findWords(language).first.test(foldEmailText(rest))) ? rest : undefined;
}

const ARROW = /\s?(?:→|->|➔|➝|⇒|=>|>)\s?|(?<=\b[A-Z]{3})\s?[-–—]\s?(?=[A-Z]{3}\b)/;
const CODES = new RegExp(
  `(?<![A-Z\\d])([A-Z]{3}) (?:${matchWholeWords('plan.to').source}) [A-Z]{3}(?![A-Z\\d])`,
  'iu',
);
const NUMBER = /^(?:\p{Lu}{1,3} ?\d{1,4}|\p{Lu}\d ?\d{2,4}|\d{2,4}) +/u;
/** A flight and the words before it: `home UA 2207`, `SATA S4 127`. */
const CODE_OF_FLIGHT =
  /^(?:[\p{L}]+ ){0,2}?(?=\p{Lu}{2} ?\d{1,4} |\p{Lu}\d ?\d{2,4} |\d\p{Lu} ?\d{2,4} )[\p{Lu}\d]{2} ?\d{1,4} /u;
const MAX_ORIGIN = 4;

/** Where a route such as `Train Lisbon → Porto` or `TP 209 LIS-JFK` begins. */
function findOrigin(text: string, folded: string, language: string): string | undefined {
  const [, code] = CODES.exec(text) ?? [];
  if (code && /^[A-Z]{3}$/.test(code)) return code;
  const arrow = ARROW.exec(text);
  if (!arrow || arrow.index === 0) return undefined;
  const [lead = ''] = findWords(language).events.exec(folded) ?? [];
  const origin = text.slice(lead.length, arrow.index).replace(CODE_OF_FLIGHT, '').replace(NUMBER, '').trim();
  const words = origin.split(/\s+/);
  const airport = words.at(-1);
  if (airport && /^[A-Z]{3}$/.test(airport) && /^\p{Ll}/u.test(origin)) return airport;
  return origin !== '' && words.length <= MAX_ORIGIN && !NO_PLACE.test(origin) ? words.join(' ') : undefined;
}

const EASTERN_NAME = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc]{2,12}$/u;

/** Whether a title only names a place: `Café Tortoni`, `Kinki club`. */
function isNamedPlace(text: string, folded: string, language: string): boolean {
  const words = text.split(/\s+/);
  const isEastern = words.length === 1 && EASTERN_NAME.test(text);
  const isName = isEastern || (words.length > 1 && words.length <= MAX_NAME_WORDS && /\p{Lu}/u.test(text));
  return (
    isName &&
    !NO_PLACE.test(text) &&
    !isEvent(folded, language) &&
    isVenue(text, folded, words.length, language)
  );
}

/** Characters of a capitalized article before a position: `De Kas`, which is a part of the name. */
const findArticle = (text: string, at: number): number =>
  /(?<=\s)\p{Lu}\p{Ll}{0,3}\s$/u.exec(text.slice(0, at))?.[0].length ?? 0;

const toPlace = (text: string, language: string): string =>
  text.slice(0, findWords(language).end.exec(text)?.index ?? text.length);
