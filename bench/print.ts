import type { CallCount } from './count-calls.ts';
import { computePercentile } from './paced-load.ts';
import type { Latency } from './measure-latencies.ts';
import type { RouteScripts } from './measure-scripts.ts';
import { REQUESTS_PER_SECOND, TARGETS } from './sizes.ts';
import { formatVerdict, printTable } from './table.ts';

const GUEST_ROUTE = 'project.$projectId.tsx';
const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 };

/** Our latencies by the bare Worker's, and both in milliseconds. */
export function printLatencies(latencies: Latency[]) {
  console.log('\nGET …/itinerary beside a bare Worker: ratio (ours / bare, ms)');
  printTable(
    ['events', 'paced', ...Object.keys(SHARES), `target p50 ≤ ${TARGETS.ratio}×`],
    latencies.map(({ events, ours, bare }) => {
      const cells = Object.values(SHARES).map((share) => {
        const [a, b] = [computePercentile(ours, share), computePercentile(bare, share)];
        return `${(a / b).toFixed(2)}×  (${a.toFixed(2)} / ${b.toFixed(2)})`;
      });
      const met = computePercentile(ours, 0.5) <= TARGETS.ratio * computePercentile(bare, 0.5);
      return [
        String(events),
        `${REQUESTS_PER_SECOND.get(events)}/s`,
        ...cells,
        events === TARGETS.ratioAt ? formatVerdict(met) : '',
      ];
    }),
  );
}

/** What one call asks of the database and of the wire. */
export function printCalls(calls: CallCount[]) {
  console.log('\nOne such call');
  printTable(
    ['events', 'round trips', 'rows read', 'bytes', 'target: 1 trip, 5 + events + FAQs rows'],
    calls.map(({ events, roundTrips, rowsRead, bytes }) => {
      const limit = TARGETS.rowsRead(events);
      const met = roundTrips <= TARGETS.roundTrips && rowsRead <= limit;
      return [String(events), String(roundTrips), `${rowsRead} of ${limit}`, String(bytes), formatVerdict(met)];
    }),
  );
}

/** The JavaScript of each route. */
export function printScripts(routes: RouteScripts[]) {
  console.log('\nJavaScript that a route loads (gzip)');
  printTable(
    ['route', 'files', 'KB', `target ≤ ${TARGETS.guestKilobytes} KB`],
    routes.map(({ route, files, bytes }) => {
      const met = bytes <= TARGETS.guestKilobytes * 1000;
      return [route, String(files), (bytes / 1000).toFixed(1), route === GUEST_ROUTE ? formatVerdict(met) : ''];
    }),
  );
}
