import { expect, it } from 'vitest';
import type { ReadEvent } from '../../../worker/contract/proposals.ts';
import type { PlanSource } from './plan-source.ts';
import { suggestName } from './suggest-name.ts';

const pasted = (text: string): PlanSource => ({ kind: 'text', content: text, text });
const file = (label: string): PlanSource => ({ ...pasted(''), label });
const at = (first: number) => ({ source: { lines: { first, last: first } } }) as ReadEvent;

it.each([
  ['WhatsApp Chat with Lisbon crew.txt', 'Lisbon crew'],
  ['WhatsApp Chat - Ski trip.txt', 'Ski trip'],
  ['Our_wedding.ics', 'Our wedding'],
  ['_chat.txt', undefined],
  ['Document (2).pdf', undefined],
  ['calendar.ics', undefined],
])('takes the name of a file: %s', (label, name) => {
  expect(suggestName(file(label), [])).toBe(name);
});

it.each([
  ['Lisbon weekend!!\n\nFriday\n7 pm dinner', 'Lisbon weekend'],
  ['# Ski trip\nFriday\n7 pm dinner', 'Ski trip'],
  ['Friday, June 12\n7 pm dinner\n9 pm drinks', undefined],
  ['Nora: the plan\nFriday\n7 pm dinner', undefined],
  ['So what are we doing?\nFriday\n7 pm dinner', undefined],
  ['Dinner tomorrow', undefined],
])('takes a heading: %j', (text, name) => {
  expect(suggestName(pasted(text), [])).toBe(name);
});

it('takes no line that an event was read from', () => {
  expect(suggestName(pasted('Friday\n7 pm dinner\n9 pm drinks'), [at(1)])).toBeUndefined();
  expect(suggestName(pasted('\nWeekend away\n7 pm dinner\n9 pm drinks'), [at(3)])).toBe('Weekend away');
  expect(suggestName(undefined, [])).toBeUndefined();
});
