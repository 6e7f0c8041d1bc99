import type { BookingPlace } from '../booking.ts';
import { findAirport } from '../gazetteer/airports.ts';

const NAME = String.raw`([^\n|]{2,70}?)`;

/** Ways to say from where to where; the first that fits counts. */
const ROUTES = [
  new RegExp(String.raw`\b(?:from|von|de|da|desde|van|z|ze|od|fra|från)\s+${NAME},?\s+(?:to|nach|à|a|para|naar|do|til|till|vers)\s+${NAME}(?=$|\n|,\s|\s[-–(|]|\.\s)`, 'i'),
  new RegExp(String.raw`^(?:[^\n:]{0,40}:\s*)?${NAME}\s*(?:->|=>|→|➞|➔|➜|⟶|▶|>|⇒)\s*${NAME}(?=$|\n|\s\(|\s[|,]|,\s)`, 'm'),
  /\b([A-Z]{3})\s?[-–—/]\s?([A-Z]{3})\b/,
  // Behind a flight's number a dash parts two places; elsewhere it parts anything.
  /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}\b[:,]?\s+([^\n|]{2,60}?)\s+[-–—]\s+([^\n|]{2,60}?)(?=$|\n|,\s|\s\()/,
]; // biome-ignore format: patterns

/** A dash parts two places behind the word for a journey: `Treinreis Utrecht - Zwolle`, `Train 12 Lyon - Paris`. */
const DASHED =
  /^(?:(?:[A-Z]{1,4} ?)?\d{1,5}[:,]? )?(\p{Lu}[^\n|:–—]{1,60}?) +[-–—] +(\p{Lu}[^\n|:]{1,60}?)(?=$|\n|, |[.] | [-–—(])/u;
const NO_STOP =
  /\b(?:booking|buchung|boeking|bokning|bestilling|reserv\w*|e?-?tickets?|confirm\w*|bestätigung|bevestiging)\b/i;

/** Where the rest of a headline, behind the word for a journey, says that it goes. */
export function findDashedRoute(rest: string): { from: BookingPlace; to: BookingPlace } | undefined {
  const found = DASHED.exec(rest);
  const [from, to] = [found?.[1], found?.[2]].map((name) =>
    NO_STOP.test(name ?? '') ? undefined : parseStop(name ?? ''),
  );
  return from && to ? { from, to } : undefined;
}

/** Where a headline says that a journey goes: `Flight AB 8075 from HEL to TXL`, `Strasbourg → Stuttgart`. */
export function findRoute(text: string): { from: BookingPlace; to: BookingPlace } | undefined {
  for (const route of ROUTES) {
    const found = route.exec(text);
    const [from, to] = [found?.[1], found?.[2]].map((name) => parseStop(name ?? ''));
    if (from && to) return { from, to };
  }
  return undefined;
}

/** A stop as a headline names it: `HEL`, `Helsinki (HEL)`, `Vienna, Hbf`. */
export function parseStop(text: string): BookingPlace | undefined {
  const name = text.replace(/\s+/g, ' ').replace(/^[\s#:,-]+|[\s,:;-]+$/g, '');
  if (!name) return undefined;
  const code = /^([A-Z]{3})$/.exec(name)?.[1] ?? /\(([A-Z]{3})(?:[ ,-][^)]*)?\)/.exec(name)?.[1];
  if (!code || !findAirport(code)) return { name };
  const rest = name.replace(/\s*\([A-Z]{3}[^)]*\)/, '').trim();
  return rest === code || !rest ? { iata: code } : { name: rest, iata: code };
}
