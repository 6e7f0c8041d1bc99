import { expect, it } from 'vitest';
import { nameEvent } from './event-titles.ts';

it.each([
  ['en', 'Dinner, bring shoes', 'Dinner', ['bring shoes']],
  ['en', 'Hair & make-up, drinks', 'Hair & make-up, drinks', []],
  ['en', 'You bring the tent, dinner', 'dinner', ['You bring the tent']],
  ['en', 'Team dinner', 'Team dinner', []],
  ['en', 'Cocktail hour', 'Cocktail hour', []],
  ['en', 'The lesson', 'lesson', []],
  ['en', 'Dinner (soup, bread)', 'Dinner (soup, bread)', []],
  ['en', 'Beach, sand and sun', 'Beach, sand and sun', []],
  ['de', 'Haben wir eine Führung', 'Führung', []],
  ['it', 'Noi treno', 'treno', []],
  ['pt', 'Tá então pizza', 'pizza', []],
  ['fr', "Moi j'ai massage du coup", 'massage', []],
  ['ja', '夕食, ワイキキ', '夕食', ['ワイキキ']],
])('names an event in %s: %s', (language, title, named, rest) => {
  expect(nameEvent(title, language)).toEqual({ title: named, rest });
});
