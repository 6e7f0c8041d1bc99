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
  ['en', 'Picnic then home', 'Picnic', ['then home']],
  ['en', 'I still have yoga', 'yoga', []],
  ['en', 'Panel: who pays for it', 'Panel: who pays for it', []],
  ['de', 'Grillen doch bei uns im Garten', 'Grillen', ['doch bei uns im Garten']],
  ['es', 'Cena porque cierran pronto', 'Cena', ['porque cierran pronto']],
  ['nl', 'Borrel daarna op het dak', 'Borrel', ['daarna op het dak']],
  ['pl', 'Kolacja u nas w ogrodzie', 'Kolacja', ['u nas w ogrodzie']],
  ['en', 'Evening show', 'show', []],
  ['nl', 'zo BBQ', 'BBQ', []],
  ['pt', 'Missa na Sé Velha', 'Missa na Sé Velha', []],
  ['pt', 'noite show', 'show', []],
  ['ja', '夕食, ワイキキ', '夕食', ['ワイキキ']],
])('names an event in %s: %s', (language, title, named, rest) => {
  expect(nameEvent(title, language)).toEqual({ title: named, rest });
});
