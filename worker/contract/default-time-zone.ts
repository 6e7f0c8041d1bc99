// Apart from limits.ts, because guest pages load this file first.

/** IANA zone of an itinerary until its host chooses another one. */
export const DEFAULT_TIME_ZONE = 'America/New_York';
