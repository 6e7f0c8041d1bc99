import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ['en', 'Sunday 23 May 2027\nflight home 20:05, lands 8:50 Monday'],
  ['fr', 'dimanche 23 mai 2027\nvol retour 20h05, arrivée 8h50 lundi'],
  ['de', 'Sonntag 23. Mai 2027\nRückflug 20:05, Ankunft 8:50 (Montag)'],
])('takes a day behind the time of an end for that of the end in %s', async (_, content) => {
  const proposals = await readTestPlan(content);
  expect(proposals.map(({ datetime, endsAt }) => [datetime, endsAt])).toEqual([
    ['2027-05-23T20:05:00.000Z', '2027-05-24T08:50:00.000Z'],
  ]);
});
