import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ['Saturday 8 May 19:00 dinner\n- cocktails after that from half ten', '22:30'],
  ['sobota 8 maja 16:00 spacer\n- kolacja o wpół do dziewiątej', '20:30'],
  ['sabato 8 maggio 10:00 visita\n- pranzo all’una e mezza da Pina', '13:30'],
  ['sabato 8 maggio 16:00 visita\n- cena da Pina alle 20 e 30, siamo tutti', '20:30'],
  ['sabato 8 maggio 16:00 visita\n- cena da Pina 20e15 (in contanti)', '20:15'],
  ['sábado 8 de mayo 10:00 visita\n- cena a las nueve menos cuarto', '20:45'],
  ['samedi 8 mai 12:00 visite\n- départ à huit heures moins le quart pour Lyon', '19:45'],
  ['samedi 8 mai 12:00 visite\n- départ à huit heures devant la gare', '20:00'],
  ['Samstag 8. Mai 7:00 Wecken\n- Frühstück dreiviertel neun im Hotel', '08:45'],
  ['Samstag 8. Mai 19:00 Essen\n- Party ab acht im Hotel', '20:00'],
  ['zaterdag 8 mei brunch elf uur, boot terug 14:30', '11:00'],
])('reads an hour with its half or quarter, or in words: %s', async (plan, time) => {
  const proposals = await readTestPlan(plan);
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toContain(`05-08T${time}`);
});
