import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  'qua., 24 de nov. às 20:41',
  'quarta-feira, 24 de novembro de 2027 20:41',
  'mié, 24 nov a las 20:41',
  'Mi., 24. Nov. um 20:41',
  'mer 24 nov alle ore 20:41',
  'śr., 24 lis o 20:41',
  'ons 24 nov. kl. 20:41',
  'Wed, Nov 24 at 8:41 PM',
  '11月24日(水) 20:41',
  '11月24日 水曜日 20:41',
  'Yesterday 20:41',
])('reads a chat below the time of its messages: %s', async (head) => {
  const chat = `iMessage\n${head}\nBruno\nsábado dia 27 19:00 churrasco\n\nThaís\nque bom\n\nBruno\n12h almoço\n`;
  const proposals = await readTestPlan(chat, { today: '2027-11-25' });
  expect(proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`)).toEqual([
    '11-27T19:00 Churrasco',
    '11-27T12:00 Almoço',
  ]);
});

it('takes a number for a day of the next month, and minutes for no date', async () => {
  const plan = 'Sábado dia 27 churrasco na laje\n18h30 tem jogo\n20h jantar';
  const proposals = await readTestPlan(plan, { today: '2027-11-25' });
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toEqual(['11-27T18:30', '11-27T20:00']);
});
