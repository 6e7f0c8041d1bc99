import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string, trip = {}): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-12-01', ...trip });
  return proposals.map(({ datetime, title }) => `${datetime?.slice(0, 16)} ${title}`);
}

it.each([
  [
    'a Portuguese',
    'Réveillon de quinta 30/12 até domingo 2/1\n\ndia 31: ceia às 21h30\ndia 1: almoço às 14h',
    ['2027-12-31T21:30 Ceia', '2028-01-01T14:00 Almoço'],
  ],
  [
    'a Spanish',
    '30/12 - 2/1 en la sierra\n\nDía 31: cena a las 21:30\nDía 2: desayuno a las 9:00',
    ['2027-12-31T21:30 Cena', '2028-01-02T09:00 Desayuno'],
  ],
])(
  'takes the number of %s day for one of the month where the plan has fewer days',
  async (_, plan, events) => {
    expect(await list(plan)).toEqual(events);
  },
);

it('takes it for a day of the plan where it has as many', async () => {
  const plan = 'Da sexta 3/12 a domingo 5/12\n\ndia 1: jantar às 20h\ndia 3: almoço às 13h';
  expect(await list(plan)).toEqual(['2027-12-03T20:00 Jantar', '2027-12-05T13:00 Almoço']);
});

it('reads two days of the month side by side as a range', async () => {
  const plan = '温泉は11日12日\n\n土曜 15:00 チェックイン\n日曜 10:00 チェックアウト';
  expect(await list(plan)).toEqual(['2027-12-11T15:00 チェックイン', '2027-12-12T10:00 チェックアウト']);
});

it('reads the endings of Polish ordinals', async () => {
  const plan = 'Zakopane 10-12 grudnia\npt 10go 14:08 pociąg\nndz 12-go 11:00 wymeldowanie';
  expect(await list(plan)).toEqual(['2027-12-10T14:08 Pociąg', '2027-12-12T11:00 Wymeldowanie']);
});

it('takes an ordinal at the start of a message for a day of the plan', async () => {
  const proposals = await readTestPlan(
    'Weekend 12-14 June 2027\nthe 13th: brunch at 11am, boat 2pm\n2nd breakfast 9am',
  );
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`).slice(0, 2)).toEqual([
    '06-13T11:00 Brunch',
    '06-13T14:00 Boat',
  ]);
});

it('takes numbers in lines of their own for days, or for hours below a later date', async () => {
  const days = await list('Zakopane 3-5 grudnia\n\n3\n18:00 kolacja\n\n4\n9:00 msza');
  expect(days).toEqual(['2027-12-03T18:00 Kolacja', '2027-12-04T09:00 Msza']);
  const hours = await list('Komunia niedziela 12.12\n\n11\nobiad\n\n15\ntort\n\n17.30\nmsza w kościele');
  expect(hours).toContain('2027-12-12T17:30 Msza w kościele');
});
