import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ["New Year's Eve\n7pm dinner\nNew Year's Day 11:00 walk"],
  ['Silvester: 19 Uhr Essen\nNeujahr 11 Uhr Spaziergang'],
  ['nyårsafton kl 19 middag\nnyårsdagen kl 11 promenad'],
  ['w sylwestra o 19:00 kolacja\nw nowy rok 11:00 spacer'],
  ['Nochevieja 19:00 cena\nAño Nuevo 11:00 paseo'],
])('takes a holiday for its date: %s', async (plan) => {
  const proposals = await readTestPlan(plan, { today: '2027-12-11' });
  expect(proposals.map(({ datetime }) => datetime?.slice(0, 16))).toEqual([
    '2027-12-31T19:00',
    '2028-01-01T11:00',
  ]);
});
