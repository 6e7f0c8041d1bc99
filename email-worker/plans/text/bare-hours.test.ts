import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  [
    'lördag 8 maj: frukost 9, cykla 10–15 på Fårö, middag kl 18',
    ['09:00 Frukost', '10:00 Cykla på Fårö', '18:00 Middag'],
  ],
  [
    'Saturday 8 May: breakfast 8:30, boat rental 10-2 at the marina',
    ['08:30 Breakfast', '10:00 Boat rental'],
  ],
  [
    'zaterdag 8 mei ontbijt 8u, briefing steiger 9 uur, uitvaren 10u',
    ['08:00 Ontbijt', '09:00 Briefing', '10:00 Uitvaren'],
  ],
  ['zaterdag 11 uur huisje uit, 13.00 voetgolf', ['11:00 Huisje uit', '13:00 Voetgolf']],
])('reads hours without minutes: %s', async (plan, expected) => {
  const proposals = await readTestPlan(plan);
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(11, 16)} ${title}`)).toEqual(expected);
});

it('keeps what "and" joins before a time in one title', async () => {
  const proposals = await readTestPlan('Saturday 8 May: dancing 11am, herring and schnapps 1pm, games 3pm');
  expect(proposals.map(({ title }) => title)).toEqual(['Dancing', 'Herring and schnapps', 'Games']);
});

it('reads an hour that a message asks about behind its event', async () => {
  const chat =
    '[01.05.2027, 10:00] Ben: Sat 8 May 10:00 boat trip\n[01.05.2027, 10:01] Ida: pub sat night? The Castle Inn does food. 7?';
  const proposals = await readTestPlan(chat);
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toEqual(['05-08T10:00', '05-08T19:00']);
});
