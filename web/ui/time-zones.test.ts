import { expect, it } from 'vitest';
import { listTimeZones, nameTimeZone, toCity } from './time-zones.ts';

it('names a zone as a person would', () => {
  expect(toCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(nameTimeZone('America/New_York')).toBe('Eastern Time');
});

it('finds a zone by its city, region and name', () => {
  const found = (query: string) => listTimeZones().filter(({ search }) => search.includes(query));
  expect(found('los angeles').map(({ value }) => value)).toContain('America/Los_Angeles');
  expect(found('pacific time').map(({ value }) => value)).toContain('America/Los_Angeles');
  expect(found('europe/').length).toBeGreaterThan(20);
});
