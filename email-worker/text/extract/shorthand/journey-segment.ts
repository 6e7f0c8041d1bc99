import type { Booking } from '../../../booking.ts';
import { toLocalDateTime } from '../../label/date-context.ts';
import type { MailText } from '../../label/mail-text.ts';
import { isAirportCode } from '../../scan/places.ts';
import { DAY, NUMBER } from './segment-codes.ts';
import { LEG_KINDS, readDay, readSegmentClock, toLeg, toStop } from './segment-leg.ts';
import type { SegmentLines } from './segment-lines.ts';
import { toClockTime } from './segment-moments.ts';

const HEAD = `${NUMBER}(?<head>${Object.keys(LEG_KINDS).join('|')})[ :]+`;
const WEEKDAY = '(?:MO|TU|WE|TH|FR|SA|SU)[A-Z]*\\s+';
const CLOCK = '[-: ]*(\\d{3,4}[APNM]?M?|\\d{1,2}[:.]\\d\\d ?[AP]?M?)\\b(\\s?\\+\\d)?';
const LEG = new RegExp(
  `${HEAD}(?<service>[A-Z\\d ]+?)\\s+(?:${WEEKDAY})?(?<day>${DAY})\\s+(?:${WEEKDAY})?(?<route>.+?)\\s+(?:DEP[A-Z]*|LV)(?=[-: ]*\\d)`,
);
const DEPARTS = new RegExp(`\\b(?:DEP[A-Z]*|LV)${CLOCK}`);
const ARRIVES = new RegExp(`\\b(?:ARR?[A-Z]*)${CLOCK}`);

/** A line that names a kind of journey and a service: `AIR AMERICAN AIRLINES FLT:AA0050`. */
const SERVICE = new RegExp(
  `${HEAD}(?<service>[A-Z][A-Z .&'-]*?)\\s*(?:FLT|FLIGHT|TRAIN|NO)[ :.#]*(?<number>(?:[A-Z\\d]{2} ?)?\\d{1,5})(?:\\s|$)`,
);
/** `LV DALLAS FT WORTH (DFW)  745P` and `AR LONDON HEATHROW (LHR)  1105A  15 APR`. */
const STOP = `[-: ]+(?<place>[A-Z][A-Z .'()/-]*?)\\s+(?<clock>\\d{3,4}[APNM]M?|\\d{4}|\\d{1,2}:\\d\\d ?[AP]?M?)\\b(?:\\s+(?<day>\\d{1,2} ?[A-Z]{3}))?`;
const LEAVES = new RegExp(`^\\s*(?:LV|LEAVE|DEP[A-Z]*)${STOP}`, 'm');
const REACHES = new RegExp(`^\\s*ARR?[A-Z]*${STOP}`, 'm');

/** `6E 2134 DEL-BOM 14MAY27 DEP 0615 ARR 0830`, as text messages tell a flight. */
const FLIGHT_CODE = '(?<![A-Z\\d])(?<carrier>(?=\\d?[A-Z])[A-Z\\d]{2}) ?(?<number>\\d{1,4})';
const CODES = '(?<from>[A-Z]{3}) ?[-–/>] ?(?<to>[A-Z]{3})';
const MESSAGE = new RegExp(
  `${FLIGHT_CODE}[ ,]+(?:(?<before>${DAY})[ ,]+)?${CODES}[ ,]+(?:(?<after>${DAY})[ ,]+)?(?=DEP|LV)`,
);

/** Whether a line is a leg as agencies write it: `AIR LH 1112 MO 05APR27 FRANKFURT FRA - MADRID MAD DEP 0930 ARR 1205`. */
export const isJourneySegment = (line: string): boolean =>
  LEG.test(line) || SERVICE.test(line) || MESSAGE.test(line);

/** A leg with its kind, day, route and times, in one line or with a line for each stop. */
export function readJourneySegment(lines: SegmentLines, mail: MailText): Booking | undefined {
  if (LEG.test(lines.head)) return readLine(lines.head, mail);
  return SERVICE.test(lines.head) ? readBlock(lines, mail) : readMessage(lines.head, mail);
}

function readMessage(line: string, mail: MailText): Booking | undefined {
  const {
    carrier,
    number,
    before,
    after,
    from: first = '',
    to: last = '',
  } = MESSAGE.exec(line)?.groups ?? {};
  const day = readDay(before ?? after, mail);
  const [departure, arrival] = [DEPARTS, ARRIVES].map((pattern) => readSegmentClock(line, pattern));
  if (!day || !departure || !isAirportCode(first) || !isAirportCode(last)) return undefined;
  return toLeg('FLT', `${carrier} ${number}`, {
    from: { iata: first },
    to: { iata: last },
    start: toLocalDateTime(day, departure),
    ...(arrival ? { end: toLocalDateTime(day, arrival) } : {}),
  });
}

function readLine(line: string, mail: MailText): Booking | undefined {
  const { head = '', service = '', day: date, route = '' } = LEG.exec(line)?.groups ?? {};
  const day = readDay(date, mail);
  const [departure, arrival] = [DEPARTS, ARRIVES].map((pattern) => readSegmentClock(line, pattern));
  const [from, to, ...more] = route.split(/\s*(?:[-–>/]+|\bTO\b)\s*/).map(toStop);
  if (!day || !departure || !from || !to || more.length > 0) return undefined;
  return toLeg(head, service, {
    from,
    to,
    start: toLocalDateTime(day, departure),
    ...(arrival ? { end: toLocalDateTime(day, arrival) } : {}),
  });
}

/** The day stands in a heading above, and that of the arrival after its time if it is another one. */
function readBlock({ head: line, below, day }: SegmentLines, mail: MailText): Booking | undefined {
  const { head = '', service = '', number = '' } = SERVICE.exec(line)?.groups ?? {};
  const [leaves, reaches] = [LEAVES, REACHES].map((pattern) => pattern.exec(below.join('\n'))?.groups);
  const [from, to] = [leaves, reaches].map((stop) => toStop(stop?.place ?? ''));
  const [departure, arrival] = [leaves, reaches].map((stop) => toClockTime(stop?.clock ?? ''));
  if (!day || !from || !to || !departure) return undefined;
  const last = readDay(reaches?.day, mail) ?? day;
  return toLeg(head, `${service} ${number}`.trim(), {
    from,
    to,
    start: toLocalDateTime(day, departure),
    ...(arrival ? { end: toLocalDateTime(last, arrival) } : {}),
  });
}
