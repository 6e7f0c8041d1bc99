import { expect, it } from 'vitest';
import { NO_USAGE } from '../counting-worker/usage.ts';
import { computeCost, sumDollars } from './compute-cost.ts';
import { ASSUMED } from './prices.ts';

const cpu = { itineraryPages: 5, invitationPages: 3, entries: 4 };

it('costs nothing to do nothing', () => {
  expect(computeCost(NO_USAGE, { sampleRate: 1, cpu })).toEqual([]);
});

it('multiplies counts by list prices', () => {
  const lines = computeCost(
    { ...NO_USAGE, databaseRowsRead: 100, objectRowsWritten: 2 },
    { sampleRate: 1, cpu },
  );
  expect(lines.map(({ name }) => name)).toEqual(['D1 rows read', 'DO rows written']);
  expect(sumDollars(lines)).toBeCloseTo(100 * 0.001 + 2);
});

it('counts bytes of sampled lines by their share, and others in full', () => {
  const [line] = computeCost({ ...NO_USAGE, logBytes: 1, sampledLogBytes: 4 }, { sampleRate: 0.05, cpu });
  expect(line).toMatchObject({ name: 'bytes of log lines', count: 1.2 });
});

it('adds up the CPU time of measured requests and others', () => {
  const lines = computeCost({ ...NO_USAGE, workerRequests: 2, itineraryPages: 1 }, { sampleRate: 1, cpu });
  expect(lines.find(({ name }) => name === 'CPU, ms')?.count).toBe(5 + ASSUMED.cpuMs);
});

it('lists what is free', () => {
  const lines = computeCost(
    { ...NO_USAGE, bucketBytesRead: 1_000, bucketBytesStored: 1_000_000_000 },
    { sampleRate: 1, cpu },
  );
  expect(lines.map(({ name, dollars }) => [name, dollars / 1_000_000])).toEqual([
    ['R2 bytes, a month', 0.015],
    ['R2 bytes read', 0],
  ]);
});
