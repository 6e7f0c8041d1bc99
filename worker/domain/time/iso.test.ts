import { expect, it } from 'vitest';
import { createIsoFormatter } from './iso.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;

it('formats like toISOString', () => {
  const toIso = createIsoFormatter();
  const days = [Date.UTC(2026, 1, 28), Date.UTC(1969, 11, 31), Date.UTC(-1, 0), Date.UTC(12_345, 6, 9), 0];
  const times = [0, 1, 59 * SECOND_MS + 40, DAY_MS / 2 + 61 * SECOND_MS + 999, DAY_MS - 1];
  const instants = days.flatMap((day) => times.map((time) => day + time));
  expect(instants.map(toIso)).toEqual(instants.map((instant) => new Date(instant).toISOString()));
});
