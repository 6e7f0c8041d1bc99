import { findNamedAirports } from '../gazetteer/airport-names.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { matchAny, matchPrinted, matchWholeWords } from '../languages/compile.ts';
import { findMonthNumber, findWeekdays } from '../languages/date-names.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';

const CODES = /(?<![A-Z\d])([A-Z]{3})(?![A-Z\d])/g;
/** The number of a flight, such as `LH 1234`. */
export const FLIGHT_CODE = '(?<![A-Z\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{2,4}(?!\\d)';
const FLIGHT_NUMBER = new RegExp(FLIGHT_CODE, 'u');
const FLIGHT_WORD = new RegExp(`✈|${matchPrinted('plan.flights')}`, 'iu');
/** Whether a text names a flight, by its number or a word. */
export const isOfFlight = (text: string): boolean => FLIGHT_NUMBER.test(text) || FLIGHT_WORD.test(text);
const CLOCK = '(?: \\d[\\d:.hapm]{0,7})?';
const TO = `(?: ?(?:→|->|–|—|-|>|✈) ?| ${matchPrinted('places.pairs')} )`;
/** `SFO → JFK`, `SFO-JFK`, `SFO to JFK`, `ORD 7:05a -> DEN`. */
const ROUTE = new RegExp(
  `(?<![A-Z\\d])([A-Z]{3})\\)?${CLOCK}${TO}(?:[^()A-Z]{0,24}\\(?)([A-Z]{3})(?![A-Z\\d])`,
);

/** Words of arriving. */
export const ARRIVES = new RegExp(`(?<!\\p{L})${matchAny('labels.arrive', 'places.arrives')}(?!\\p{L})`, 'u');

/** The zones of the airports of a flight. */
export interface FlightZones {
  start: string;
  end: string;
  /** Only one airport is known. */
  isHalf?: boolean;
}

/** The zones of both airports of a flight, by their IATA codes; undefined if the text has none. */
export function findFlightZones(text: string): FlightZones | undefined {
  if (ROUTE.test(text)) return findRouteZones(text);
  const [start, end] = isOfFlight(text) ? findKnownAirports(text).map((airport) => airport.zone) : [];
  return start ? { start, end: end ?? start, isHalf: end === undefined } : undefined;
}

/** The zones of a route such as `ARN 08:10 - LHR`; undefined if the text has none. */
export function findRouteZones(text: string): FlightZones | undefined {
  const [start, end] = (ROUTE.exec(text)?.slice(1, 3) ?? []).map((code) => findAirport(code)?.zone);
  return start && end ? { start, end } : undefined;
}

/** The zones of a flight that says at one airport when it leaves, and then when it arrives at another one. */
export function findBothCodes(text: string): FlightZones | undefined {
  if (!isOfFlight(text)) return undefined;
  const [start, end, ...others] = [...findKnownAirports(text), ...findNamedAirports(text)].toSorted(
    (a, b) => a.at - b.at,
  );
  const isArrival = ARRIVES.test(foldEmailText(text.slice(start?.at, end?.at)));
  return start && end && others.length === 0 && isArrival ? { start: start.zone, end: end.zone } : undefined;
}

const EVENTS = (['plan.eventWords', 'plan.departures'] as const).map((key) => matchWholeWords(key));
/** Whether a word names an event or a train: `BBQ`, `TGV`. */
const isEvent = (folded: string): boolean => EVENTS.some((pattern) => pattern.test(folded));

/** The airports whose codes a text has. `DOM` and the like are days, `BBQ` is an event. */
export const findKnownAirports = (text: string): { code: string; zone: string; at: number }[] =>
  [...text.matchAll(CODES)].flatMap(({ 1: code = '', index }) => {
    const folded = foldEmailText(code);
    const isWord =
      findWeekdays(folded) !== undefined || findMonthNumber(folded) !== undefined || isEvent(folded);
    const zone = isWord ? undefined : findAirport(code)?.zone;
    return zone ? [{ code, zone, at: index }] : [];
  });
