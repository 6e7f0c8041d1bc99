/** Epoch milliseconds as an ISO 8601 string in UTC. */
export const toIso = (instant: number) => new Date(instant).toISOString();

export const toIsoOrNull = (instant: number | null) => (instant === null ? null : toIso(instant));
