import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`);

it.each([
  ['Trip 8-10 October\nDay 2\n9:00 Breakfast', '10-09T09:00 Breakfast'],
  ['Reise 8.-10. Oktober\n2. Tag\n9 Uhr Frühstück', '10-09T09:00 Frühstück'],
])('reads days by their numbers: %j', async (text, expected) => {
  expect(await list(text)).toEqual([expected]);
});

it('reads a Swedish train as no day', async () => {
  const plan = ['Resa 8–10 oktober', 'Fredag', '14.45 Samling', '15.21 Tåg till Lund', '21 tåg hem kl 21.30'];
  expect(await list(plan.join('\n'))).toEqual([
    '10-08T14:45 Samling',
    '10-08T15:21 Tåg till Lund',
    '10-08T21:30 21 tåg hem',
  ]);
});

it('reads one sign above other lines as a weekday', async () => {
  expect(await list('旅行 11/19(金)〜21(日)\n金\n18時 夕食\n土\n9時 朝食')).toEqual([
    '11-19T18:00 夕食',
    '11-20T09:00 朝食',
  ]);
});
