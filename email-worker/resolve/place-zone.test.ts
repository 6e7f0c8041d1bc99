import { expect, test } from 'vitest';
import type { BookingPlace } from '../booking.ts';
import { findPlaceZone, findSureZone } from './place-zone.ts';

test.each<[BookingPlace, string | undefined]>([
  [{ iata: 'YUL' }, 'America/Toronto'],
  [{ iata: 'TXL', name: 'Berlin Tegel' }, 'Europe/Berlin'],
  [{ iata: 'NYC' }, 'America/New_York'],
  [{ street: '27 W Jones St', city: 'Savannah, GA 31401' }, 'America/New_York'],
  [{ name: 'Casa Lumbre', street: '410 Magazine St', city: 'New Orleans, LA', country: 'US' }, 'America/Chicago'],
  [{ name: 'Dock 3, 1001 Levee Rd, Some Village, TX 75001' }, 'America/Chicago'],
  [{ name: 'The Crown, 12 High Street, York YO1 7EP, UK' }, 'Europe/London'],
  [{ street: '4 Lake Road', city: 'Keswick CA12 5DG' }, 'Europe/London'],
  [{ street: '1012 AB Amsterdam' }, 'Europe/Amsterdam'],
  [{ street: '75019 Paris' }, 'Europe/Paris'],
  [{ city: 'København' }, 'Europe/Copenhagen'],
  [{ city: 'Praha 1' }, 'Europe/Prague'],
  [{ city: '京都' }, 'Asia/Tokyo'],
  [{ city: 'Perth', country: 'Australia' }, 'Australia/Perth'],
  [{ city: 'Perth', country: 'GB' }, 'Europe/London'],
  [{ city: 'A village nobody knows', country: 'Österreich' }, 'Europe/Vienna'],
  [{ city: 'Toronto ON M5V 2T6' }, 'America/Toronto'],
  [{ city: 'Santa Cruz de Tenerife', country: 'ES' }, 'Atlantic/Canary'],
  [{ name: 'Köln Hbf' }, 'Europe/Berlin'],
  [{ name: 'Frankfurt(Main)Hbf' }, 'Europe/Berlin'],
  [{ name: 'Paris Nord' }, 'Europe/Paris'],
  [{ name: 'Brno hl.n.' }, 'Europe/Prague'],
  [{ name: 'Hyannis Ferry Terminal' }, 'America/New_York'],
  [{ name: 'Congress Center Hamburg' }, 'Europe/Berlin'],
  [{ latitude: 48.185, longitude: 16.376 }, 'Europe/Vienna'],
  [{ name: 'Hotel', city: 'Amsterdam', latitude: 52.37, longitude: 4.9 }, 'Europe/Amsterdam'],
  [{ city: 'Marananga, South Australia' }, 'Australia/Adelaide'],
  [{ city: 'Nowhere, Western Australia' }, 'Australia/Perth'],
  [{ name: 'Keflavík Airport' }, 'Atlantic/Reykjavik'],
  // Two that are as large, and neither is meant for sure.
  [{ city: 'Springfield' }, undefined],
  [{ name: 'The Blue Room' }, undefined],
  [{ country: 'US' }, undefined],
  [{ latitude: 999, longitude: 999 }, undefined],
  [{}, undefined],
])('%j lies in %s', (place, zone) => {
  expect(findPlaceZone(place)).toBe(zone);
}); // biome-ignore format: a table

test('a small town in a country that nothing points to has no sure zone', () => {
  const town = { street: '12 Mill Street', city: 'Almonte' };
  expect(findPlaceZone(town)).toBe('Europe/Madrid');
  expect(findSureZone(town, undefined)).toBeUndefined();
  expect(findSureZone(town, 'CA')).toBeUndefined();
  expect(findSureZone(town, 'ES')).toBe('Europe/Madrid');
  expect(findSureZone({ city: 'Almonte, Spain' }, undefined)).toBe('Europe/Madrid');
  expect(findSureZone({ city: 'Sevilla' }, undefined)).toBe('Europe/Madrid');
});

test('a stop of a journey may be in any country', () => {
  expect(findSureZone({ city: 'Almonte' }, undefined)).toBeUndefined();
  expect(findSureZone({ city: 'Almonte' }, undefined, true)).toBe('Europe/Madrid');
});
