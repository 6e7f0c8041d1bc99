import { readWallClock, toInstant } from '../../worker/domain/time/time.ts';
import type { LocalMoment } from '../facts.ts';

export interface Moment {
  /** Epoch milliseconds. */
  instant: number;
  /** IANA. */
  zone: string;
  /** What the place's clock shows: `YYYY-MM-DDTHH:mm`, or the day alone as stated. */
  local: string;
  isZoneKnown: boolean;
  /** An offset or zone beside the digits does not fit the place. */
  isContradicted: boolean;
}

/**
 * The instant of a printed moment: its digits, by the clock of the place. A day alone is taken at `clock`
 * (`HH:mm`). Undefined for a date that does not exist.
 */
export function toMoment(
  moment: LocalMoment,
  placeZone: string | undefined,
  defaultZone: string,
  clock: string,
): Moment | undefined {
  const zone = moment.zone ?? placeZone ?? defaultZone;
  const isZoneKnown = moment.zone !== undefined || placeZone !== undefined;
  if (moment.utc) {
    const instant = toInstant(`${withClock(moment.local, clock)}:00Z`, 'UTC');
    if (instant === undefined) return undefined;
    const shown = placeZone ?? zone;
    return {
      instant,
      zone: shown,
      local: readWallClock(instant, shown),
      isZoneKnown: !!placeZone,
      isContradicted: false,
    };
  }
  const instant = toInstant(withClock(moment.local, clock), zone);
  if (instant === undefined) return undefined;
  const isContradicted =
    (moment.offset !== undefined &&
      moment.local.length > 10 &&
      readOffset(instant, zone) !== moment.offset) ||
    (moment.zone !== undefined &&
      placeZone !== undefined &&
      readOffset(instant, placeZone) !== readOffset(instant, moment.zone));
  return { instant, zone, local: moment.local, isZoneKnown, isContradicted };
}

const withClock = (local: string, clock: string): string =>
  local.length === 10 ? `${local}T${clock}` : local;

/** Minutes that a zone is ahead of UTC at an instant. */
export function readOffset(instant: number, zone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Math.round((Date.parse(`${readWallClock(minute, zone)}Z`) - minute) / 60_000);
}
