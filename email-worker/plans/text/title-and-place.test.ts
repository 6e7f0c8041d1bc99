import { expect, it } from 'vitest';
import { cleanTitle, splitTitleAndPlace } from './title-and-place.ts';

it.each(['LA 2428', 'Los Tacos', 'Les Trésoms'])('keeps the article of a name: %s', (title) => {
  expect(cleanTitle(title)).toBe(title);
});

it('ends a title at a sentence whose time was cut out', () => {
  expect(splitTitleAndPlace('Leave for Bayeux \u2063. Tapestry visit', 'en').title).toBe('Leave for Bayeux');
});

it('gives a place without the words before it', () => {
  expect(splitTitleAndPlace('Cake and film, in the barn', 'en').location).toBe('barn');
  expect(splitTitleAndPlace('Treffen, am Bahnhof', 'de').location).toBe('Bahnhof');
});

it.each([
  ['Site visit Thomastown, wellies', 'Site visit Thomastown'],
  ['Breakfast, walk', 'Breakfast, walk'],
  ['Talk: Why, how', 'Talk: Why, how'],
])('keeps a clause that names an event, or is behind a colon: %s', (text, title) => {
  expect(splitTitleAndPlace(text, 'en').title).toBe(title);
});
