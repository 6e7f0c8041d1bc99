import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

it('reads a Portuguese weekday written as a number', async () => {
  const context = { zone: 'UTC', now: new Date('2027-05-03T12:00:00Z'), events: [] };
  const content = '3ª 18/5\t8h\tPequeno almoço\thotel\n\t10h\tVisita\tcastelo\n4ª 19/5\t9h\tCaminhada\tserra';
  const { proposals } = await readPlan({ kind: 'text', content, context });
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`)).toEqual([
    '05-18T08:00 Pequeno almoço',
    '05-18T10:00 Visita',
    '05-19T09:00 Caminhada',
  ]);
});
