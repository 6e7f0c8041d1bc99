import { expect, it } from 'vitest';
import styles from '../features/itinerary/itinerary.css?raw';
import { addWordClasses } from './word-classes.ts';

it.each([
  ['Dinner at Rosa', 'title'],
  ['Across the well-known islands', 'title'],
  ['A Weihnachtsmarkt-Abend', 'title word-3'],
  ['Geburtstagsüberraschung', 'title word-5'],
  ['x'.repeat(40), 'title word-9'],
])('tells the lengths of long words of %j', (title, classes) => {
  expect(addWordClasses('title', title)).toBe(classes);
  const [, name] = classes.split(' ');
  if (name) expect(styles).toContain(`.${name} {`);
});
