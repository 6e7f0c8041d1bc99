import type { CallCount } from './count-calls.ts';
import type { DatabaseTime } from './measure-databases.ts';
import type { Latency } from './measure-latencies.ts';
import { RENDERED_ITINERARY, type RouteScripts } from './measure-scripts.ts';
import type { WorkerSize } from './measure-workers.ts';
import { computePercentile } from './paced-load.ts';
import { REQUESTS_PER_SECOND, TARGETS } from './sizes.ts';
import { formatVerdict, printTable } from './table.ts';

const SHARES = { p50: 0.5, p95: 0.95, p99: 0.99 };

export function printLatencies(latencies: Latency[]) {
  console.log('\nGET …/itinerary compared to minimal Workers: ratio (Foldout / the other, ms)');
  console.log('“nearest” asks the nearest copy of the database, as Foldout does; “primary” does not');
  const rows = latencies.flatMap(({ events, foldout, nearest, baseline }) =>
    Object.entries({ nearest, primary: baseline }).map(([name, minimal]) => {
      const toRatio = (share: number) => {
        const [own, other] = [computePercentile(foldout, share), computePercentile(minimal, share)];
        return {
          ratio: own / other,
          text: `${(own / other).toFixed(2)}×  (${own.toFixed(2)} / ${other.toFixed(2)})`,
        };
      };
      const isCompared = events === TARGETS.ratioAt && name === 'nearest';
      return [
        String(events),
        name,
        `${REQUESTS_PER_SECOND.get(events)}/s`,
        ...Object.values(SHARES).map((share) => toRatio(share).text),
        isCompared ? formatVerdict(toRatio(SHARES.p50).ratio <= TARGETS.ratio) : '',
      ];
    }),
  );
  printTable(['events', 'beside', 'rate', ...Object.keys(SHARES), `target p50 ≤ ${TARGETS.ratio}×`], rows);
}

export function printCalls(calls: CallCount[]) {
  console.log('\nOne GET …/itinerary request');
  printTable(
    ['events', 'round trips', 'rows read', 'bytes', 'target: 1 round trip, 6 + events + FAQs rows'],
    calls.map(({ events, roundTrips, rowsRead, bytes }) => {
      const limit = TARGETS.rowsRead(events);
      const isMet = roundTrips <= TARGETS.roundTrips && rowsRead <= limit;
      return [
        String(events),
        String(roundTrips),
        `${rowsRead} of ${limit}`,
        String(bytes),
        formatVerdict(isMet),
      ];
    }),
  );
}

/** Each database is a machine of its own, and itineraries are spread evenly. */
export function printDatabases(times: DatabaseTime[]) {
  console.log('\nViews a second that SQLite of so many databases can answer, each on one core like this one');
  const counts = [1, 2, 3];
  printTable(
    ['events', 'ms of the database', ...counts.map((count) => `${count} database${count > 1 ? 's' : ''}`)],
    times.map(({ events, ms }) => [
      String(events),
      ms.toFixed(2),
      ...counts.map((count) => String(Math.round((count * 1000) / ms))),
    ]),
  );
}

/** `startMs` is compared with a Worker that does nothing, the first one. */
export function printWorkers(sizes: WorkerSize[]) {
  console.log('\nBoth Workers: gzipped size, and median until the runtime is ready');
  const toMedian = ({ startMs }: WorkerSize) => computePercentile(startMs, 0.5);
  const [empty] = sizes;
  printTable(
    ['Worker', 'KiB', 'ms', 'ms of its own', 'fastest'],
    sizes.map((size) => [
      size.name,
      size.kibibytes.toFixed(0),
      toMedian(size).toFixed(0),
      empty ? (toMedian(size) - toMedian(empty)).toFixed(0) : '',
      (size.startMs[0] ?? 0).toFixed(0),
    ]),
  );
}

export function printScripts(routes: RouteScripts[]) {
  console.log('\nJavaScript per route (gzip)');
  printTable(
    ['route', 'files', 'KB', `target ≤ ${TARGETS.guestKilobytes} KB`],
    routes.map(({ route, files, bytes }) => {
      const isMet = bytes <= TARGETS.guestKilobytes * 1000;
      return [
        route,
        String(files),
        (bytes / 1000).toFixed(1),
        route === RENDERED_ITINERARY ? formatVerdict(isMet) : '',
      ];
    }),
  );
}
