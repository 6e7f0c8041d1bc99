import { expect, it } from 'vitest';
import type { Usage } from '../counting-worker/usage.ts';
import { computeCost, sumDollars } from './compute-cost.ts';
import { ASSUMED } from './prices.ts';

const NONE: Usage = {
  workerRequests: 0,
  itineraryPages: 0,
  invitationPages: 0,
  entries: 0,
  databaseRowsRead: 0,
  databaseRowsWritten: 0,
  objectRequests: 0,
  objectRowsRead: 0,
  objectRowsWritten: 0,
  logLines: 0,
  sampledLogLines: 0,
  queueOperations: 0,
  emails: 0,
  bucketWrites: 0,
  bucketReads: 0,
};

const cpu = { itineraryPages: 5, invitationPages: 3, entries: 4 };

it('costs nothing to do nothing', () => {
  expect(computeCost(NONE, { sampleRate: 1, cpu })).toEqual([]);
});

it('multiplies counts by list prices', () => {
  const lines = computeCost({ ...NONE, databaseRowsRead: 100, objectRowsWritten: 2 }, { sampleRate: 1, cpu });
  expect(lines.map(({ name }) => name)).toEqual(['D1 rows read', 'DO rows written']);
  expect(sumDollars(lines)).toBeCloseTo(100 * 0.001 + 2);
});

it('counts sampled lines by their share, and others in full', () => {
  const [line] = computeCost({ ...NONE, logLines: 1, sampledLogLines: 4 }, { sampleRate: 0.05, cpu });
  expect(line).toMatchObject({ name: 'log lines', count: 1.2 });
});

it('adds up the CPU time of measured requests and others', () => {
  const lines = computeCost({ ...NONE, workerRequests: 2, itineraryPages: 1 }, { sampleRate: 1, cpu });
  expect(lines.find(({ name }) => name === 'CPU, ms')?.count).toBe(5 + ASSUMED.cpuMs);
});
