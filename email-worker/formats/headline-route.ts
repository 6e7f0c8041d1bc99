import type { BookingPlace } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { matchPrinted, matchPrintedWords } from '../languages/compile.ts';

export interface Route {
  from: BookingPlace;
  to: BookingPlace;
}

const NAME = String.raw`([^\n|]{2,70}?)`;
const FROM = matchPrinted('routes.from');
const TO = matchPrinted('routes.to');
const ARROW = '(?:->|=>|→|➞|➔|➜|⟶|▶|>|⇒)';

/** Shapes of a route in a headline; the first that matches wins. */
const ROUTES = [
  new RegExp(String.raw`\b${FROM}\s+${NAME},?\s+${TO}\s+${NAME}(?=$|\n|,\s|\s[-–(|]|\.\s)`, 'i'),
  new RegExp(String.raw`^(?:[^\n:]{0,40}:\s*)?${NAME}\s*${ARROW}\s*${NAME}(?=$|\n|\s\(|\s[|,]|,\s)`, 'm'),
  /\b([A-Z]{3})\s?[-–—/]\s?([A-Z]{3})\b/,
  // Behind a flight number a dash separates two places.
  /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}\b[:,]?\s+([^\n|]{2,60}?)\s+[-–—]\s+([^\n|]{2,60}?)(?=$|\n|,\s|\s\()/,
];

/** `Utrecht - Zwolle`, `12 Lyon - Paris`. */
const DASHED =
  /^(?:(?:[A-Z]{1,4} ?)?\d{1,5}[:,]? )?(\p{Lu}[^\n|:–—]{1,60}?) +[-–—] +(\p{Lu}[^\n|:]{1,60}?)(?=$|\n|, |[.] | [-–—(])/u;
const NO_STOP = matchPrintedWords('routes.noStop');

/** Finds a route in the part of a headline after the word for the journey. */
export function findDashedRoute(rest: string): Route | undefined {
  const found = DASHED.exec(rest);
  const [from, to] = [found?.[1], found?.[2]].map((name) =>
    NO_STOP.test(name ?? '') ? undefined : parseStop(name ?? ''),
  );
  return from && to ? { from, to } : undefined;
}

/** Finds a route in a headline: `Flight AB 8075 from HEL to TXL`, `Strasbourg → Stuttgart`. */
export function findRoute(text: string): Route | undefined {
  for (const route of ROUTES) {
    const found = route.exec(text);
    const [from, to] = [found?.[1], found?.[2]].map((name) => parseStop(name ?? ''));
    if (from && to) return { from, to };
  }
  return undefined;
}

/** Parses a stop: `HEL`, `Helsinki (HEL)`, `Vienna, Hbf`. */
export function parseStop(text: string): BookingPlace | undefined {
  const name = text.replace(/\s+/g, ' ').replace(/^[\s#:,-]+|[\s,:;-]+$/g, '');
  if (!name) return undefined;
  const code = /^([A-Z]{3})$/.exec(name)?.[1] ?? /\(([A-Z]{3})(?:[ ,-][^)]*)?\)/.exec(name)?.[1];
  if (!code || !findAirport(code)) return { name };
  const rest = name.replace(/\s*\([A-Z]{3}[^)]*\)/, '').trim();
  return rest === code || !rest ? { iata: code } : { name: rest, iata: code };
}
