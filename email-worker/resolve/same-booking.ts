import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { Booking, BookingPlace } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { toWordSet } from '../languages/compile.ts';
import { EVENT_TYPE_OF, getStartPlace, normalizeCode, toPlaceKey } from './booking-identity.ts';
import { findPlaceZone } from './place-zone.ts';

/** Whether two readings describe one booking, and why. */
export type Comparison =
  | { same: true; because: 'agreement' | 'first is vague' | 'second is vague' | 'calendar entry' }
  | { same: false; because: 'status' | 'type' | 'day' | 'number' | 'time' | 'place' };

const isSame = (because: (Comparison & { same: true })['because']): Comparison => ({ same: true, because });
const differsIn = (because: (Comparison & { same: false })['because']): Comparison => ({
  same: false,
  because,
});

/**
 * Decides whether two readings describe the same booking. They do if type, day, place and number agree; if one says
 * only that there is something at the start or end of the other; or if the first is a calendar entry, which does not say
 * what was booked, at the time of the second.
 */
export function compareBookings(a: Booking, b: Booking): Comparison {
  if ((a.status === 'cancelled') !== (b.status === 'cancelled')) return differsIn('status');
  if (isPartOf(a, b)) return isSame('first is vague');
  if (isPartOf(b, a)) return isSame('second is vague');
  if (isEntryOf(a, b)) return isSame('calendar entry');
  if (EVENT_TYPE_OF[a.kind] !== EVENT_TYPE_OF[b.kind]) return differsIn('type');
  if (toDay(a) !== toDay(b)) return differsIn('day');
  if (areDifferentCodes(normalizeCode(a.number), normalizeCode(b.number)) && !hasSameEnds(a, b))
    return differsIn('number');
  return compareTimeAndPlace(a, b);
}

function compareTimeAndPlace(a: Booking, b: Booking): Comparison {
  const hasSameTime = !hasTime(a) || !hasTime(b) || a.start.local === b.start.local;
  // Two readers that agree on day, type and place mean one booking, even if one misread the time.
  if (!hasSameTime)
    return a.source !== b.source && isSameAtOtherTime(a, b) ? isSame('agreement') : differsIn('time');
  const hasSamePlace = !hasOtherPlace(a, b) || (a.source !== b.source && hasSameEnds(a, b));
  return hasSamePlace ? isSame('agreement') : differsIn('place');
}

const toDay = ({ start }: Booking): string => start.local.slice(0, 10);

/** Whether a booking's start states a time, not only a day. */
export const hasTime = ({ start }: Booking): boolean => start.local.length > 10;

/** Whether a reading of no certain kind is one of another booking's day, start or end. */
function isPartOf(vague: Booking, sure: Booking): boolean {
  if (!hasNoClearKind(vague) || hasNoClearKind(sure)) return false;
  const { local } = vague.start;
  if (hasTime(vague)) return local === sure.start.local || local === sure.end?.local;
  const code = normalizeCode(vague.confirmation);
  return local === toDay(sure) && code !== '' && code === normalizeCode(sure.confirmation);
}

const hasNoClearKind = ({ isWeak, kind }: Booking): boolean =>
  isWeak === true && (kind === 'activity' || kind === 'other');

/** Whether a calendar entry of no stated kind is at the time of a booking that has one. */
const isEntryOf = (entry: Booking, booking: Booking): boolean =>
  entry.source === 'calendar' &&
  entry.kind === 'activity' &&
  booking.kind !== 'activity' &&
  booking.kind !== 'other' &&
  hasTime(booking) &&
  toPlaceClock(entry, booking) === booking.start.local;

/** The start of an entry on the clock of its place; calendars state it in UTC. */
export function toPlaceClock(entry: Booking, booking: Booking): string | undefined {
  const { local, utc } = entry.start;
  if (!utc) return local;
  const zone = findPlaceZone(getStartPlace(booking)) ?? findPlaceZone(getStartPlace(entry));
  const instant = toInstant(`${local}:00Z`, 'UTC');
  return zone && instant !== undefined ? formatWallClock(instant, zone) : undefined;
}

const isSameAtOtherTime = (a: Booking, b: Booking): boolean =>
  hasSameEnds(a, b) ||
  (normalizeCode(a.number) !== '' && normalizeCode(a.number) === normalizeCode(b.number)) ||
  (!isTravel(a) && !hasOtherPlace(a, b));

const isTravel = ({ from, to }: Booking) => from !== undefined && to !== undefined;

const hasSameEnds = (a: Booking, b: Booking): boolean =>
  isTravel(a) && isTravel(b) && areSimilarPlaces(a.from, b.from) && areSimilarPlaces(a.to, b.to);

/** Whether two bookings begin at different places, or have different names if one has no place. */
export function hasOtherPlace(a: Booking, b: Booking): boolean {
  const [first, second] = [getStartPlace(a), getStartPlace(b)];
  if (!first || !second)
    return a.name !== undefined && b.name !== undefined && !hasSharedWord(a.name, b.name);
  return !areSimilarPlaces(first, second) && !(a.name && b.name && hasSharedWord(a.name, b.name));
}

/** Whether two places share their airport code, or a word of their names or addresses. */
export function areSimilarPlaces(a: BookingPlace | undefined, b: BookingPlace | undefined): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  const [first, second] = [a, b].map((place) =>
    [place.name, place.street, place.city, place.iata].filter(Boolean).join(' '),
  );
  return toPlaceKey(a) === toPlaceKey(b) || hasSharedWord(first ?? '', second ?? '');
}

/** Words too common in names of places to identify one. */
const COMMON_WORDS = toWordSet('titles.common');

/** Whether two names share a distinctive word. */
export function hasSharedWord(a: string, b: string): boolean {
  const [first, second] = [foldName(a), foldName(b)];
  if (first !== '' && first === second) return true;
  const words = new Set(first.split(' '));
  return second.split(' ').some((word) => words.has(word) && isDistinctive(word));
}

const isDistinctive = (word: string): boolean =>
  !COMMON_WORDS.has(word) && (word.length > 3 || /^\p{Script=Han}/u.test(word));

const areDifferentCodes = (a: string, b: string): boolean =>
  a !== '' && b !== '' && !a.endsWith(b) && !b.endsWith(a);
