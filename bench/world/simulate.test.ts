import { expect, it } from 'vitest';
import type { RecordedCall } from '../counting-worker/record-calls.ts';
import { CITIES, computeRoundTrip, PRIMARIES } from './places.ts';
import { computeWait, simulateJourney } from './simulate.ts';

const call = (target: RecordedCall['target'], begin: number, end: number): RecordedCall => ({
  target,
  begin,
  end,
});
const costs = { primary: 100, nearest: 10, guard: 50, limiter: 5, room: 1 };
const waitFor = (calls: RecordedCall[]) => computeWait(calls, (target) => costs[target]);

it('adds up calls that wait for each other, and takes the longest of those at the same time', () => {
  expect(waitFor([])).toBe(0);
  expect(waitFor([call('primary', 0, 1), call('guard', 2, 3)])).toBe(150);
  expect(waitFor([call('primary', 0, 2), call('limiter', 1, 3)])).toBe(100);
  expect(waitFor([call('nearest', 0, 2), call('primary', 1, 3), call('guard', 4, 5)])).toBe(150);
});

it('does not wait for calls that go on after the response', () => {
  expect(waitFor([call('primary', 0, 1), call('guard', 2, Number.POSITIVE_INFINITY)])).toBe(100);
});

it('takes longer the farther the primary is, and hardly at all for the nearest copy', () => {
  const [europe] = PRIMARIES;
  const [lisbon] = CITIES;
  const sydney = CITIES.at(-1);
  if (!europe || !lisbon || !sydney) throw new Error('No places.');
  expect(computeRoundTrip(sydney, europe)).toBeGreaterThan(3 * computeRoundTrip(lisbon, europe));
  const at = (target: RecordedCall['target']) =>
    simulateJourney([[call(target, 0, 1)]], europe).find(({ city }) => city === 'Sydney')?.ms ?? 0;
  expect(at('primary')).toBeGreaterThan(20 * at('nearest'));
});
