import { expect, it } from 'vitest';
import { findDuration } from './find-duration.ts';

it.each([
  ['en', '8pm hadestown, walter kerr theatre, runs 2h30', 150],
  ['en', '17:00 boat trip, bilboats, 1h', 60],
  ['en', '16.30 boat tour, 50 min (not bengt)', 50],
  ['nl', '17.30 rondvaart, steiger 3, 1 uur', 60],
  ['fr', 'rando 9h30, parking bonaparte (guide) environ 2h', 120],
  ['pl', '12:00 spotkanie (ok. 1,5 h)', 90],
  ['ja', '17:30 サンセットクルーズ ケワロ港 2時間', 120],
])('%s: finds how long it takes in %s', (language, line, minutes) => {
  expect(findDuration(line, language)?.minutes).toBe(minutes);
});

it.each([
  ['pt', '8h05-9h20 voo cwb-poa'],
  ['nl', 'zondag om 11 uur zwemmen met opa, 2 uur inchecken'],
  ['fr', '2h, dernier verre'],
  ['en', 'be there 10 min before 18:30'],
])('%s: finds no duration in %s', (language, line) => {
  expect(findDuration(line, language)).toBeUndefined();
});
