import { expect, it } from 'vitest';
import { findRows } from './find-rows.ts';

const ROWS = [
  'Lisbon Weekend  Nora Lindqvist',
  'Trip 7 Café, Crème & Zürich Nora Lindqvist',
  'عطلة الشتاء عطلة الشتاء Zoë',
];

it.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['lisbon', [0]],
  ['WEEK lis', [0]],
  ['zurich cafe', [1]],
  ['Zürich', [1]],
  ['nora', [0, 1]],
  ['nora trip', [1]],
  ['zoe', [2]],
  ['الشتاء', [2]],
  ['lisbon zurich', []],
])('%j finds %j', (text, found) => {
  expect(findRows(ROWS, text, (row) => row)).toEqual(found.map((index) => ROWS[index]));
});
