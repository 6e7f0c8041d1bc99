import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-06-28' });
  return proposals.map(({ datetime, title, location }) =>
    [datetime?.slice(5, 16), title, location && `@ ${location}`].filter(Boolean).join(' '),
  );
}

it.each([
  [
    'pt',
    'torneio;;;\no que;campo;hora;obs\nsexta 9;;;\nsorteio;bar do clube;19h30;\nsabado 10;;;\nmeias;1;9h;\npadel;2;12:45;',
    ['07-09T19:30 Sorteio @ bar do clube', '07-10T09:00 Meias @ campo 1', '07-10T12:45 Padel @ campo 2'],
  ],
  [
    'de',
    'Was;Feld;Zeit;Info\nFreitag 9.;;;\nAuslosung;Vereinsheim;19:30;\nSamstag 10.;;;\nHalbfinale;1;9:00;\nFinale;2;12:45;',
    ['07-09T19:30 Auslosung @ Vereinsheim', '07-10T09:00 Halbfinale @ Feld 1', '07-10T12:45 Finale @ Feld 2'],
  ],
  [
    'en',
    'What,Court,Time,Notes\nFri 9,,,\nDraw,Clubhouse bar,19:30,\nSat 10,,,\nSemifinals,1 + 2,9:00,\nFinals day,3,12:45,',
    [
      '07-09T19:30 Draw @ Clubhouse bar',
      '07-10T09:00 Semifinals @ Court 1 + 2',
      '07-10T12:45 Finals day @ Court 3',
    ],
  ],
  [
    'nothing',
    'Kick-off;Main hall;9 July 2027;19:30\nLunch;Canteen;10 July 2027;9:00\nTour;Gate B;10 July 2027;12:45',
    ['07-09T19:30 Kick-off @ Main hall', '07-10T09:00 Lunch @ Canteen', '07-10T12:45 Tour @ Gate B'],
  ],
])('reads a saved table that a text has, with headings in %s', async (_, plan, events) => {
  expect(await list(plan)).toEqual(events);
});

it('reads no table where sentences have semicolons', async () => {
  const plan = 'Fri 9 July 2027\n10:00 swim; run; rest\n12:00 eat; drink; rest\n15:00 walk; talk; rest';
  expect((await list(plan)).map((text) => text.slice(0, 11))).toEqual([
    '07-09T10:00',
    '07-09T12:00',
    '07-09T15:00',
  ]);
});

it.each([
  ['9:30 now 10:30', '10:30'],
  ['9h30 passa p/ 10h30', '10:30'],
  ['10:30 instead of 9:30', '10:30'],
])('takes the time that replaces another in a cell: %s', async (cell, expected) => {
  const proposals = await readTestPlan(
    `${cell.includes('passa') ? 'Data\tHora\tO que' : 'Date\tTime\tWhat'}\n9/7/2027\t${cell}\tPadel\n19/7/2027\t12:00\tVisita`,
  );
  expect(proposals[0]?.datetime?.slice(11, 16)).toBe(expected);
  expect(proposals[0]?.reviewReasons).toContain('several-times');
});
