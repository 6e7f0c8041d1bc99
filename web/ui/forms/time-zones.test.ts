import { expect, it } from 'vitest';
import { addPlaces, findTimeZones, formatTimeZoneCity, formatTimeZoneName } from './time-zones.ts';

it('formats the city and name of a zone', () => {
  expect(formatTimeZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(formatTimeZoneCity('Etc/GMT-4')).toBe('GMT+4');
  expect(formatTimeZoneName('America/New_York')).toBe('Eastern Time');
});

it.each([
  ['Eastern', 'America/New_York'],
  ['central time', 'America/Chicago'],
  ['Mountain Time', 'America/Denver'],
  ['pacific', 'America/Los_Angeles'],
])('begins with the zone that most people mean by %s', (typed, zone) => {
  expect(findTimeZones(typed)[0]?.value).toBe(zone);
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

it.each([
  ['EST', 'America/New_York'],
  ['pst', 'America/Los_Angeles'],
  ['CET', 'Europe/Paris'],
  ['utc', 'UTC'],
  ['new york time', 'America/New_York'],
  ['eastern time zone', 'America/New_York'],
  ['SÃO PAULO', 'America/Sao_Paulo'],
  ['zürich', 'Europe/Zurich'],
])('understands %s', (query, zone) => {
  expect(findTimeZones(query).map(({ value }) => value)).toContain(zone);
});

it('puts the zone of an abbreviation first', () => {
  expect(findTimeZones('EST')[0]?.value).toBe('America/New_York');
  expect(findTimeZones('IST')[0]?.value).toBe('Asia/Kolkata');
});

it('adds places with their area, but no city twice', () => {
  const place = { name: 'Tokyo', region: '', country: 'JP', timeZone: 'Asia/Tokyo' };
  const boston = { name: 'Boston', region: 'MA', country: 'US', timeZone: 'America/New_York' };
  const iceland = { name: 'Iceland', region: '', country: 'IS', timeZone: 'Atlantic/Reykjavik' };
  const labels = (query: string, places: (typeof place)[]) =>
    addPlaces(findTimeZones(query), places).map(({ label }) => label);
  expect(labels('tokyo', [place])).toEqual(['Tokyo']);
  expect(labels('boston', [boston])).toEqual(['Boston, MA, United States']);
  expect(labels('iceland', [iceland]).at(-1)).toBe('Iceland');
});
