import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2026-11-23' });
  return proposals.map(
    ({ datetime, endsAt, title }) => `${datetime?.slice(11, 16)}-${endsAt?.slice(11, 16) ?? ''} ${title}`,
  );
}

it('reads the second time of a journey as its arrival', async () => {
  const plan = `Friday, October 8, 2027
Train 10:20 - Verona 13:28
TGV 6629 14:15 17:05
Bus 18:00, lunch 19:00
Train 21:32, meet at 21:10`;
  expect(await list(plan)).toEqual([
    '10:20-13:28 Train',
    '14:15-17:05 TGV 6629',
    '18:00- Bus',
    '19:00- Lunch',
    '21:32- Train',
    '21:10- Meet',
  ]);
});

it('keeps the events of sentences apart', async () => {
  const plan =
    'Friday, October 8, 2027: supper at the inn from 19:00, no need to answer. Rehearsal is at 16:30 in the church.';
  expect(await list(plan)).toEqual(['19:00- Supper at the inn', '16:30- Rehearsal']);
});
