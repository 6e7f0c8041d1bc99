import { expect, it } from 'vitest';
import { findRouteStart } from './numbered-routes.ts';

it.each([
  ['pl', 'LO281 Warszawa – Londyn, wylot', 'Warszawa'],
  ['de', 'ICE 593 Köln Hbf -> München', 'Köln Hbf'],
  ['en', 'Flight BA123 London Heathrow - Rome', 'London Heathrow'],
  ['es', 'Vuelo IB3170 Madrid → Lisboa', 'Madrid'],
  ['fr', 'Vol AF 344 Paris – Montréal (T2)', 'Paris'],
  ['en', 'Room AB 12 Dinner - Speeches', undefined],
  ['en', 'Dinner – The Crown', undefined],
])('finds where a numbered journey starts in %s: %s', (language, text, start) => {
  expect(findRouteStart(text, language)).toBe(start);
});
