import type { Booking, BookingPlace } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { EVENT_TYPE_OF, getStartPlace, normalizeCode, toPlaceKey } from './booking-identity.ts';

/**
 * One booking out of each that a mail states several times: once a passenger, in markup and in words, in a
 * calendar entry and in a pass. The earlier in the list has the say, the later fills what it left open.
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

/** Whether two readers mean one booking. */
export function isSameBooking(a: Booking, b: Booking): boolean {
  if (
    EVENT_TYPE_OF[a.kind] !== EVENT_TYPE_OF[b.kind] ||
    (a.status === 'cancelled') !== (b.status === 'cancelled')
  )
    return false;
  const [first, second] = [a.start.local, b.start.local];
  if (first.slice(0, 10) !== second.slice(0, 10)) return false;
  const hasSameTime = first.length === 10 || second.length === 10 || first === second;
  if (differ(normalizeCode(a.number), normalizeCode(b.number)) && !hasSameEnds(a, b)) return false;
  if (a.source === b.source) return hasSameTime && !hasOtherPlace(a, b);
  // Two readers that name one day, one kind and no other place mean one thing, though one misread the time.
  return hasSameTime ? !hasOtherPlace(a, b) || hasSameEnds(a, b) : isOne(a, b);
}

const isOne = (a: Booking, b: Booking): boolean =>
  hasSameEnds(a, b) ||
  (normalizeCode(a.number) !== '' && normalizeCode(a.number) === normalizeCode(b.number)) ||
  (!isTravel(a) && !hasOtherPlace(a, b));

const isTravel = ({ from, to }: Booking) => from !== undefined && to !== undefined;

const hasSameEnds = (a: Booking, b: Booking): boolean =>
  isTravel(a) && isTravel(b) && alike(a.from, b.from) && alike(a.to, b.to);

function hasOtherPlace(a: Booking, b: Booking): boolean {
  const [first, second] = [getStartPlace(a), getStartPlace(b)];
  if (!first || !second)
    return a.name !== undefined && b.name !== undefined && !hasSharedWord(a.name, b.name);
  return !alike(first, second) && !(a.name && b.name && hasSharedWord(a.name, b.name));
}

/** Places that have a code, or a word of their names or addresses, in common. */
function alike(a: BookingPlace | undefined, b: BookingPlace | undefined): boolean {
  if (!a || !b) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  const [first, second] = [a, b].map((place) =>
    [place.name, place.street, place.city, place.iata].filter(Boolean).join(' '),
  );
  return toPlaceKey(a) === toPlaceKey(b) || hasSharedWord(first ?? '', second ?? '');
}

/** Words that half of all places have in their names. */
const COMMON = new Set(
  `hotel hostel restaurant ristorante airport aeropuerto flughafen station bahnhof terminal international street
  road avenue rental cars tour tours ticket tickets theatre theater museum centre center house resort the inn suites`.split(
    /\s+/,
  ),
);

/** Whether two names have a word in common that says something. */
export function hasSharedWord(a: string, b: string): boolean {
  const [first, second] = [foldName(a), foldName(b)];
  if (first !== '' && first === second) return true;
  const words = new Set(first.split(' '));
  return second
    .split(' ')
    .some(
      (word) => words.has(word) && !COMMON.has(word) && (word.length > 3 || /^\p{Script=Han}/u.test(word)),
    );
}

const differ = (a: string, b: string): boolean => a !== '' && b !== '' && !a.endsWith(b) && !b.endsWith(a);

/** What `b` knows fills what `a` leaves open. */
export function joinBookings(a: Booking, b: Booking): Booking {
  const hasTime = a.start.local.length > 10 || b.start.local.length === 10;
  const start = hasTime ? a.start : { ...b.start, yearStated: a.start.yearStated || b.start.yearStated };
  const isDisputed =
    a.start.local.length > 10 && b.start.local.length > 10 && a.start.local !== b.start.local;
  return {
    ...a,
    name: a.name ?? b.name,
    number: a.number ?? b.number,
    place: joinPlaces(a.place, b.place),
    from: joinPlaces(a.from, b.from),
    to: joinPlaces(a.to, b.to),
    start: isDisputed && a.source === b.source ? { ...start, ambiguous: true } : start,
    end: a.end ?? b.end,
    status: a.status === 'changed' || b.status === 'changed' ? 'changed' : a.status,
    people: joinNames(a.people, b.people),
    confirmation: a.confirmation ?? b.confirmation,
    details: [
      ...a.details,
      ...b.details.filter(({ label }) => !a.details.some((known) => known.label === label)),
    ],
    isWeak: a.isWeak && b.isWeak,
    evidence: a.evidence ?? b.evidence,
  };
}

/** Fills what one place leaves open, unless the other is somewhere else. */
function joinPlaces(a: BookingPlace | undefined, b: BookingPlace | undefined): BookingPlace | undefined {
  if (!a || !b) return a ?? b;
  if (a.name && b.name && !alike(a, b)) return a;
  const known = Object.entries(a).filter(([, value]) => value !== undefined);
  return { ...b, ...Object.fromEntries(known) };
}

function joinNames(a: string[], b: string[]): string[] {
  const names = new Map(a.map((name) => [toNameKey(name), name]));
  for (const name of b) if (!names.has(toNameKey(name))) names.set(toNameKey(name), name);
  return [...names.values()];
}

/** `DOE/JOHN MR` and `John Doe` are one person. */
const toNameKey = (name: string): string =>
  foldName(name.replace(/\b(?:mr|mrs|ms|miss|dr|herr|frau)\b\.?/gi, ''))
    .split(' ')
    .sort()
    .join(' ');
