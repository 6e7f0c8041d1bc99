import type { Booking, BookingDetail, BookingKind, BookingPlace } from '../../../booking.ts';
import { findZoneOfAirportName } from '../../../gazetteer/airports.ts';
import { findCities } from '../../../gazetteer/cities.ts';
import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import { type MailText, readSpan } from '../../label/mail-text.ts';
import type { JourneyFact } from './journey-fact.ts';
import { listJourneyFacts } from './journey-facts.ts';
import { type Leg, type LegStop, toLegs } from './legs.ts';
import { detectTravelMode } from './travel-mode.ts';

const MOST = 20;
const DAY = 86_400_000;

/**
 * Flights, trains, buses and ferries in an email, one booking per leg, without people and confirmation
 * number.
 */
export function readJourneys(mail: MailText, isChange = false): Booking[] {
  const facts = listJourneyFacts(mail);
  const mode = detectTravelMode(mail.foldedText);
  const hasCodes = facts.some((fact) => fact.is === 'place' && fact.place.iata);
  const hasWays =
    facts.some(({ is }) => is === 'break') &&
    (hasTimedPair(facts) || facts.some((fact) => fact.is === 'route' || (fact.is === 'time' && fact.stop)));
  const legs = latest(toLegs(facts), isChange ? mail.message.text : '').flatMap((leg) => {
    const rule = findLegRule(leg, mode ?? (hasWays ? 'train' : undefined), hasCodes);
    return rule ? [{ leg, rule }] : [];
  });
  const seen = new Set<string>();
  return legs.slice(0, MOST).flatMap(({ leg, rule }) => {
    const booking = toBooking(mail, leg, mode, { rules: [rule.id], score: rule.score });
    if (!booking) return [];
    const key = `${booking.number ?? ''}|${booking.start.local}|${booking.from?.iata ?? booking.from?.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [booking];
  });
}

/** Whether a line has two stops and their times: `Harlingen 09:35 - Terschelling 11:30`. */
function hasTimedPair(facts: JourneyFact[]): boolean {
  return [...Map.groupBy(facts, ({ line }) => line).values()].some(
    (row) =>
      row.filter((fact) => fact.is === 'place' && !fact.soft).length === 2 &&
      row.filter(({ is }) => is === 'time').length === 2,
  );
}

/**
 * Merges the old and new times of a change. Times without stops right after a leg are its other times; the
 * words before them say which are new.
 */
function latest(legs: Leg[], text: string): Leg[] {
  if (!text) return legs;
  const out: Leg[] = [];
  for (const leg of legs) {
    const last = out[out.length - 1];
    const isOther =
      last &&
      !leg.dep.place &&
      !leg.arr.place &&
      (!leg.number || leg.number === last.number) &&
      leg.line - last.line <= 6;
    if (!isOther) out.push(leg);
    else if (leg.dep.time && isOldFirst(text, last, leg)) {
      last.dep = {
        ...last.dep,
        time: leg.dep.time,
        day: leg.dep.isOld ? last.dep.day : (leg.dep.day ?? last.dep.day),
        span: leg.dep.span,
      };
      last.arr = { ...last.arr, time: leg.arr.time };
    }
  }
  return out;
}

const OLD = new RegExp(`\\b${matchAny('changes.oldWord')}\\b`, 'g');
const NEW = new RegExp(`\\b${matchAny('changes.newWord')}\\b`, 'g');

/** Whether the old time comes first, which is also the default. */
function isOldFirst(text: string, first: Leg, second: Leg): boolean {
  const until = second.dep.span?.until ?? 0;
  const from = Math.max(0, (first.dep.span?.from ?? until) - 160);
  const words = foldEmailText(text.slice(from, until));
  // Only the last word before the second time counts: `New Orleans` may appear further up.
  return lastOf(words, OLD) <= lastOf(words, NEW);
}

const lastOf = (words: string, pattern: RegExp): number => [...words.matchAll(pattern)].at(-1)?.index ?? -1;

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
function findLegRule(leg: Leg, mode: BookingKind | undefined, hasCodes: boolean) {
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

function toBooking(
  mail: MailText,
  leg: Leg,
  mode: BookingKind | undefined,
  trace: Booking['trace'],
): Booking | undefined {
  const { dep, arr } = leg;
  if (!dep.day) return undefined;
  const kind = kindOf(leg, mode, mail.foldedText);
  const start = toLocalDateTime(dep.day, dep.time);
  const end = arr.time ? toArrival(dep, arr, start.local, kind) : undefined;
  return {
    kind,
    status: 'confirmed',
    source: 'text',
    ...(leg.number ? { number: leg.number } : {}),
    ...(dep.place ? { from: bare(dep.place) } : {}),
    ...(arr.place ? { to: bare(arr.place) } : {}),
    start,
    ...(end ? { end } : {}),
    people: [],
    details: [] as BookingDetail[],
    trace,
    ...((dep.isOld && !dep.time) || isHalfCoded(leg, kind) ? { isWeak: true } : {}),
    evidence: { start: readSpan(mail, dep.span), place: readSpan(mail, dep.placeSpan) },
  };
}

/** A ride from an airport to a hotel is not a flight. */
const isHalfCoded = ({ dep, arr }: Leg, kind: BookingKind): boolean =>
  kind === 'flight' && !!dep.place && !!arr.place && !dep.place.iata !== !arr.place.iata;

/** A harbor alone does not make a ship of a seaplane. */
const mayFly = (mode: BookingKind | undefined, words: string): boolean =>
  mode === 'ferry' ? !SHIP.test(words) : mode !== 'bus' && mode !== 'train';

function kindOf(leg: Leg, mode: BookingKind | undefined, words: string): BookingKind {
  const coded = leg.dep.place?.iata !== undefined && leg.arr.place?.iata !== undefined;
  if (coded && mayFly(mode, words)) return 'flight';
  if (leg.kind === 'flight' && (coded || mode === 'flight' || !mode)) return 'flight';
  if (leg.kind && leg.kind !== 'flight') return leg.kind;
  // A "flight" without codes or number in an email about ships is a ferry.
  if (mode === 'flight' && SHIP.test(words)) return 'ferry';
  return mode ?? 'train';
}

const SHIP = new RegExp(`\\b${matchAny('topics.ship')}\\b`);

/** The arrival of a leg. Without a date, it is on the next day if its time is earlier. */
export function toArrival(dep: LegStop, arr: LegStop, start: string, kind: BookingKind) {
  const day = arr.day && !arr.isOld && dep.day && arr.day.date >= dep.day.date ? arr.day : dep.day;
  if (!day) return undefined;
  const end = toLocalDateTime(day, arr.time);
  if (end.local >= start || (arr.time?.dayOffset ?? 0) > 0) return end;
  const clock = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  if (kind === 'flight' && clock(start) - clock(end.local) < 240) return end;
  const next = new Date(Date.parse(`${day.date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  return { ...end, local: `${next}${end.local.slice(10)}` };
}

const bare = ({ name, iata, terminal }: BookingPlace): BookingPlace => ({
  ...(name ? { name } : {}),
  ...(iata ? { iata } : {}),
  ...(terminal ? { terminal } : {}),
});
