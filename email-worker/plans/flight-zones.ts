import { findNamedAirports } from '../gazetteer/airport-names.ts';
import { findAirport } from '../gazetteer/airports.ts';
import { matchPrinted } from '../languages/compile.ts';
import { foldEmailText } from '../languages/fold-email-text.ts';
import { suggestZone } from '../resolve/suggest-zone.ts';
import {
  ARRIVES,
  FLIGHT_CODE,
  type FlightZones,
  findBothCodes,
  findFlightZones,
  findRouteZones,
  isOfFlight,
} from './flight-airports.ts';
import type { PlanPlace } from './plan-zone.ts';
import type { PlanItem } from './text/plan-item.ts';

/** The zone of a flight whose place is nothing but the code of an airport. */
export function findAirportZone(place: string, title: string): FlightZones | undefined {
  const zone = isOfFlight(title) ? findAirport(place)?.zone : undefined;
  return zone ? { start: zone, end: zone } : undefined;
}

const NAMED_ROUTE = new RegExp(
  `${FLIGHT_CODE}\\s+(?<from>[^\\d,;→>–—]{2,40}?)(?:\\s\\d[^→>–—]{0,9})?\\s(?:→|->|–|—|-)\\s(?<to>[^\\d,;()→–—]{2,40})`,
  'u',
);

/** A route before the number of its flight: `Haneda 9:25 → Taipei 12:05 (NH851)`. */
const ROUTE_FIRST = new RegExp(
  [
    `(?:^|[,:;(]\\s?)(?!${FLIGHT_CODE})(?<from>\\p{L}[^\\d,:;()→>–—]{1,40}?)(?:\\s?\\d[^→>–—]{0,9})?`,
    '\\s?(?:→|->)\\s?(?<to>\\p{L}[^\\d,:;()→>–—]{1,40}?)\\s?(?=\\d|[,(]|$)',
  ].join(''),
  'u',
);

/** A flight between places of which the zones are not known. */
const NAMED_FLIGHT = new RegExp(`${FLIGHT_CODE}[^\\n→>]{2,40}(?:→|->)`, 'u');

/** The zones of a flight whose airports have no codes, by the names of their cities. */
function findNamedZones(text: string): FlightZones | undefined {
  const route = NAMED_ROUTE.exec(text) ?? (isOfFlight(text) ? ROUTE_FIRST.exec(text) : null);
  const { from = '', to = '' } = route?.groups ?? {};
  const [start, end] = [from, to].map(findCityZone);
  return start && end ? { start, end } : undefined;
}

/** `Milano Linate` is in the zone of `Milano`. */
const findCityZone = (name: string): string | undefined =>
  findNamedAirports(name)[0]?.zone ??
  suggestZone(name.trim()) ??
  suggestZone(name.trim().split(' ')[0] ?? '');

const DESTINATION = new RegExp(
  `(?<=\\s)${matchPrinted('places.to')}\\s+(?<to>\\p{Lu}[^\\d,;()→>–—]{1,40})`,
  'u',
);

/** The zones of a flight of which only the destination is named: `Flight EZY8415 to Grenoble`. */
function findDestination({ title }: PlanItem, start: string | undefined): FlightZones | undefined {
  const to = isOfFlight(title) ? DESTINATION.exec(title)?.groups?.to?.trim() : undefined;
  const end = to && findCityZone(to);
  return start && end ? { start, end } : undefined;
}

/**
 * The items of a plan, in its order, with the zones in which they are: after a flight of everybody to another one, or in
 * `away`, that of the place that the plan is about, between the first and the last journey. The plan says nothing of these
 * zones, so they are doubtful, as are those after a flight to an unknown place. `zone` is that of the itinerary.
 */
export function followFlights(items: readonly PlanItem[], zone: string, away?: PlanPlace): PlanItem[] {
  const ordered = items.toSorted((a, b) => toKey(a).localeCompare(toKey(b)));
  const outward = away ? undefined : findOutward(ordered, zone);
  const journeys = away ? findJourneys(ordered, away) : {};
  let here: string | undefined = away && !journeys.out ? away.zone : zone;
  const moved = new Map<PlanItem, PlanItem>();
  for (const item of ordered) {
    const flight: FlightZones | undefined =
      outward?.get(item) ??
      findFlight(item) ??
      (away ? findLeg(item, journeys, zone, away.zone) : findDestination(item, here));
    const left = here;
    if (item.attendees === '' && isFlight(item, flight) && !flight?.isHalf) here = flight?.end;
    moved.set(item, placeItem(item, flight ?? { start: left, end: here }, zone));
  }
  return items.map((item) => moved.get(item) ?? item);
}

/** The zone of the airport that an item names: `Heathrow T5`. */
const findPortZone = ({ location, title }: PlanItem): string | undefined =>
  findNamedAirports(`${location} ${title}`)[0]?.zone ?? findAirportZone(location, title)?.start;

/**
 * The first journey of all to the place of the itinerary from another zone, and what is before it, with their zones. The
 * airport may be that of an item on the same day before it.
 */
function findOutward(items: readonly PlanItem[], zone: string): Map<PlanItem, FlightZones> | undefined {
  const dated = items.filter(
    ({ date, start, attendees }) => date !== undefined && start !== undefined && attendees === '',
  );
  const at = dated.findIndex(({ title }) => isOfFlight(title));
  const flight = dated[at];
  if (!flight) return undefined;
  const before = dated.slice(0, at).filter(({ date }) => date === flight.date);
  const own = findFlight(flight);
  const from = own?.start ?? [flight, ...before].map(findPortZone).find(Boolean);
  const isOutward =
    from !== undefined && from !== zone && before.length === at && (!own || own.isHalf || own.end === zone);
  if (!isOutward) return undefined;
  const home = { start: from, end: from };
  const back = items.findLast(({ title, attendees }) => isOfFlight(title) && attendees === '');
  const isBack =
    back !== undefined && back !== flight && back.date === dated.at(-1)?.date && !findFlight(back);
  return new Map([
    ...before.map((item): [PlanItem, FlightZones] => [item, home]),
    [flight, { start: from, end: zone }],
    ...(isBack ? [[back, { start: zone, end: from }] as const] : []),
  ]);
}

/** An item in the zones of its start and end, unless it names its own. */
function placeItem(item: PlanItem, { start, end }: Partial<FlightZones>, zone: string): PlanItem {
  if (item.zone !== undefined || item.zoneMark !== undefined) return item;
  if (!start || !end) return { ...item, reasons: [...item.reasons, 'zone-unknown'] };
  return start === zone && end === zone ? item : moveTo(item, start, end);
}

interface Journeys {
  out?: PlanItem;
  back?: PlanItem;
}

/** The first journey to the place of a plan, and the last one. Items are in the order of their times. */
function findJourneys(items: readonly PlanItem[], { names }: PlanPlace): Journeys {
  const ordered = items.filter(({ date, start }) => date !== undefined && start !== undefined);
  const journeys = ordered.filter(isJourney);
  const toPlace = journeys.find(({ excerpt }) => names.some((name) => foldEmailText(excerpt).includes(name)));
  const [first, last] = [toPlace ?? journeys[0], journeys.at(-1)];
  const isOut =
    first !== undefined && (first !== journeys.at(-1) || ordered.indexOf(first) * 2 < ordered.length);
  const isBack = last !== undefined && (last !== first || !isOut) && last.date === ordered.at(-1)?.date;
  return { ...(isOut && { out: first }), ...(isBack && { back: last }) };
}

const toKey = ({ date = '', start = 0 }: PlanItem): string => `${date} ${String(start).padStart(4, '0')}`;

/** Whether an item is a flight, or says where or when it arrives. */
const isJourney = ({ title, excerpt, end }: PlanItem): boolean =>
  isOfFlight(title) ||
  NAMED_FLIGHT.test(excerpt) ||
  (end !== undefined && ARRIVES.test(foldEmailText(excerpt)));

function findLeg(
  item: PlanItem,
  { out, back }: Journeys,
  zone: string,
  away: string,
): FlightZones | undefined {
  if (item === out) return { start: zone, end: away };
  return item === back ? { start: away, end: zone } : undefined;
}

const isFlight = ({ excerpt }: PlanItem, flight: FlightZones | undefined): boolean =>
  flight !== undefined || NAMED_FLIGHT.test(excerpt);

const findFlight = ({ title, description, excerpt }: PlanItem): FlightZones | undefined =>
  findRouteZones(excerpt) ??
  findNamedZones(excerpt) ??
  findBothCodes(excerpt) ??
  findFlightZones(`${title} ${description}`);

const moveTo = (item: PlanItem, zone: string, endZone = zone): PlanItem => ({
  ...item,
  zone,
  endZone,
  reasons: [...item.reasons, 'zone-of-place'],
});
