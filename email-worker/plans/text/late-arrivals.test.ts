import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content);
  return proposals.map(({ title, attendees }) => `${title}: ${attendees}`);
}

it.each([
  [
    'en',
    'Friday 21 May dinner 20:00\n{}Saturday brunch 11:00',
    "I'll only join on Saturday for the brunch",
    'Dinner',
  ],
  [
    'fr',
    'vendredi 21 mai dîner 20h00\n{}samedi brunch 11h00',
    "moi jarrive que samedi, j'ai une garde",
    'Dîner',
  ],
  ['es', 'viernes 21 de mayo cena 20:00\n{}sábado brunch 11:00', 'yo trabajo el viernes', 'Cena'],
])('leaves out who comes later in %s', async (_, plan, message, dinner) => {
  const head = '12/05/2027, 10:00 - ';
  const text = `${head}Ana: ${plan.replace('{}', `${head}Ana: `)}\n${head}Ben: ${message}`;
  expect(await list(text)).toEqual([`${dinner}: Everyone except Ben`, 'Brunch: ']);
});
