import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content);
  return proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`);
}

it.each([
  [
    'en',
    'Saturday 22 May\n9:45 Museum\n1.15 Lunch\n14:30 Boat',
    ['09:45 Museum', '13:15 Lunch', '14:30 Boat'],
  ],
  [
    'nl',
    'zaterdag 22 mei\n9.45 museum\n1.15 lunch\n14.30 boot',
    ['09:45 Museum', '13:15 Lunch', '14:30 Boot'],
  ],
  [
    'es',
    'sábado 22 de mayo\n9:45 museo\n3:30 comida\n19:30 cena',
    ['09:45 Museo', '15:30 Comida', '19:30 Cena'],
  ],
  ['en', 'Saturday 22 May\n21:45 Party\n1.15 Taxi', ['21:45 Party', '01:15 Taxi']],
  ['de', 'Samstag 22. Mai\n21:45 Party\n01:15 Taxi', ['21:45 Party', '01:15 Taxi']],
])('reads an hour after noon in %s: %s', async (_, plan, expected) => {
  const days = expected.map((text) => text.replace(/^01/, '05-23T01').replace(/^(?!05-)/, '05-22T'));
  expect(await list(plan)).toEqual(days);
});

it.each([
  [
    'en',
    '12/05/2027, 10:00 - Anna: Saturday 22 May concert 19:30\n12/05/2027, 10:01 - Ben: Sunday museum at 10',
    '05-23T10:00 Museum',
  ],
  [
    'de',
    '12/05/2027, 10:00 - Anna: Samstag 22. Mai Konzert 19:30\n12/05/2027, 10:01 - Ben: Sonntag Museum um 10',
    '05-23T10:00 Museum',
  ],
  [
    'fr',
    '12/05/2027, 10:00 - Anna: samedi 22 mai concert 19h30\n12/05/2027, 10:01 - Ben: dimanche musée 10-13h',
    '05-23T10:00 Musée',
  ],
])('reads the hour of another message in %s', async (_, plan, expected) => {
  expect((await list(plan)).at(-1)).toBe(expected);
});

it('takes no place for a part of the day', async () => {
  expect(await list("Saturday 22 May\n9:30 Meet at the club, don't be late")).toEqual([
    '05-22T09:30 Meet at the club',
  ]);
});

it('takes no half of the day from the sentence behind', async () => {
  expect(await list('samedi 22 mai : Biodôme, billets pour 10h15. L’après-midi libre.')).toEqual([
    '05-22T10:15 Biodôme',
  ]);
});
