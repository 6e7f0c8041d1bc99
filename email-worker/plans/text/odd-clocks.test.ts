import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (lines: string[]) =>
  (await readTestPlan(lines.join('\n'))).map(({ datetime, endsAt, title }) =>
    [datetime?.slice(11, 16), endsAt?.slice(11, 16), title].filter(Boolean).join(' '),
  );

it.each([
  ['minutes above the line', ['12 czerwca 2027', '9³⁰ Śniadanie', '19⁰⁰ Kolacja'], ['09:30 Śniadanie', '19:00 Kolacja']],
  ['a short word before them', ['12 czerwca 2027', 'Śniadanie g. 9:30', 'Autokar o g. 19:00'], ['09:30 Śniadanie', '19:00 Autokar']],
  ['four digits and a unit', ['12 June 2027', '0345 hrs Meeting', '1930h Dinner'], ['03:45 Meeting', '19:30 Dinner']],
  ['four digits on both sides', ['12 June 2027', 'Keynote 0930-1030 in the hall', 'Dinner 1930-2130 at home'], ['09:30 10:30 Keynote', '19:30 21:30 Dinner at home']],
  ['units on both sides', ['12 de junio de 2027', '10:00h-12:00h Museo', '18:00 h - 20:00 h Paseo'], ['10:00 12:00 Museo', '18:00 20:00 Paseo']],
])('reads times with %s', async (_, lines, events) => {
  expect(await list(lines)).toEqual(events);
}); // biome-ignore format: a table

it('reads times of four digits as those of 24 hours', async () => {
  expect(await list(['12 June 2027', '0330 Meet', '0710 Flight', '1400 Lunch'])).toEqual([
    '03:30 Meet',
    '07:10 Flight',
    '14:00 Lunch',
  ]);
});

it('keeps years', async () => {
  expect(await list(['12 June 2027', '19:30 Reunion of the classes 2000-2010'])).toEqual([
    '19:30 Reunion of the classes 2000-2010',
  ]);
});
