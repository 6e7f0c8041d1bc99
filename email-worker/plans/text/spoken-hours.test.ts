import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ['Saturday 8 May 19:00 dinner\n- cocktails after that from half ten', '22:30'],
  ['sobota 8 maja 16:00 spacer\n- kolacja o wpół do dziewiątej', '20:30'],
  ['sabato 8 maggio 10:00 visita\n- pranzo all’una e mezza da Pina', '13:30'],
  ['sabato 8 maggio 16:00 visita\n- cena da Pina alle 20 e 30, siamo tutti', '20:30'],
])('reads an hour with its half: %s', async (plan, time) => {
  const proposals = await readTestPlan(plan);
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toContain(`05-08T${time}`);
});
