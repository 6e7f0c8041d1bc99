/** Epoch milliseconds as an ISO 8601 string in UTC. */
export const toIso = (instant: number) => new Date(instant).toISOString();

const DAY_MS = 86_400_000;
const MIDNIGHT = '00:00:00.000Z';

/** A `toIso` for many instants, several times as fast: it formats each day only once. */
export function createIsoFormatter(): typeof toIso {
  const dates = new Map<number, string>();
  return (instant) => {
    const day = Math.floor(instant / DAY_MS);
    let date = dates.get(day);
    if (date === undefined) {
      date = toIso(day * DAY_MS).slice(0, -MIDNIGHT.length);
      dates.set(day, date);
    }
    const ms = instant - day * DAY_MS;
    const hours = pad(Math.floor(ms / 3_600_000));
    const minutes = pad(Math.floor(ms / 60_000) % 60);
    return `${date}${hours}:${minutes}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}Z`;
  };
}

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** `toIso`, or null for null. */
export const toIsoOrNull = (instant: number | null) => (instant === null ? null : toIso(instant));

/** Inverse of `toIsoOrNull`: epoch milliseconds of an ISO 8601 string with an offset. */
export const parseIsoOrNull = (iso: string | null) => (iso === null ? null : Date.parse(iso));
