/**
 * Events per itinerary, and the requests per second each gets. The rate must stay below what two cores can handle, or
 * the queue is measured instead of the server.
 */
export const REQUESTS_PER_SECOND = new Map([
  [10, 100],
  [100, 100],
  [500, 20],
]);
export const EVENT_COUNTS = [...REQUESTS_PER_SECOND.keys()];
export const FAQ_COUNT = 5;
export const BENCH_ACCESS_CODE = 'GUEST1';
export const BENCH_ADMIN_CODE = 'BENCHBENCH12';

export const toBenchProjectId = (events: number) => `DBENC${String(events).padStart(3, '0')}`;

export const toItineraryPath = (events: number) => `/api/projects/${toBenchProjectId(events)}/itinerary`;

export const TARGETS = {
  /** p50 of Foldout divided by p50 of the baseline. */
  ratio: 1.5,
  /** Events of the itinerary that the ratio applies to. */
  ratioAt: 100,
  /** Gzipped JavaScript of a rendered itinerary, in units of 1,000 bytes. */
  guestKilobytes: 110,
  roundTrips: 1,
  /** The project, its heartbeat, and what the scope of each statement reads. */
  rowsRead: (events: number) => 6 + events + FAQ_COUNT,
};
