import type { Booking } from '../../../booking.ts';
import { matchAny } from '../../../languages/compile.ts';
import type { MailField, MailText } from '../../label/mail-text.ts';
import { listSessionRows } from './sessions.ts';
import { readSingleBooking } from './single-booking.ts';

/** Labels that start something else. */
const OTHERS = new Set<MailField['key']>(
  'restaurant event hotel flight train checkin pickup depart section'.split(' ') as MailField['key'][],
);
/** Labels that fares and cabins share with tickets. */
const VAGUE = new RegExp(matchAny('titles.vagueLabels'));
const MOST = 20;
/** Lines per booking; what follows is about the whole order. */
const LONGEST = 14;

/** Tables and tickets in an itinerary that also has journeys or stays, each from its label to the next. */
export function readAdditionalBookings(mail: MailText, travel: Booking[]): Booking[] {
  const known = new Set(travel.flatMap(({ start, end }) => [start.local, end?.local]));
  const starts = mail.fields.flatMap((field, i) =>
    (field.key === 'restaurant' || field.key === 'event') && field.isLabel && !VAGUE.test(field.label)
      ? [i]
      : [],
  );
  return starts
    .slice(0, MOST)
    .flatMap((start) => readPart(mail, start, nextOther(mail.fields, start)))
    .filter(({ start }) => start.local.length > 10 && !known.has(start.local));
}

function nextOther(fields: MailField[], start: number): number {
  const line = fields[start]?.line ?? 0;
  const next = fields.findIndex(
    (field, i) => i > start && field.line > line && OTHERS.has(field.key) && field.isLabel,
  );
  return next < 0 ? fields.length : next;
}

/** Several tickets of one order, separated by a repeated label; a single booking if there is none. */
export function readRepeatedBookings(mail: MailText, isPassedOn: boolean): Booking[] {
  const starts = repeated(mail.fields);
  const parts = shareOnlyPlace(
    starts.flatMap((start, i) => readPart(mail, start, starts[i + 1] ?? mail.fields.length)),
  );
  const days = new Set(parts.map(({ start, name }) => `${start.local} ${name}`));
  return parts.length > 1 && days.size === parts.length
    ? parts.slice(0, MOST)
    : readSessions(mail, readSingleBooking(mail, isPassedOn));
}

/** The place below the last of several days, which is that of all if none has its own. */
function shareOnlyPlace(parts: Booking[]): Booking[] {
  const [last, ...others] = parts.toReversed();
  const isShared = last?.place !== undefined && others.every(({ place }) => place === undefined);
  return isShared ? parts.map((part) => ({ ...part, place: last.place })) : parts;
}

/** The sessions of a course or package in the place of the one that was read as a single booking. */
function readSessions(mail: MailText, found: Booking[]): Booking[] {
  const [single] = found;
  if (!single || single.kind === 'other') return found;
  const rows = listSessionRows(mail, mail.message.sentAt?.toISOString().slice(0, 10) ?? '');
  if (!rows.some(({ booking }) => booking.start.local === single.start.local)) return found;
  return rows.map(({ at, booking }, i) => {
    const [own] = readPart(mail, at, rows[i + 1]?.at ?? mail.fields.length);
    const { end: _, ...whole } = { ...single, ...(own?.place ? { place: own.place } : {}) };
    return {
      ...whole,
      ...booking,
      evidence: { start: booking.evidence?.start ?? '', place: (own ?? single).evidence?.place ?? '' },
      trace: { rules: ['session.row', ...(single.trace?.rules ?? [])], score: 50 },
      // What the rows have in common stands elsewhere.
      isWeak: true,
    };
  });
}

/** Start of each ticket: a repeated label of a name or date, or the title above it. */
function repeated(fields: MailField[]): number[] {
  const places = new Map<string, number[]>();
  fields.forEach((field, i) => {
    const begins =
      field.key === 'event' || field.key === 'restaurant' || (field.key === 'when' && field.dates.length > 0);
    if (begins && field.isLabel) places.set(field.label, [...(places.get(field.label) ?? []), i]);
  });
  const [first] = [...places.values()].filter((all) => all.length > 1);
  return (first ?? []).map((at) => {
    const above = fields[at - 1];
    const isTitle =
      fields[at]?.key === 'when' && above?.key === 'none' && !above.dates.length && !above.times.length;
    return isTitle ? at - 1 : at;
  });
}

function readPart(mail: MailText, start: number, end: number): Booking[] {
  const line = mail.fields[start]?.line ?? 0;
  const fields = mail.fields.slice(start, end).filter((field) => field.line <= line + LONGEST);
  if (!fields.some((field) => field.dates.length)) return [];
  return readSingleBooking({ ...mail, fields, subject: [], message: { ...mail.message, subject: '' } }, false)
    .filter(({ kind }) => kind !== 'other')
    .map((booking) => ({
      ...booking,
      trace: { rules: ['part', ...(booking.trace?.rules ?? [])], score: booking.trace?.score ?? 50 },
    }));
}
