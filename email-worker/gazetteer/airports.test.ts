import { describe, expect, it } from 'vitest';
import { findZoneOfAirportName } from './airports.ts';

describe('the zone of an airport without its code', () => {
  it.each([
    ['Keflavík Airport', 'Atlantic/Reykjavik'],
    ['KEFLAVIK INTERNATIONAL AIRPORT (key drop box)', 'Atlantic/Reykjavik'],
    ['Aéroport Marrakech Menara', 'Africa/Casablanca'],
    ['Victoria Airport', undefined],
    ['Keflavík', undefined],
    ['Airport', undefined],
  ])('%s: %s', (name, zone) => {
    expect(findZoneOfAirportName(name)).toBe(zone);
  });
});
