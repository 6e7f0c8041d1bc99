import { expect, it } from 'vitest';
import { containsWords, weighEvidence } from './evidence.ts';

it.each([
  ['Sat, 12 June 2027 at 19:30', '2027-06-12T19:30', true],
  ['June 12, 2027 7:30\u202fPM', '2027-06-12T19:30', true],
  ['12 juin, 20h30', '2027-06-12T20:30', false],
  ['12.06.27 19.30 Uhr', '2027-06-12T19:30', true],
  ['Fri 11 Jun 7:05p', '2027-06-11T19:05', false],
  ['2027-06-12T19:30:00', '2027-06-12T19:30', true],
  ['20270612 1pm', '2027-06-12T13:00', true],
  ['3 марта 2027 г., 08:10', '2027-03-03T08:10', true],
  ['06/06/2027', '2027-06-06', true],
  ['12 June, 12 am', '2027-06-12T00:00', false],
  ['1 de mayo de 2027 a las 9:00', '2027-05-01T09:00', true],
  ['09FEB 1930 hrs', '2027-02-09T19:30', false],
  ['2027年6月12日 午後7:30', '2027-06-12T19:30', true],
  ['sabato 12 giugno, alle ore 19', '2027-06-12T19:00', false],
  ['lör 12 juni kl. 19.30', '2027-06-12T19:30', false],
  ['12. kesäkuuta klo 19', '2027-06-12T19:00', false],
])('%s supports %s', (evidence, local, yearStated) => {
  expect(weighEvidence(evidence, local, yearStated)).toBe('supports');
});

it.each([
  ['12 June 2027 at 19:30', '2027-06-13T19:30', true],
  ['12 June 2027 at 19:30', '2027-07-12T19:30', true],
  ['12 June 2027 at 19:30', '2028-06-12T19:30', true],
  ['12 June 2027 at 19:30', '2027-06-12T18:30', true],
  ['12 June 2027 at 7:30 PM', '2027-06-12T07:30', true],
  ['12 June 2027', '2027-06-12T15:00', true],
  ['at 10:12 on the 3rd', '2027-12-10T10:12', false],
  ['', '2027-06-12', false],
])('%s does not support %s', (evidence, local, yearStated) => {
  expect(weighEvidence(evidence, local, yearStated)).not.toBe('supports');
});

it('finds whole words across punctuation and line breaks', () => {
  const text = 'Check-in:\n\tSaturday, 12\u00a0June 2027\nHôtel du Lac';
  expect(containsWords(text, 'saturday 12 june 2027')).toBe(true);
  expect(containsWords(text, 'HOTEL DU LAC')).toBe(true);
  expect(containsWords(text, 'turday 12')).toBe(false);
  expect(containsWords(text, ' – ')).toBe(false);
});

it.each([
  ['contradicts', '12 June 2027 at 19:30', '2027-06-13T19:30'],
  ['contradicts', '12 June 2027 at 19:30', '2027-06-12T18:30'],
  ['unclear', 'on the eve of the feast', '2027-06-12T18:30'],
  ['unclear', '12 June 2027', '2027-06-12T15:00'],
])('%s: %s for %s', (weight, evidence, local) => {
  expect(weighEvidence(evidence, local, true)).toBe(weight);
});
