import { expect, it } from 'vitest';
import type { Rsvp } from '../../../worker/contract/rsvps.ts';
import { countAnswers, describeCounts } from './count-answers.ts';

const row = (personId: number, answer: Rsvp['answer'], partySize = 1, eventId: number | null = null) =>
  ({ personId, eventId, answer, partySize }) as Rsvp;
const ROWS = [row(1, 'yes', 3), row(2, 'yes'), row(3, 'maybe', 2), row(4, 'no'), row(1, 'no', 1, 7)];

it('counts everyone of a party', () => {
  expect(countAnswers(ROWS, null)).toEqual({
    yes: { answers: 2, people: 4 },
    maybe: { answers: 1, people: 2 },
    no: { answers: 1, people: 1 },
  });
  expect(countAnswers(ROWS, 7).no.answers).toBe(1);
});

it.each([
  [ROWS, null, '4 people coming, 2 more maybe'],
  [ROWS, 20, '4 of 20 people coming, 2 more maybe'],
  [[row(1, 'yes')], null, '1 person coming'],
  [[row(1, 'yes')], 1, '1 of 1 people coming'],
  [[], null, '0 people coming'],
])('describes the numbers for caterers', (rows, capacity, text) => {
  expect(describeCounts(countAnswers(rows, null), capacity)).toBe(text);
});
