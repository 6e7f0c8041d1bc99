import type { Booking } from '../../../booking.ts';
import { findAirport } from '../../../gazetteer/airports.ts';
import type { MailText } from '../../label/mail-text.ts';
import { toSegmentBooking } from './segment-booking.ts';
import { DAY, isConfirmed, NUMBER } from './segment-codes.ts';
import { SEGMENT_KINDS } from './segment-kinds.ts';
import type { SegmentLines } from './segment-lines.ts';
import { readMoments } from './segment-moments.ts';
import type { SegmentKind } from './segment-names.ts';

const headOf = ({ heads }: SegmentKind): RegExp =>
  new RegExp(`${NUMBER}(?:${heads})(?:[ :]+|\\.{2,} *)(?=[A-Z\\d])`);
const HEADS = SEGMENT_KINDS.map((own): [SegmentKind, RegExp] => [own, headOf(own)]);
const ANY_DAY = new RegExp(`(?:IN|OUT|\\b)[-: ]?${DAY}\\b`);
const isShouted = (line: string): boolean => !/\p{Ll}/u.test(line);

/** Whether a line may start a hotel, car or transfer in shorthand: `HHL RT HK1 MAD IN17APR OUT19APR`. */
export const isBookedSegment = (line: string): boolean =>
  isShouted(line) && HEADS.some(([, head]) => head.test(line));

/** A hotel, rental car or transfer in the shorthand of reservation systems; undefined if it is not confirmed. */
export function readBookedSegment(lines: SegmentLines, mail: MailText): Booking | undefined {
  const found = HEADS.find(([, head]) => head.test(lines.head));
  if (!found || !ANY_DAY.test([lines.head, ...lines.below].join('\n'))) return undefined;
  const [own, head] = found;
  const text = [lines.head.replace(head, ''), ...lines.below].join('\n');
  const status = STATUS.exec(text)?.[1];
  const { start, end } = readMoments(text, own.words, mail);
  const day = start.day ?? lines.day;
  // Without a status, only both ends show that this is more than a heading.
  if (!day || !isConfirmed(status) || (!end.day && !status && own.kind !== 'taxi')) return undefined;
  if (end.day && end.day.date < day.date) return undefined;
  const code = findCode(text, own);
  const airport = code ? findAirport(code) : undefined;
  const view = { own, lines, text, start: { ...start, day }, end, code, airport };
  return toSegmentBooking(view, mail);
}

const STATUS = /^(?:[A-Z\d]{2}\s+)?(?:[A-Z]{3}\s+)?(?:\d{1,2}[A-Z]{3}\s+[A-Z\d]?\s*)?([A-Z]{2}\d{1,2})\b/;
/** The city after a status, or between the vendor and the day. */
const CITY_BEHIND = /^.{0,24}?\b[A-Z]{2}\d{1,2}\s+([A-Z]{3})\b/;
const CITY_BEFORE = /^[A-Z\d]{2}\s+([A-Z]{3})\s+(?=\d|IN\b|OUT\b)/;

function findCode(text: string, { kind }: SegmentKind): string | undefined {
  const code = CITY_BEHIND.exec(text)?.[1] ?? CITY_BEFORE.exec(text)?.[1];
  const picked = kind === 'car' ? /\bPICK ?-?UP[- ]([A-Z]{3})\b/.exec(text)?.[1] : undefined;
  return [code, picked].find((one) => one !== undefined && findAirport(one) !== undefined);
}
