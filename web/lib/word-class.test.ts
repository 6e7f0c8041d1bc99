import { expect, it } from 'vitest';
import styles from '../features/itinerary/itinerary.css?raw';
import { addWordClass } from './word-class.ts';

it.each([
  ['Dinner at Rosa', 'title'],
  ['Across the well-known islands', 'title'],
  ['A Weihnachtsmarkt-Abend', 'title word-16'],
  ['Geburtstagsüberraschung', 'title word-26'],
  ['x'.repeat(80), 'title word-37'],
])('tells the length of the longest word of %j', (title, classes) => {
  expect(addWordClass('title', title)).toBe(classes);
  const [, name] = classes.split(' ');
  if (name) expect(styles).toContain(`.${name} {`);
});
