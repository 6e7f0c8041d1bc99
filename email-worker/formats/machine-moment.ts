import { isRealDay } from '../../worker/domain/time/days.ts';
import type { LocalDateTime } from '../booking.ts';

const CLOCK = String.raw`(\d{1,2})[:.h](\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?`;
const ZONE = String.raw`(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?(?:\[([\w/+-]+)\])?(?: [A-Z]{2,5})?`;
/** A time and a zone behind a date, both optional, as part of a regular expression. */
export const MACHINE_TIME = String.raw`(?:[T ,]+(?:at )?${CLOCK}\s*${ZONE})?`;

/** The local time, and the zone if it is stated, of the parts of a date; undefined if there is no such day or time. */
export function toMachineMoment(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  time: (string | undefined)[],
): LocalDateTime | undefined {
  const [hour, minute, half, offset, zone] = time;
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isCalendarDate(date)) return undefined;
  if (hour === undefined) return { local: date, yearStated: true };
  const hours = to24(Number(hour), half);
  if (hours === undefined || Number(minute) > 59) return undefined;
  const moment: LocalDateTime = {
    local: `${date}T${String(hours).padStart(2, '0')}:${minute}`,
    yearStated: true,
  };
  if (offset) moment.offset = toMinutes(offset);
  if (zone) moment.zone = zone;
  return moment;
}

function to24(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return hour < 24 ? hour : undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** Minutes east of UTC: `Z`, `+1`, `+0:00`, `-0730`. */
function toMinutes(offset: string): number {
  const found = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(offset);
  if (!found) return 0;
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3] ?? 0)) || 0;
}

function isCalendarDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return isRealDay(text) && year >= 1990 && year <= 2100;
}
