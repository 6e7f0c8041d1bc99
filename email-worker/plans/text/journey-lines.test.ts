import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  'Flight XY1023 Somewhere\nFriday 8 October 2027, departs 16:40 (T2), arrives 19:00',
  'FLUG XY1023\nFreitag, 8. Oktober 2027, Abflug 16:40, Ankunft 19:00',
  'VOL XY1023\nvendredi 8 octobre 2027, départ 16h40, arrivée 19h',
  'VUELO XY1023\nViernes 8 de octubre de 2027, salida 16:40 (T2), llegada 19:00',
  'VOLO XY1023\n8 ottobre 2027, partenza 16:40, arrivo 19:00',
  'VOO XY1023\n8 de outubro de 2027, partida 16:40, chegada 19:00',
  'LOT XY1023\n8 października 2027, wylot 16:40, przylot 19:00',
  'VLUCHT XY1023\n8 oktober 2027, vertrek 16:40, aankomst 19:00',
])('takes the line above a departure for its title: %s', async (plan) => {
  const [flight, other] = await readTestPlan(plan);
  expect(other).toBeUndefined();
  expect(flight?.title).toContain('XY1023');
  expect([flight?.datetime?.slice(5, 16), flight?.endsAt?.slice(11, 16)]).toEqual(['10-08T16:40', '19:00']);
});
