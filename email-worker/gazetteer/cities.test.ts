import { expect, it } from 'vitest';
import { findCities } from './cities.ts';
import CITIES from './data/cities.txt';

const [, ...LINES] = CITIES.trimEnd().split('\n');

it('finds the first, the last and others of the sorted table', () => {
  expect(LINES).toEqual([...LINES].sort());
  const names = LINES.filter((_, at) => at % 997 === 0 || at === LINES.length - 1).map(
    (line) => line.split('|')[0] ?? '',
  );
  expect(names.filter((name) => findCities(name).length === 0)).toEqual([]);
});

it('finds no city of a name that others begin with, or that stands before or behind all others', () => {
  expect(['lisbo', '\u0001', '\uffff', ''].flatMap(findCities)).toEqual([]);
  expect(findCities('Lisbon')[0]).toMatchObject({ country: 'PT', zone: 'Europe/Lisbon' });
});
