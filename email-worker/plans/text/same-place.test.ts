import { expect, it } from 'vitest';
import { cutSamePlace, followSamePlaces } from './same-place.ts';

it.each([
  ['en', 'Dinner, same place', 'Dinner, '],
  ['en', 'Drinks there', 'Drinks '],
  ['en', 'Mom gets there', undefined],
  ['en', 'Same place', undefined],
  ['de', 'Kaffee am selben Ort', 'Kaffee '],
  ['es', 'Comida ahí mismo', 'Comida '],
  ['fr', 'Bal, même endroit', 'Bal, '],
  ['it', 'torta (stesso posto, chiedere)', 'torta ( chiedere)'],
  ['pt', 'Ceia, no mesmo sítio do almoço', 'Ceia, '],
  ['nl', 'Eten daar', 'Eten '],
  ['ja', '夕食、同じ場所', '夕食、'],
])('cuts words for the same place in %s: %s', (language, text, left) => {
  expect(cutSamePlace(text, language)).toBe(left);
});

it('gives an event the place of the one before that has one', () => {
  const toItem = (location: string, isAtSamePlace = false) => ({
    title: 'Dinner',
    description: '',
    location,
    isAtSamePlace,
    attendees: '',
    reasons: [],
    lines: { first: 1, last: 1 },
    excerpt: '',
  });
  const items = [toItem('', true), toItem('Hall'), toItem(''), toItem('', true), toItem('Barn', true)];
  followSamePlaces(items);
  expect(items.map(({ location }) => location)).toEqual(['', 'Hall', '', 'Hall', 'Barn']);
});
