import { findAirport } from '../gazetteer/airports.ts';
import { matchPrinted } from '../languages/compile.ts';

const CODES = /(?<![A-Z\d])([A-Z]{3})(?![A-Z\d])/g;
const NUMBER = '(?<![A-Z\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{2,4}(?!\\d)';
const FLIGHT = new RegExp(`${NUMBER}|✈|${matchPrinted('plan.flights')}`, 'iu');
/** `SFO → JFK`, `SFO-JFK`, `SFO to JFK`. */
const ROUTE = new RegExp(
  `(?<![A-Z\\d])([A-Z]{3})\\)?(?: ?(?:→|->|–|—|-|>|✈) ?| ${matchPrinted('places.pairs')} )(?:[^()A-Z]{0,24}\\(?)([A-Z]{3})(?![A-Z\\d])`,
);

/** The zones of both airports of a flight, by their IATA codes; undefined if the text has none. */
export function findFlightZones(text: string): { start: string; end: string } | undefined {
  const route = ROUTE.exec(text);
  const codes = route
    ? route.slice(1, 3)
    : FLIGHT.test(text)
      ? [...text.matchAll(CODES)].map(([, code = '']) => code)
      : [];
  const zones = codes.flatMap((code) => findAirport(code)?.zone ?? []);
  const [start, end] = zones;
  if (!start || (route && zones.length < 2)) return undefined;
  return { start, end: end ?? start };
}

/** The zone of an event whose place is nothing but the code of an airport. */
export function findAirportZone(place: string): { start: string; end: string } | undefined {
  const zone = /^[A-Z]{3}$/.test(place) ? findAirport(place)?.zone : undefined;
  return zone ? { start: zone, end: zone } : undefined;
}
