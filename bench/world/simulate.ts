import type { CallTarget, RecordedCall } from '../counting-worker/record-calls.ts';
import { CITIES, computeRoundTrip, findNearestRegion, type Place } from './places.ts';

/** Milliseconds that a request waits for its calls: the longest chain of calls that each began after another ended. */
export function computeWait(calls: RecordedCall[], costOf: (target: CallTarget) => number): number {
  const finished = new Map<RecordedCall, number>();
  for (const call of calls.toSorted((a, b) => a.begin - b.begin)) {
    const before = calls.filter((other) => other.end < call.begin).map((other) => finished.get(other) ?? 0);
    finished.set(call, Math.max(0, ...before) + costOf(call.target));
  }
  // Calls that go on after the response have no end.
  const awaited = [...finished].filter(([{ end }]) => end !== null && Number.isFinite(end));
  return Math.max(0, ...awaited.map(([, time]) => time));
}

/**
 * For each city: milliseconds until the last response, without the browser's own work. The itinerary's database is at
 * `fixed`, or without it in the region of the city, as for one that was created there.
 */
export function simulateJourney(requests: RecordedCall[][], fixed?: Place): { city: string; ms: number }[] {
  return CITIES.map((city) => {
    const primary = fixed ?? findNearestRegion(city);
    const nearest = findNearestRegion(city);
    // The platform creates an object near the first request for it, here assumed to be the host's.
    const far = computeRoundTrip(city, primary);
    const near = Math.min(computeRoundTrip(city, nearest), far);
    const costs: Record<CallTarget, number> = {
      primary: far,
      nearest: near,
      guard: far,
      room: far,
      limiter: near,
    };
    const ms = requests.reduce((sum, calls) => sum + computeWait(calls, (target) => costs[target]), 0);
    return { city: city.name, ms };
  });
}
