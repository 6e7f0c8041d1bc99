import { expect, it } from 'vitest';
import { writeSpokenDurations } from './spoken-durations.ts';

it.each([
  ['en', '11.15 boat trip, takes an hour, then lunch', '11.15 boat trip, takes 60 min, then lunch'],
  ['de', '14 Uhr Führung, anderthalb Stunden', '14 Uhr Führung, 90 min'],
  ['fr', '14h visite, dure une demi-heure', '14h visite, dure 30 min'],
  ['es', '10:00 paseo en barco, hora y media', '10:00 paseo en barco, 90 min'],
  ['it', 'giro h 10:30, dura 2 ore e mezza', 'giro h 10:30, dura 150 min'],
  ['it', 'barca 17.40, dura 1 ora circa', 'barca 17.40, dura 60 min circa'],
  ['nl', '16 uur tour, duurt anderhalf uur', '16 uur tour, duurt 90 min'],
  ['sv', 'paddling kl 10, tre timmar, vid Löka', 'paddling kl 10, 180 min, vid Löka'],
  ['en', 'dinner, an hour before the show', 'dinner, an hour before the show'],
  ['pt', '17h, uma hora antes do jantar', '17h, uma hora antes do jantar'],
])('%s: writes a duration in words by minutes: %s', (language, text, written) => {
  expect(writeSpokenDurations(text, language)).toBe(written);
});
