import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(
    ({ datetime, title, attendees }) => `${datetime?.slice(5, 16)} ${title} (${attendees})`,
  );

it.each([
  '~~13:00~~ 14:00 Lunch',
  '~13:00~ 14:00 Lunch',
  '<s>13:00</s> 14:00 Lunch',
  '1\u03363\u0336:\u03360\u03360\u0336 14:00 Lunch',
  '14:00 Lunch ~at Rosa’s~',
  ':fork_and_knife: 14:00 Lunch',
])('leaves out what is struck out, and names of signs: %s', async (line) => {
  expect(await list(`Friday 4 June 2027\n${line}`)).toEqual(['06-04T14:00 Lunch ()']);
});

it('keeps times with a sign for about', async () => {
  expect(await list('Friday 4 June 2027\n~13:00 Lunch at Rosa’s\n~18:00 Dinner')).toEqual([
    '06-04T13:00 Lunch at Rosa’s ()',
    '06-04T18:00 Dinner ()',
  ]);
});

it('leaves out what is struck out in a table, and rows whose title is, but not their day', async () => {
  const plan = [
    '| Jour | Horaire | Quoi | Qui |',
    '|---|---|---|---|',
    '| jeu. 4 nov. 2027 | ~~13h30~~ 14h | Atelier | équipe vente |',
    '| ven. 5 nov. 2027 | 18h | ~~Escape game~~ | |',
    '| | 19h30 | ~~Bar~~ Dîner | sauf Nadia |',
  ];
  expect(await list(plan.join('\n'))).toEqual([
    '11-04T14:00 Atelier (équipe vente)',
    '11-05T19:30 Dîner (Everyone except Nadia)',
  ]);
});

it('takes what stands behind the last column as notes', async () => {
  const plan = [
    'DIA            HORA     O QUÊ           ONDE',
    'sáb 6/11/27    9h30     treino leve     Parque da Cidade',
    'dom 7/11/27    9h15     corrida 6 km    queimódromo         só a Sílvia e o Quim',
  ];
  expect(await list(plan.join('\n'))).toEqual([
    '11-06T09:30 Treino leve ()',
    '11-07T09:15 Corrida 6 km (Sílvia, Quim)',
  ]);
});
