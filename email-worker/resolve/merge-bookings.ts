import type { Booking, BookingPlace, LocalDateTime } from '../booking.ts';
import { foldName } from '../gazetteer/fold-name.ts';
import { matchPrinted } from '../languages/compile.ts';
import { areSimilarPlaces, type Comparison, compareBookings } from './same-booking.ts';

/**
 * Merges bookings that an email states several times: once per passenger, in markup and text, in a calendar entry
 * and a pass. Earlier ones win, later ones fill their gaps.
 */
export function mergeBookings(bookings: Booking[]): Booking[] {
  const merged: Booking[] = [];
  for (const booking of bookings) if (addToSame(merged, booking) === undefined) merged.push(booking);
  return merged;
}

/**
 * Joins a reading, in place, with the first of `merged` that describes the same booking.
 * Returns where that is, or undefined if none does.
 */
export function addToSame(merged: Booking[], booking: Booking, join: Join = joinSame): number | undefined {
  for (const [at, known] of merged.entries()) {
    const { same, because } = compareBookings(known, booking);
    if (!same) continue;
    merged[at] = join(known, booking, because);
    return at;
  }
}

type Join = typeof joinSame;

/** One booking of two readings of it, as they were compared. The first is surer, the second fills its gaps. */
export function joinSame(a: Booking, b: Booking, because: (Comparison & { same: true })['because']): Booking {
  if (because === 'first is vague') return joinBookings(b, toGapsOnly(a));
  if (because === 'second is vague') return joinBookings(a, toGapsOnly(b));
  return because === 'calendar entry' ? describeEntry(a, b) : joinBookings(a, b);
}

/** A vague reading has its people and numbers right, not its name, place and end. */
const toGapsOnly = (vague: Booking): Booking => ({
  ...vague,
  name: undefined,
  number: undefined,
  place: undefined,
  end: undefined,
  details: [],
});

/** An entry as the booking that it stands for. A journey has stops instead of a place, and a number instead of a name. */
function describeEntry(entry: Booking, booking: Booking): Booking {
  const described = joinBookings({ ...entry, kind: booking.kind }, booking);
  return booking.from ? { ...described, name: booking.name, place: undefined } : described;
}

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
