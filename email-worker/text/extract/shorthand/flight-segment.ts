import type { Booking, BookingPlace } from '../../../booking.ts';
import { findAirport } from '../../../gazetteer/airports.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import { moveDay, type ResolvedDay, resolveDay, toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { findDates } from '../../scan/dates.ts';
import { isAirportCode } from '../../scan/places.ts';
import { DAY, isConfirmed, NUMBER, RAILWAYS } from './segment-codes.ts';
import { toClockTime } from './segment-moments.ts';

const FLIGHT = `(?:AIR\\s+|FLT\\s+)?(?<carrier>(?=\\d?[A-Z])[A-Z\\d]{2})\\s*(?<flight>\\d{1,4})[\\s/]?[A-Z]?`;
/** `TU MIAEZE`, `4 FRPLYFRLPD`, `*LHR FRA`. */
const ROUTE = '(?:[A-Z\\d]{1,2}[\\s/]+)?\\*?(?<from>[A-Z]{3}|[A-Z]{5})\\s?(?<to>[A-Z]{3}|[A-Z]{5})';
/** `HK1`, and the terminal in front of the times. */
const STATUS = '(?:(?<status>[A-Z]{2})\\d{1,2}\\s+)?(?:[A-Z\\d]{1,2}\\s+)?';
const CLOCK = '\\d{3,4}[APNM]?';
/** Signs of a later day: `0845+1`, `750A|*`, `#1030`. */
const TIMES = `(?<departs>${CLOCK})[\\s/]+(?<sign>[#*]?)(?<arrives>${CLOCK})\\s?(?<later>[+|¥]?\\d?(?=[*\\s]|$))`;
const SEGMENT = new RegExp(
  `${NUMBER}${FLIGHT}\\s*/?\\s*(?<day>${DAY})[\\s/]+${ROUTE}[* /]\\s*${STATUS}${TIMES}\\s*\\*?\\s*(?<arrivalDay>${DAY})?`,
);

/** Whether a line is a flight or train in the shorthand of reservation systems. */
export const isFlightSegment = (line: string): boolean => SEGMENT.test(line);

/** `1 AA 931 Y 09FEB TU MIAEZE HK1 2135 0845+1`; undefined if it is not confirmed. */
export function readFlightSegment(line: string, mail: MailText): Booking | undefined {
  const found = SEGMENT.exec(line)?.groups;
  if (!found || !isConfirmed(found.status)) return undefined;
  const { carrier = '', flight = '', departs = '', arrives = '' } = found;
  const railway = RAILWAYS[carrier];
  const [from, to] = [found.from, found.to].map((code) => toStop(code, railway !== undefined));
  const day = readDay(found.day, mail);
  const [departure, arrival] = [toClockTime(departs), toClockTime(arrives)];
  if (!from || !to || !day || !departure || !arrival) return undefined;
  const end = readDay(found.arrivalDay, mail) ?? moveDay(day, countDays(found.sign, found.later));
  return {
    kind: railway ? 'train' : 'flight',
    status: 'confirmed',
    source: 'text',
    ...(railway ? { name: railway } : {}),
    number: railway ? String(Number(flight)) : `${carrier} ${Number(flight)}`,
    from,
    to,
    start: toLocalDateTime(day, departure),
    end: toLocalDateTime(end, arrival),
    people: [],
    details: [],
    trace: { rules: [railway ? 'segment.train' : 'segment.flight'], score: 90 },
  };
}

/** An airport, or a station of a railway: `FRPLY` is one in France. */
function toStop(code = '', isRailway: boolean): BookingPlace | undefined {
  if (code.length === 5) return isRailway ? { name: code, country: code.slice(0, 2) } : undefined;
  const isKnown = isRailway ? findAirport(code) !== undefined : isAirportCode(code);
  return isKnown ? { iata: code } : undefined;
}

function readDay(text: string | undefined, { dateContext }: MailText): ResolvedDay | undefined {
  const date = text ? findDates(foldEmailText(text), true)[0] : undefined;
  return date && resolveDay(date, dateContext);
}

function countDays(sign = '', later = ''): number {
  if (sign) return sign === '#' ? 1 : 2;
  return later ? Number(later.replace(/\D/, '') || 1) : 0;
}
