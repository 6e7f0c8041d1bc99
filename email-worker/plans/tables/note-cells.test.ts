import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content);
  return proposals.map(({ datetime, endsAt }) => `${datetime?.slice(5, 16)} ${endsAt?.slice(11, 16) ?? ''}`);
}

it.each([
  [
    'en',
    'Date\tTime\tWhat\tWhere\tWho\n22/05/2027\t10:00\tCity tour\tTown hall\tall, until 12:30\n\t15:00\tFlight BA 12\tairport\tlands 17:20',
  ],
  [
    'pt',
    'Dia\tHora\tO quê\tOnde\tQuem / obs.\n22/05/2027\t10:00\tVisita\tCastelo\tate 12h30\n\t15:00\tVoo BA 12\tairport\tchega 17:20',
  ],
  [
    'it',
    'Data\tOra\tCosa\tDove\tChi\n22/05/2027\t10:00\tVisita\tCastello\tfino alle 12:30\n\t15:00\tVolo BA 12\tairport\tarriva 17:20',
  ],
])('reads ends in cells of notes in %s', async (_, plan) => {
  expect((await list(plan)).map((text) => text.split(' ')[1])).toEqual(['12:30', '17:20']);
});

it.each([
  ['en', '22 May 2027\n10:00    Castle tour      Town hall      45 min'],
  ['es', '22 de mayo 2027\n10:00    Visita guiada      Castillo      45 min'],
  ['it', '22 maggio 2027\n10:00    Visita guidata      Castello      45 min, biglietti presi'],
])('reads how long something takes in a column in %s', async (_, plan) => {
  expect(await list(plan)).toEqual(['05-22T10:00 10:45']);
});
