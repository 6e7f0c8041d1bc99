import { expect, it } from 'vitest';
import { searchPlaces } from './search-places.ts';

const first = (query: string) => searchPlaces(query)[0];

it.each([
  ['Boston', { name: 'Boston', region: 'MA', country: 'US', timeZone: 'America/New_York' }],
  ['bost', { name: 'Boston', region: 'MA', country: 'US', timeZone: 'America/New_York' }],
  ['Barcelona', { name: 'Barcelona', region: '', country: 'ES', timeZone: 'Europe/Madrid' }],
  ['barce', { name: 'Barcelona', region: '', country: 'ES', timeZone: 'Europe/Madrid' }],
  ['Bali', { name: 'Bali', region: '', country: 'ID', timeZone: 'Asia/Makassar' }],
  ['san fran', { name: 'San Francisco', region: 'CA', country: 'US', timeZone: 'America/Los_Angeles' }],
  ['francisco', { name: 'San Francisco', region: 'CA', country: 'US', timeZone: 'America/Los_Angeles' }],
  ['new york', { name: 'New York', region: 'NY', country: 'US', timeZone: 'America/New_York' }],
  ['Zürich', { name: 'Zurich', region: '', country: 'CH', timeZone: 'Europe/Zurich' }],
  ['MÜNCHEN', { name: 'Munchen', region: '', country: 'DE', timeZone: 'Europe/Berlin' }],
  ['são paulo', { name: 'Sao Paulo', region: '', country: 'BR', timeZone: 'America/Sao_Paulo' }],
  ['Portland', { name: 'Portland', region: 'OR', country: 'US', timeZone: 'America/Los_Angeles' }],
  ['Portland, me', { name: 'Portland', region: 'ME', country: 'US', timeZone: 'America/New_York' }],
  ['Naples', { name: 'Naples', region: '', country: 'IT', timeZone: 'Europe/Rome' }],
  ['Naples, Florida', { name: 'Naples', region: 'FL', country: 'US', timeZone: 'America/New_York' }],
  ['Rome, nowhere', { name: 'Rome', region: '', country: 'IT', timeZone: 'Europe/Rome' }],
  ['Paris, France', { name: 'Paris', region: '', country: 'FR', timeZone: 'Europe/Paris' }],
  ['amalfi coast', { name: 'Amalfi Coast', region: '', country: 'IT', timeZone: 'Europe/Rome' }],
  ['iceland', { name: 'Iceland', region: '', country: 'IS', timeZone: 'Atlantic/Reykjavik' }],
  ['washington d', { name: 'Washington D.C.', region: 'DC', country: 'US', timeZone: 'America/New_York' }],
])('finds %s', (query, place) => expect(first(query)).toEqual(place));

it('finds airports by their code', () => {
  expect(first('sfo')).toMatchObject({
    name: expect.stringMatching(/^SFO /),
    timeZone: 'America/Los_Angeles',
  });
});

it('lists each place once, at most eight, and none for short or unknown text', () => {
  const found = searchPlaces('san');
  expect(found).toHaveLength(8);
  expect(new Set(found.map((place) => JSON.stringify(place))).size).toBe(8);
  for (const query of ['', ' ', 'a', '!?', ',', 'qwxzy', 'GeoNames, CC BY'])
    expect(searchPlaces(query)).toEqual([]);
});
