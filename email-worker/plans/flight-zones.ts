import { findAirport } from '../gazetteer/airports.ts';
import { matchPrinted } from '../languages/compile.ts';
import { suggestZone } from '../resolve/suggest-zone.ts';
import type { PlanItem } from './text/plan-item.ts';

const CODES = /(?<![A-Z\d])([A-Z]{3})(?![A-Z\d])/g;
const NUMBER = '(?<![A-Z\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z]) ?\\d{2,4}(?!\\d)';
const FLIGHT = new RegExp(`${NUMBER}|✈|${matchPrinted('plan.flights')}`, 'iu');
const CLOCK = '(?: \\d[\\d:.hapm]{0,7})?';
const TO = `(?: ?(?:→|->|–|—|-|>|✈) ?| ${matchPrinted('places.pairs')} )`;
/** `SFO → JFK`, `SFO-JFK`, `SFO to JFK`, `ORD 7:05a -> DEN`. */
const ROUTE = new RegExp(
  `(?<![A-Z\\d])([A-Z]{3})\\)?${CLOCK}${TO}(?:[^()A-Z]{0,24}\\(?)([A-Z]{3})(?![A-Z\\d])`,
);

interface FlightZones {
  start: string;
  end: string;
}

/** The zones of both airports of a flight, by their IATA codes; undefined if the text has none. */
export function findFlightZones(text: string): FlightZones | undefined {
  if (ROUTE.test(text)) return findRouteZones(text);
  const codes = FLIGHT.test(text) ? [...text.matchAll(CODES)].map(([, code = '']) => code) : [];
  const [start, end] = codes.flatMap((code) => findAirport(code)?.zone ?? []);
  return start ? { start, end: end ?? start } : undefined;
}

function findRouteZones(text: string): FlightZones | undefined {
  const [start, end] = (ROUTE.exec(text)?.slice(1, 3) ?? []).map((code) => findAirport(code)?.zone);
  return start && end ? { start, end } : undefined;
}

/** The zone of an event whose place is nothing but the code of an airport. */
export function findAirportZone(place: string): FlightZones | undefined {
  const zone = /^[A-Z]{3}$/.test(place) ? findAirport(place)?.zone : undefined;
  return zone ? { start: zone, end: zone } : undefined;
}

const NAMED_ROUTE = new RegExp(
  `${NUMBER}\\s+(?<from>[^\\d,;→>–—]{2,40}?)(?:\\s\\d[^→>–—]{0,9})?\\s(?:→|->|–|—|-)\\s(?<to>[^\\d,;()→–—]{2,40})`,
  'u',
);

/** A flight between places of which the zones are not known. */
const NAMED_FLIGHT = new RegExp(`${NUMBER}[^\\n→>]{2,40}(?:→|->)`, 'u');

/** The zones of a flight whose airports have no codes, by the names of their cities. */
function findNamedZones(text: string): FlightZones | undefined {
  const { from = '', to = '' } = NAMED_ROUTE.exec(text)?.groups ?? {};
  const [start, end] = [from, to].map(findCityZone);
  return start && end ? { start, end } : undefined;
}

/** `Milano Linate` is in the zone of `Milano`. */
const findCityZone = (name: string): string | undefined =>
  suggestZone(name.trim()) ?? suggestZone(name.trim().split(' ')[0] ?? '');

/**
 * The items of a plan, in its order, with the zones in which they are after a flight of everybody to another one. The plan
 * says nothing of these zones, so they are doubtful, as are those after a flight to an unknown place. `zone` is that of the
 * itinerary.
 */
export function followFlights(items: readonly PlanItem[], zone: string): PlanItem[] {
  let here: string | undefined = zone;
  return items.map((item) => {
    const flight = findFlight(item);
    const left = here;
    if (item.attendees === '' && isFlight(item, flight)) here = flight?.end;
    if (item.zone !== undefined || item.zoneMark !== undefined) return item;
    const { start, end } = flight ?? { start: left, end: here };
    if (!start || !end) return { ...item, reasons: [...item.reasons, 'zone-unknown'] };
    return start === zone && end === zone ? item : moveTo(item, start, end);
  });
}

const isFlight = ({ excerpt }: PlanItem, flight: FlightZones | undefined): boolean =>
  flight !== undefined || NAMED_FLIGHT.test(excerpt);

const findFlight = ({ title, description, excerpt }: PlanItem): FlightZones | undefined =>
  findFlightZones(`${title} ${description}`) ?? findRouteZones(excerpt) ?? findNamedZones(excerpt);

const moveTo = (item: PlanItem, zone: string, endZone = zone): PlanItem => ({
  ...item,
  zone,
  endZone,
  reasons: [...item.reasons, 'zone-of-place'],
});
