import { expect, it } from 'vitest';
import { findTimeZones, formatTimeZoneCity, formatTimeZoneName } from './time-zones.ts';

it('formats the city and name of a zone', () => {
  expect(formatTimeZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(formatTimeZoneName('America/New_York')).toBe('Eastern Time');
});

it('finds a zone by its city, region and name', () => {
  const found = (query: string) => findTimeZones(query).map(({ value }) => value);
  expect(found(' Los Ang')).toEqual(['America/Los_Angeles']);
  expect(found('pacific time')).toContain('America/Los_Angeles');
  expect(found('europe/').length).toBeGreaterThan(20);
  // Before Fakaofo, whose name is Tokelau Time.
  expect(found('tok')[0]).toBe('Asia/Tokyo');
  expect(found('nowhere')).toEqual([]);
});
