import type { BookingKind, BookingPlace } from '../../../booking.ts';
import { findZoneOfAirportName } from '../../../gazetteer/airports.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { Leg, LegStop } from './legs.ts';

/** What a leg shows besides its facts. */
interface LegView {
  leg: Leg;
  mode: BookingKind | undefined;
  /** The email has airport codes. */
  hasCodes: boolean;
  hasBoth: boolean;
  /** Its departure is more than a name recognized by its position. */
  isFirm: boolean;
}

/** What shows that a leg is travel. The first rule that applies counts. */
export const LEG_RULES: { id: string; score: number; when: (view: LegView) => boolean }[] = [
  { id: 'leg.codes', score: 90, when: ({ leg }) => Boolean(leg.dep.place?.iata && leg.arr.place?.iata) },
  {
    id: 'leg.number',
    score: 85,
    when: ({ leg, mode, hasCodes, hasBoth, isFirm }) =>
      isFirm && Boolean(leg.number && (leg.dep.time || hasBoth) && (mode || hasCodes)),
  },
  {
    id: 'leg.labels',
    score: 80,
    when: ({ leg: { dep, arr }, hasBoth, isFirm }) =>
      isFirm && hasBoth && Boolean(dep.time && arr.time && dep.isLabeled && arr.isLabeled),
  },
  {
    id: 'leg.mode',
    score: 70,
    when: ({ leg: { dep, arr }, mode, hasBoth, isFirm }) =>
      isFirm &&
      hasBoth &&
      Boolean(mode && dep.time && (arr.time || mode !== 'flight')) &&
      hasKnownStop(dep, arr, mode),
  },
  {
    id: 'leg.times',
    score: 65,
    when: ({ leg: { dep, arr }, hasBoth, isFirm }) =>
      isFirm && hasBoth && Boolean(dep.hasTimeLabel && arr.hasTimeLabel),
  },
];

/** The rule by which a leg with a day and a stop is travel; undefined if it is not. */
export function findLegRule(leg: Leg, mode: BookingKind | undefined, hasCodes: boolean) {
  if (!leg.dep.day || (!leg.dep.place && !leg.arr.place)) return undefined;
  const hasBoth = leg.dep.place !== undefined && leg.arr.place !== undefined;
  if (isRoundTrip(leg)) return undefined;
  const view = { leg, mode, hasCodes, hasBoth, isFirm: isFirmLeg(leg, mode, hasBoth) };
  return LEG_RULES.find(({ when }) => when(view));
}

/** A car that is returned where it was picked up, perhaps by somebody who arrives with a flight. */
const isRoundTrip = ({ dep, arr }: Leg): boolean =>
  dep.place?.name !== undefined &&
  foldEmailText(dep.place.name) === foldEmailText(arr.place?.name ?? '') &&
  dep.place.iata === arr.place?.iata;

/** Flights have a known town; other legs may have an arrival instead. */
const hasKnownStop = (dep: LegStop, arr: LegStop, mode: BookingKind | undefined): boolean =>
  (mode !== 'flight' && arr.time !== undefined) ||
  // `De Kersentuin` in Dutch looks like `de` before a town.
  [dep, arr].some(({ place, isLabeled }) => (isLabeled && mode !== 'flight') || isKnown(place)) ||
  // Both ends of a route in one line.
  (mode !== 'flight' && dep.isSoft !== true);

/** Whether a stop has a code, or its name starts with that of a town or airport. */
function isKnown(place: BookingPlace | undefined): boolean {
  const [name = ''] = place?.name?.split(/[,(]/) ?? [];
  const words = name.trim().split(' ').slice(0, MAX_WORDS);
  const isTown = words.some((_, at) => findCities(words.slice(0, at + 1).join(' ')).length > 0);
  return place?.iata !== undefined || isTown || findZoneOfAirportName(name) !== undefined;
}
const MAX_WORDS = 4;

/** Rows of a word and a time are stops only in emails about trains, buses or ferries. */
function isFirmLeg(leg: Leg, mode: BookingKind | undefined, hasBoth: boolean): boolean {
  if (leg.dep.isSoft !== true && leg.dep.place !== undefined) return true;
  const isRow = hasBoth && leg.dep.isBound === true && leg.arr.isBound === true;
  return isRow && (leg.number !== undefined || (mode !== undefined && mode !== 'flight'));
}
