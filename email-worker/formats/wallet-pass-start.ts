import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import type { BookingPlace, LocalDateTime } from '../booking.ts';
import { matchPrinted } from '../languages/compile.ts';
import { findPlaceZone } from '../resolve/place-zone.ts';
import { parseMachineDate } from './machine-date.ts';
import { type PassContent, type PassField, toJsonObject, toPassText } from './wallet-pass-content.ts';

const DEPARTURE = new RegExp(`^${matchPrinted('passFields.departure')}`, 'i');
const BOARDING = new RegExp(matchPrinted('passFields.boarding'), 'i');

/**
 * When a pass's event starts. Dates of a pass are instants with an offset. That of a boarding pass is usually the
 * boarding time, so a field with the departure time wins; without one, `isBoarding` is true.
 */
export function findPassStart(
  content: PassContent,
  from: BookingPlace | undefined,
): { start: LocalDateTime; isBoarding: boolean } | undefined {
  const { fields } = content;
  const stated = findSemanticDate(content);
  const start = toUtc(parseMachineDate(stated ?? findRelevantDate(content)) ?? findFieldDate(fields));
  if (!start) return undefined;
  if (stated) return { start, isBoarding: false };
  const departure = findClock(fields, DEPARTURE);
  const zone = findPlaceZone(from);
  if (departure && zone && start.utc) {
    const day = formatWallClock(Date.parse(`${start.local}Z`), zone).slice(0, 10);
    return { start: { local: `${day}T${departure}`, zone, yearStated: true }, isBoarding: false };
  }
  const isBoarding = from !== undefined && findClock(fields, BOARDING) !== undefined;
  return { start: isBoarding ? { ...start, ambiguous: true } : start, isBoarding };
}

const findSemanticDate = ({ semantics }: PassContent): string | undefined =>
  [
    semantics.currentDepartureDate,
    semantics.originalDepartureDate,
    semantics.eventStartDate,
    toJsonObject(semantics.eventStartDateInfo).date,
  ]
    .map(toPassText)
    .find(Boolean);

/** When an event ends, by its semantic tag. */
export const findPassEnd = ({ semantics }: PassContent): LocalDateTime | undefined =>
  parseMachineDate(toPassText(semantics.eventEndDate));

function findRelevantDate({ pass }: PassContent): string | undefined {
  const dates = Array.isArray(pass.relevantDates) ? toJsonObject(pass.relevantDates[0]) : {};
  return [pass.relevantDate, dates.date, dates.startDate].map(toPassText).find(Boolean);
}

const findFieldDate = (fields: PassField[]): LocalDateTime | undefined =>
  fields.map(({ value }) => parseMachineDate(value)).find(Boolean);

/** `HH:mm` of the first field with a matching key or label that contains a time. */
function findClock(fields: PassField[], name: RegExp): string | undefined {
  for (const { key, label, value } of fields) {
    if (!name.test(key) && !name.test(label)) continue;
    const clock = /^(\d{1,2})[:.](\d{2})(?:\s?([ap])\.?m)?/i.exec(value);
    if (!clock) continue;
    const hour = clock[3] ? (Number(clock[1]) % 12) + (/p/i.test(clock[3]) ? 12 : 0) : Number(clock[1]);
    return `${String(hour).padStart(2, '0')}:${clock[2]}`;
  }
  return undefined;
}

function toUtc(dateTime: LocalDateTime | undefined): LocalDateTime | undefined {
  if (!dateTime || dateTime.offset === undefined || dateTime.local.length === 10) return dateTime;
  const at = Date.parse(`${dateTime.local}Z`) - dateTime.offset * 60_000;
  return { local: new Date(at).toISOString().slice(0, 16), utc: true, yearStated: true };
}
