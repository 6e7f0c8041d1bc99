import { addDays } from '../../../../worker/domain/time/days.ts';
import type { Booking, BookingDetail, BookingKind, BookingPlace } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import { type MailText, readSpan } from '../../label/mail-text.ts';
import type { JourneyFact } from './journey-fact.ts';
import { listJourneyFacts } from './journey-facts.ts';
import { latestFacts } from './latest-legs.ts';
import { findLegRule } from './leg-rules.ts';
import { type Leg, type LegStop, toLegs } from './legs.ts';
import { detectTravelMode } from './travel-mode.ts';

const MOST = 20;

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
  const legs = latestFacts(toLegs(facts), isChange ? mail.message.text : '').flatMap((leg) => {
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
  return { ...end, local: `${addDays(day.date, 1)}${end.local.slice(10)}` };
}

const bare = ({ name, iata, terminal }: BookingPlace): BookingPlace => ({
  ...(name ? { name } : {}),
  ...(iata ? { iata } : {}),
  ...(terminal ? { terminal } : {}),
});
