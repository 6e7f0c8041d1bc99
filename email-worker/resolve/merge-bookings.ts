import type { Booking, BookingPlace, LocalDateTime } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { matchPrinted, toWordSet } from '../languages/compile.ts';
import { EVENT_TYPE_OF, getStartPlace, normalizeCode, toPlaceKey } from './booking-identity.ts';

/**
 * Merges bookings that an email states several times: once per passenger, in markup and text, in a calendar entry
 * and a pass. Earlier ones win, later ones fill their gaps.
 */
export function mergeBookings(bookings: Booking[]): Booking[] {
  const merged: Booking[] = [];
  for (const booking of bookings) {
    const at = merged.findIndex((known) => isSameBooking(known, booking));
    const known = merged[at];
    if (known) merged[at] = joinBookings(known, booking);
    else merged.push(booking);
  }
  return merged;
}

/** Whether two readings describe the same booking. */
export function isSameBooking(a: Booking, b: Booking): boolean {
  if (
    EVENT_TYPE_OF[a.kind] !== EVENT_TYPE_OF[b.kind] ||
    (a.status === 'cancelled') !== (b.status === 'cancelled')
  )
    return false;
  const [first, second] = [a.start.local, b.start.local];
  if (first.slice(0, 10) !== second.slice(0, 10)) return false;
  const hasSameTime = first.length === 10 || second.length === 10 || first === second;
  if (areDifferentCodes(normalizeCode(a.number), normalizeCode(b.number)) && !hasSameEnds(a, b)) return false;
  if (a.source === b.source) return hasSameTime && !hasOtherPlace(a, b);
  // Two readers that agree on day, type and place mean one booking, even if one misread the time.
  return hasSameTime ? !hasOtherPlace(a, b) || hasSameEnds(a, b) : isSameAtOtherTime(a, b);
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
function areSimilarPlaces(a: BookingPlace | undefined, b: BookingPlace | undefined): boolean {
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

/** Fills the gaps of `a` from `b`. */
export function joinBookings(a: Booking, b: Booking): Booking {
  return {
    ...a,
    ...joinFacts(a, b),
    place: joinPlaces(a.place, b.place),
    from: joinPlaces(a.from, b.from),
    to: joinPlaces(a.to, b.to),
    start: joinStarts(a, b),
    status: a.status === 'changed' || b.status === 'changed' ? 'changed' : a.status,
    people: joinNames(a.people, b.people),
    details: [
      ...a.details,
      ...b.details.filter(({ label }) => !a.details.some((known) => known.label === label)),
    ],
    isWeak: a.isWeak && b.isWeak,
  };
}

const joinFacts = (a: Booking, b: Booking) => ({
  name: a.name ?? b.name,
  number: a.number ?? b.number,
  end: joinEnds(a.end, b.end),
  confirmation: a.confirmation ?? b.confirmation,
  evidence: a.evidence ?? b.evidence,
});

/** The end that states a time, if both are on the same day. */
function joinEnds(a: LocalDateTime | undefined, b: LocalDateTime | undefined): LocalDateTime | undefined {
  const isDay = a !== undefined && a.local.length === 10;
  return isDay && b?.local.startsWith(`${a.local}T`) ? b : (a ?? b);
}

function joinStarts(a: Booking, b: Booking): LocalDateTime {
  const [aHasTime, bHasTime] = [a.start.local.length > 10, b.start.local.length > 10];
  if (!aHasTime && bHasTime) return { ...b.start, yearStated: a.start.yearStated || b.start.yearStated };
  const isDisputed = aHasTime && bHasTime && a.start.local !== b.start.local;
  return isDisputed && a.source === b.source ? { ...a.start, ambiguous: true } : a.start;
}

/** Fills the gaps of `a` from `b`, unless they are different places. */
function joinPlaces(a: BookingPlace | undefined, b: BookingPlace | undefined): BookingPlace | undefined {
  if (!a || !b) return a ?? b;
  if (a.name && b.name && !areSimilarPlaces(a, b)) return a;
  // A name with the whole address in it says less than its parts.
  if (b.street && !a.street && foldName(a.name ?? '').includes(foldName(b.street))) return { ...a, ...b };
  const known = Object.entries(a).filter(([, value]) => value !== undefined);
  return { ...b, ...Object.fromEntries(known) };
}

function joinNames(a: string[], b: string[]): string[] {
  const names = new Map(a.map((name) => [toNameKey(name), name]));
  for (const name of b) if (!names.has(toNameKey(name))) names.set(toNameKey(name), name);
  return [...names.values()];
}

const FORMS = new RegExp(`\\b${matchPrinted('names.forms')}\\b\\.?`, 'gi');

/** Makes `DOE/JOHN MR` and `John Doe` equal. */
const toNameKey = (name: string): string => foldName(name.replace(FORMS, '')).split(' ').sort().join(' ');
