import type { BookingPlace } from '../../booking.ts';
import { findAirport } from '../../gazetteer/airports.ts';
import { matchAny, matchPrinted } from '../../languages/compile.ts';
import { foldEmailText } from '../../languages/fold-email-text.ts';
import { tidyName } from './place-name.ts';

/** A place inside a field's value. */
export interface FoundPlace {
  start: number;
  end: number;
  place: BookingPlace;
  /** The end of a leg stated by a word before it. */
  role?: 'dep' | 'arr';
  /** Neither in brackets nor beside another code or its name. */
  isBare?: boolean;
}

const NO_CODES = new Set(
  (
    'THE AND FOR YOU NOT ALL ANY ARE OUR OUT NEW ONE TWO AIR TAX FEE VAT PNR REF MRS MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG ' +
    'SEP OCT NOV DEC USD EUR GBP CHF SEK NOK DKK CZK PLN CAD AUD JPY DER DIE DAS UND VON MIT BIS LES DES VIA PER NON STOP CAR BUS TWO KEY DAY ' +
    'AGE MAX MIN INC LTD LLC PDF APP FAQ UTC GMT CET EST PST EDT PDT CST MST PDT BST ADT CHD INF SEAT OFF END NOW GET SEE PAY QTY SUM NET ROW COM WWW ZOB ICE TGV RER TER AVE IDA RET FLY'
  ).split(' '),
);
/** The last word for "from" or "to" before a name, folded. */
const FROM_TO = new RegExp(
  `.*(?:^|[\\s,(])(?:(${matchAny('places.to')})|${matchAny('places.from')}) [^\\d()]{0,50}$`,
);
const CODE = /(?<![\p{L}\d.@/])\(?([A-Z]{3})\)?(?![\p{L}\d@]|\.\p{Ll})/gu;
const PAIR = new RegExp(
  `(?<![\\p{L}\\d])([A-Z]{3})(?: ?(?:-|–|—|→|➔|➜|✈️?|->|=>|>|/) ?| ${matchPrinted('places.pairs')} )([A-Z]{3})(?![\\p{L}\\d])`,
  'gu',
);

/** Airport codes in a value, with the name next to each. */
export function findAirportCodes(text: string, isExpected: boolean): FoundPlace[] {
  const paired = findPairs(text);
  const mayLead = isExpected && !isShouted(text);
  return [...text.matchAll(CODE)].flatMap((m) => readCode(text, m, paired, mayLead) ?? []);
}

function readCode(
  text: string,
  m: RegExpExecArray,
  paired: Set<number>,
  mayLead: boolean,
): FoundPlace | undefined {
  const code = m[1] ?? '';
  const at = m.index + m[0].indexOf(code);
  if (!isCodeHere(text, code, at)) return undefined;
  const isInBrackets = isEnclosed(text, m[0], at);
  const isNamed = isInBrackets || isCodeOf(code, text.slice(0, at)) || isNameBehind(code, text.slice(at + 3));
  const isPaired = paired.has(at);
  const isBare = !isNamed && !isPaired;
  if (isBare && !(mayLead && isAtEdge(text, at)) && text.trim() !== code) return undefined;
  const end = m.index + m[0].length;
  const name = isPaired && !isInBrackets ? undefined : nameBeside(text, m.index, end, isNamed);
  const place = { iata: code, ...(name ? { name } : {}) };
  const role = findLegEnd(text.slice(Math.max(0, m.index - 60), m.index));
  return { ...role, start: m.index, end, place, ...(isBare ? { isBare } : {}) };
}

/** `FOR, Fortaleza, 02:05`: what is a word elsewhere is a code before a town in a cell with a time. */
const isCodeHere = (text: string, code: string, at: number): boolean =>
  isAirportCode(code) ||
  (at === 0 && /^[A-Z]{3}, \p{Lu}\p{Ll}.*, \d/u.test(text) && findAirport(code) !== undefined);

/** Whether a line has an airport code in brackets. */
export const hasCodeInBrackets = (text: string): boolean =>
  [...text.matchAll(/\(([A-Z]{3})\)/g)].some(([, code]) => isAirportCode(code));

const isShouted = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{4}/u.test(text);

/** Positions of the codes of routes: `LIS-PDL`. */
function findPairs(text: string): Set<number> {
  const pairs = [...text.matchAll(PAIR)].filter((m) => isAirportCode(m[1]) && isAirportCode(m[2]));
  return new Set(pairs.flatMap((m) => [m.index, m.index + m[0].length - 3]));
}

/** `(SFO)`, `(Terminal 2, SFO)`. */
function isEnclosed(text: string, match: string, at: number): boolean {
  const next = text.charAt(at + 3);
  if (match.startsWith('(') && /[),\s–-]/.test(next)) return true;
  return next === ')' && /\([^()]{0,30}$/.test(text.slice(0, at));
}

/** Whether a code is the first thing in a value, the first after a date or time, or the last. */
const isAtEdge = (text: string, at: number): boolean =>
  at === 0 || at + 3 === text.length || /(?:[\d,;–-]|[ap]\.?m\.?|:) ?$/i.test(text.slice(at - 5, at));

function findLegEnd(before: string): Pick<FoundPlace, 'role'> {
  const led = FROM_TO.exec(foldEmailText(before));
  return led ? { role: led[1] === undefined ? 'dep' : 'arr' } : {};
}

/** Whether a word is an airport code and not another abbreviation. */
export function isAirportCode(code: string | undefined): boolean {
  return (
    code !== undefined && /^[A-Z]{3}$/.test(code) && !NO_CODES.has(code) && findAirport(code) !== undefined
  );
}

/** `KEF - Keflavik Airport`: the airport's name follows its code. */
function isNameBehind(code: string, behind: string): boolean {
  const name = /^ ?[-–:] ?(\p{L}{4,})/u.exec(behind)?.[1];
  const own = foldEmailText(findAirport(code)?.name ?? '').split(/[^\p{L}]/u);
  return name !== undefined && own.includes(foldEmailText(name));
}

/** `LISBOA LIS`, `PONTA DELGADA PDL`: the code's letters occur in the name, in order. */
function isCodeOf(code: string, before: string): boolean {
  const name = /^(\p{Lu}[\p{Lu} .'-]{2,30}) $/u.exec(before)?.[1];
  if (!name) return false;
  const letters = foldEmailText(name).toUpperCase();
  let from = 0;
  for (const letter of code) {
    const at = letters.indexOf(letter, from);
    if (at < 0 || (from === 0 && at > 0))
      return foldEmailText(findAirport(code)?.name ?? '').includes(foldEmailText(name));
    from = at + 1;
  }
  return true;
}

const BREAK = new RegExp(
  `(?:→|➔|➜|->|=>| – | - | — | > |\\b${matchPrinted('places.breaks')}\\s(?=\\p{Lu})|[:;|]|\\d[\\d:.h]*\\s?(?:[ap]\\.?m\\.?|uhr|h)?)`,
  'giu',
);

/** The name before `(SFO)` or after `SFO`. */
function nameBeside(text: string, start: number, end: number, enclosed: boolean): string | undefined {
  const raw = enclosed ? text.slice(Math.max(0, start - 70), start) : text.slice(end, end + 70);
  const parts = raw.split(BREAK);
  const side = enclosed ? lastOf(parts) : parts[0];
  const name = tidyName(side ?? '');
  return name && /\p{L}{3}/u.test(name) ? name : undefined;
}

function lastOf(parts: string[]): string | undefined {
  return parts.findLast((part) => part !== undefined && part.trim() !== '');
}
