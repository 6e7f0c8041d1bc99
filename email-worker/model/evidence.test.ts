import { expect, it } from 'vitest';
import { weighEvidence } from './evidence.ts';

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
  ['26JUN27 1930', '2027-06-26T19:30', true],
  ['20270626T193000', '2027-06-26T19:30', true],
  ['2027年6月12日 18時30分', '2027-06-12T18:30', true],
  ['２０２７年６月１２日 １９：３０', '2027-06-12T19:30', true],
  ['2027년 6월 12일 오후 7시 30분', '2027-06-12T19:30', true],
  ['sabato 12 giugno 2027 ore 22', '2027-06-12T22:00', true],
  ['12. Juni 2027, 19 Uhr 30', '2027-06-12T19:30', true],
  ['zaterdag 12 juni 2027, half acht', '2027-06-12T07:30', true],
  ['12 June 2027, noon', '2027-06-12T12:00', true],
  ['12 juin 2027 à midi', '2027-06-12T12:00', true],
  ['12 June 2027, midnight', '2027-06-12T00:00', true],
  ['12 czerwca 2027 godz. 19:30', '2027-06-12T19:30', true],
  ['١٢ يونيو ٢٠٢٧ ١٩:٣٠', '2027-06-12T19:30', true],
  ['12 มิถุนายน 2027 19:30', '2027-06-12T19:30', true],
  ['12&nbsp;June&nbsp;2027, 7:30&#8239;PM', '2027-06-12T19:30', true],
  ['12 Ju\u00adne 2027 19:30', '2027-06-12T19:30', true],
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

it.each([
  ['contradicts', '12 June 2027 at 19:30', '2027-06-13T19:30'],
  ['contradicts', '12 June 2027 at 19:30', '2027-06-12T18:30'],
  ['unclear', 'on the eve of the feast', '2027-06-12T18:30'],
  ['unclear', '12 June 2027', '2027-06-12T15:00'],
  // Half past seven in the evening, and in the morning.
  ['unclear', 'Dinner, 12 June 2027 at 7:30', '2027-06-12T19:30'],
  ['unclear', 'zaterdag 12 juni 2027 om half acht', '2027-06-12T19:30'],
  ['contradicts', '12 June 2027 at 7:30 PM', '2027-06-12T07:30'],
  // The year is not a time, and a language that nobody reads contradicts nothing.
  ['unclear', 'le samedi 12 juin 2027, sept heures et demie', '2027-06-12T19:30'],
  ['unclear', 'ថ្ងៃទី 12 មិថុនា 2027', '2027-06-12T19:30'],
])('%s: %s for %s', (weight, evidence, local) => {
  expect(weighEvidence(evidence, local, true)).toBe(weight);
});
