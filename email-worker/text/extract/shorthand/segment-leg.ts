import type { Booking, BookingKind, BookingPlace } from '../../../booking.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { type ResolvedDay, resolveDay } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { isAirportCode } from '../../scan/places.ts';
import { toClockTime } from './segment-moments.ts';

/** What agencies write in front of a leg. */
export const LEG_KINDS: Record<string, BookingKind> = {
  AIR: 'flight',
  FLT: 'flight',
  FLIGHT: 'flight',
  RAIL: 'train',
  TRN: 'train',
  TRAIN: 'train',
  BUS: 'bus',
  COACH: 'bus',
  FERRY: 'ferry',
};

/** The day that a segment writes as `14JUN`. */
export function readDay(text: string | undefined, { dateContext }: MailText): ResolvedDay | undefined {
  const [date] = text ? findDates(foldEmailText(text), true) : [];
  return date && resolveDay(date, dateContext);
}

/** The journey of a segment from its service, stops and moments. */
export function toLeg(
  head: string,
  service: string,
  facts: Pick<Booking, 'from' | 'to' | 'start' | 'end'>,
): Booking {
  const kind = LEG_KINDS[head] ?? 'train';
  return {
    kind,
    status: 'confirmed',
    source: 'text',
    ...toService(service, kind),
    ...facts,
    people: [],
    details: [],
    trace: { rules: ['segment.journey'], score: 90 },
  };
}

/** The time that a pattern finds in a line, and the days after that of departure; undefined if there is none. */
export function readSegmentClock(line: string, pattern: RegExp) {
  const [, clock = '', later] = pattern.exec(line) ?? [];
  const time = toClockTime(clock);
  return time && later ? { ...time, dayOffset: Number(later.replace(/\D/g, '')) } : time;
}

/** `FRANKFURT FRA`, `FRA` or `PARIS NORD`. */
export function toStop(text: string): BookingPlace | undefined {
  const words = text.trim().split(/\s+/);
  const code = words.at(-1)?.replace(/[()]/g, '');
  const name = (isAirportCode(code) ? words.slice(0, -1) : words).join(' ');
  if (!name && !isAirportCode(code)) return undefined;
  return { ...(name ? { name } : {}), ...(isAirportCode(code) ? { iata: code } : {}) };
}

/** The number of a flight, or the line and number of other journeys. */
function toService(service: string, kind: BookingKind): Pick<Booking, 'name' | 'number'> {
  const flight = /\b((?=\d?[A-Z])[A-Z\d]{2}) ?(\d{1,4})$/.exec(service);
  if (kind === 'flight') return flight ? { number: `${flight[1]} ${Number(flight[2])}` } : { name: service };
  const [, name, number] = /^(.*?)\s*(\d{1,5})?$/.exec(service) ?? [];
  return { ...(name ? { name } : {}), ...(number ? { number } : {}) };
}
