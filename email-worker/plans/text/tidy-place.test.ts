import { expect, it } from 'vitest';
import { removeLeaders, tidyPlace } from './tidy-place.ts';

it.each([
  ['en', 'Society Cafe and then train home', 'Society Cafe'],
  ['en', 'Casa do Prior,   ok per Ines', 'Casa do Prior'],
  ['en', 'Corte dei Pastori, via Fiorentini 6 tel 0835 312045', 'Corte dei Pastori, via Fiorentini 6'],
  ['en', 'Rose and Crown', 'Rose and Crown'],
  ['en', 'the Orchard, or Barn if wet', 'the Orchard, or Barn if wet'],
  ['en', 'Portsmouth is the evening sailing', 'Portsmouth'],
  ['es', 'Casa Pepe porque cierran pronto', 'Casa Pepe'],
  ['es', 'FR 5532 Sevilla', 'Sevilla'],
  ['it', 'Bergamo FR 4123', 'Bergamo'],
  ['ja', 'JL098 松山', '松山'],
  ['de', 'wieder Alte Kapelle', 'Alte Kapelle'],
  ['de', 'Festsaal an', 'Festsaal'],
  ['fr', 'place Bellecour pour les lumières', 'place Bellecour'],
  ['pl', 'Karczmie Watra zarezerwowane', 'Karczmie Watra'],
  ['ja', '2階「芙蓉の間」 ※余興あり', '2階「芙蓉の間」'],
])('%s: takes what is no place from %s', (language, text, place) => {
  expect(tidyPlace(text, language)).toBe(place);
});

it('removes the dots between a title and its time', () => {
  expect(removeLeaders('Drinks, Glenlo Abbey ............')).toBe('Drinks, Glenlo Abbey');
  expect(removeLeaders('Drinks... and more')).toBe('Drinks... and more');
});
