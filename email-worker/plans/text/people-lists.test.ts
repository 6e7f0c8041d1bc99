import { expect, it } from 'vitest';
import { readListedPeople } from './people-lists.ts';

it.each([
  ['en', 'Nails in the green room - Ana, Ruth, Meg', 'Nails in the green room', 'Ana, Ruth, Meg'],
  ['fr', 'Coiffure - Jeanne et Lise', 'Coiffure', 'Jeanne, Lise'],
  ['ja', 'テニス(山口さん、小川さん)', 'テニス', '山口さん, 小川さん'],
])('reads a list of people in %s: %s', (language, line, text, attendees) => {
  expect(readListedPeople(line, language)).toEqual({ text, attendees });
});

it.each([
  ['ja', '夕食(寿司、刺身)'],
  ['en', 'Flight Rome - Paris'],
  ['en', 'Dinner - soup, fish'],
])('takes no other list for people in %s: %s', (language, line) => {
  expect(readListedPeople(line, language)).toBeUndefined();
});
