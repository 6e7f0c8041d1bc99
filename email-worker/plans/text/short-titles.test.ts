import { expect, it } from 'vitest';
import { shortenTitle } from './short-titles.ts';

it.each([
  ['Rehearsal with all bridesmaids at the church', 'church', 'en', 'Rehearsal with all bridesmaids'],
  ['Broadway bar crawl starting at Tootsies', 'Tootsies', 'en', 'Broadway bar crawl'],
  ['Kayak Los Cristianos', 'Los Cristianos', 'es', 'Kayak'],
  ['BBQ Waldhaus', 'Waldhaus', 'de', 'BBQ'],
  ['Visita Teatro Real', 'Teatro Real', 'es', 'Visita Teatro Real'],
  ['Visit to the Alhambra', 'Alhambra', 'en', 'Visit to the Alhambra'],
  ['Passeio de escuna saindo do cais', 'cais', 'pt', 'Passeio de escuna'],
])('%s', (title, location, language, expected) => {
  expect(shortenTitle({ title, location }, language)).toBe(expected);
});
