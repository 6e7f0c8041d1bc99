import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ['ja', '5月22日\n17:30頃 駅前集合 ※遅刻厳禁', '05-22T17:30 駅前集合'],
  ['es', 'sábado 22 de mayo\npícnic 14:00 aprox', '05-22T14:00 Pícnic'],
  ['en', 'Saturday 22 May\nPicnic 14:00 or so', '05-22T14:00 Picnic'],
])('cuts the words that say that a time is not exact in %s', async (_, content, expected) => {
  const proposals = await readTestPlan(content);
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`)).toEqual([expected]);
});
