import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

it('reads a table with a column for each day', async () => {
  const context = { zone: 'UTC', now: new Date('2027-11-02T12:00:00Z'), events: [] };
  const content =
    'SEMINAR\t\t\n\tThu 18/11\tFri 19/11\n8:45\tCoffee\t\n9:00-10:30\tPlenary\tWorkshops\n12:30\tLunch\tLunch';
  const { proposals } = await readPlan({ kind: 'text', content, context });
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(0, 16)} ${title}`)).toEqual([
    '2027-11-18T08:45 Coffee',
    '2027-11-18T09:00 Plenary',
    '2027-11-18T12:30 Lunch',
    '2027-11-19T09:00 Workshops',
    '2027-11-19T12:30 Lunch',
  ]);
});
