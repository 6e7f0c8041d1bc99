/** Epoch milliseconds as an ISO 8601 string in UTC. */
export const toIso = (instant: number) => new Date(instant).toISOString();

/** The same, or null. */
export const toIsoOrNull = (instant: number | null) => (instant === null ? null : toIso(instant));

/** Inverse of `toIsoOrNull`: epoch milliseconds of an ISO 8601 string with an offset. */
export const parseIsoOrNull = (iso: string | null) => (iso === null ? null : Date.parse(iso));
