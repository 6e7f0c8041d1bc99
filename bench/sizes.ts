/**
 * How many events the itineraries have that are measured, and the requests a second each gets: below what
 * two cores can answer, or the queue is measured and not the server. Targets are set for the one in the middle.
 */
export const REQUESTS_PER_SECOND = new Map([
  [10, 100],
  [100, 100],
  [500, 20],
]);
export const EVENT_COUNTS = [...REQUESTS_PER_SECOND.keys()];
export const FAQ_COUNT = 5;
export const BENCH_ACCESS_CODE = 'GUEST1';

export const toBenchProjectId = (events: number) => `BENCH${String(events).padStart(3, '0')}`;

export const toItineraryPath = (events: number) => `/api/projects/${toBenchProjectId(events)}/itinerary`;

export const TARGETS = {
  /** Our p50 by the bare Worker's. */
  ratio: 1.5,
  ratioAt: 100,
  /** Kilobytes (1,000) of JavaScript on the guest's route, gzip. */
  guestKilobytes: 110,
  roundTrips: 1,
  rowsRead: (events: number) => 5 + events + FAQ_COUNT,
};
