import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function listPeople(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2026-11-23' });
  return proposals.map(({ title, attendees }) => `${title}: ${attendees}`);
}

it('reads lists of people with the one who writes', async () => {
  const spanish = `El plan para todos
Viernes 8 de octubre de 2027
11 am prueba del vestido (Vale, yo y Lupita)
8:30 pm cena en casa (Vale, yo, tía Chayo)`;
  expect(await listPeople(spanish)).toEqual([
    'Prueba del vestido: Vale, yo, Lupita',
    'Cena en casa: Vale, yo, tía Chayo',
  ]);
  const german = `Der Plan für uns alle
Freitag, 8. Oktober 2027
19:00 Oper (Oma & ich, Plätze Parterre)`;
  expect(await listPeople(german)).toEqual(['Oper: Oma, ich']);
});

it('names who writes, and those who write, in a message', async () => {
  const chat = `01/10/2027, 19:14 - Jo Bell: hi
01/10/2027, 19:15 - Clara: yes
01/10/2027, 19:16 - Priya: sat 9 Oct train 15.43 from Bath, me clara and jo`;
  expect(await listPeople(chat)).toEqual(['Train: Priya, Clara, Jo']);
});

it('takes what the one who writes does for no list', async () => {
  const plan = `Het plan voor jullie
Vrijdag 8 oktober 2027
Ontbijt 9:00, ik bak eieren`;
  expect(await listPeople(plan)).toEqual(['Ontbijt: ']);
});
