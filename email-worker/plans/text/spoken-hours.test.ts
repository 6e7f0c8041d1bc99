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
  ['Saturday 8 May walk at ten past nine', '09:10'],
  ['Saturday 8 May tea at a quarter past three in the afternoon', '15:15'],
  ['Samstag 8. Mai Frühstück fünf vor halb neun', '08:25'],
  ['Samstag 8. Mai Essen achtzehn Uhr dreißig', '18:30'],
  ['zaterdag 8 mei koffie om tien over negen', '09:10'],
  ['sábado 8 de mayo avión a las ocho menos cinco de la tarde', '19:55'],
  ['sábado 8 de maio jantar às vinte horas', '20:00'],
  ['sábado 8 de maio van leva os primos 2h da manhã', '02:00'],
  ['sabato 8 maggio cena alle diciotto e trenta', '18:30'],
  ['sabato 8 alle 10.30 messa', '10:30'],
  ['samedi 8 mai départ à neuf heures vingt', '09:20'],
  ['lördag 8 maj buss fem i halv nio', '08:25'],
  ['lördagen den 8:e\nklockan tolv pizza på golvet', '12:00'],
  ['sobota 8 maja pociąg kwadrans po trzeciej po południu', '15:15'],
  ['sobota 8 maja bal o dwudziestej', '20:00'],
])('reads an hour with its half or quarter, or in words: %s', async (plan, time) => {
  const proposals = await readTestPlan(plan);
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toContain(`05-08T${time}`);
});

it('takes each time of a dictated line for an event of its day', async () => {
  const plan =
    'tomorrow breakfast at nine then boat at eleven from the pier then dinner at seven with anna on wednesday checkout at ten';
  const proposals = await readTestPlan(plan);
  expect(proposals.map(({ datetime }) => datetime?.slice(5, 16))).toEqual([
    '05-04T09:00',
    '05-04T11:00',
    '05-04T19:00',
    '05-05T10:00',
  ]);
});
