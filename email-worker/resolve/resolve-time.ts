import { formatWallClock, toInstant } from '../../worker/domain/time/zoned-time.ts';
import type { LocalDateTime } from '../booking.ts';

/** An instant with its zone. */
export interface ResolvedTime {
  /** Epoch milliseconds. */
  instant: number;
  /** IANA. */
  zone: string;
  /** Local date and time, `YYYY-MM-DDTHH:mm`, or the date if no time is stated. */
  local: string;
  isZoneKnown: boolean;
  /** A stated offset or zone contradicts the place. */
  isContradicted: boolean;
}

/**
 * Converts a printed date and time into an instant, in the stated zone, the place's zone or the default zone. A date
 * without a time is taken at `clock` (`HH:mm`). Undefined if the date does not exist.
 */
export function resolveTime(
  dateTime: LocalDateTime,
  placeZone: string | undefined,
  defaultZone: string,
  clock: string,
): ResolvedTime | undefined {
  const zone = dateTime.zone ?? placeZone ?? defaultZone;
  const isZoneKnown = dateTime.zone !== undefined || placeZone !== undefined;
  if (dateTime.utc) {
    const instant = toInstant(`${withClock(dateTime.local, clock)}:00Z`, 'UTC');
    if (instant === undefined) return undefined;
    const shownZone = placeZone ?? zone;
    return {
      instant,
      zone: shownZone,
      local: formatWallClock(instant, shownZone),
      isZoneKnown: !!placeZone,
      isContradicted: false,
    };
  }
  const instant = toInstant(withClock(dateTime.local, clock), zone);
  if (instant === undefined) return undefined;
  const isContradicted =
    (dateTime.offset !== undefined &&
      dateTime.local.length > 10 &&
      computeUtcOffset(instant, zone) !== dateTime.offset) ||
    (dateTime.zone !== undefined &&
      placeZone !== undefined &&
      computeUtcOffset(instant, placeZone) !== computeUtcOffset(instant, dateTime.zone));
  return { instant, zone, local: dateTime.local, isZoneKnown, isContradicted };
}

const withClock = (local: string, clock: string): string =>
  local.length === 10 ? `${local}T${clock}` : local;

/** Minutes by which a zone is ahead of UTC at an instant. */
export function computeUtcOffset(instant: number, zone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Math.round((Date.parse(`${formatWallClock(minute, zone)}Z`) - minute) / 60_000);
}
