import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content);
  return proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`);
}

it.each([
  ['en', 'Sunday 23 May', 'Check out before 11', '05-23T11:00 Check out'],
  ['de', 'Sonntag 23. Mai', 'Auschecken bis 11', '05-23T11:00 Auschecken'],
  ['nl', 'zondag 23 mei', 'uitchecken voor 10.30', '05-23T10:30 Uitchecken'],
  ['fr', 'dimanche 23 mai', 'rendre les clés avant 10h', '05-23T10:00 Rendre les clés'],
  ['es', 'domingo 23 de mayo', 'devolver el coche antes de las 12:00', '05-23T12:00 Devolver el coche'],
])('reads by when something is done in %s', async (_, day, line, expected) => {
  expect(await list(`${day}\n${line}`)).toEqual([expected]);
});

it.each([
  ['en', 'Sunday 23 May\nBrunch 10, check out before 11:30', ['05-23T10:00 Brunch', '05-23T11:30 Check out']],
  [
    'it',
    'domenica 23 maggio\ncolazione 9, check out entro le 11',
    ['05-23T09:00 Colazione', '05-23T11:00 Check out'],
  ],
  ['de', 'Sonntag 23. Mai\n10 Uhr Brunch, Abreise bis 12 Uhr', ['05-23T10:00 Brunch', '05-23T12:00 Abreise']],
])('takes no deadline for the end of what is before it in %s', async (_, plan, expected) => {
  expect(await list(plan)).toEqual(expected);
});

it.each([
  [
    'en',
    'Sunday 23 May 2027\n20:30 Dinner at Rosa (no reservations, come early)',
    '05-23T20:30 Dinner at Rosa',
  ],
  ['fr', 'dimanche 23 mai 2027\n20h30 dîner chez Rosa (pas de réservation)', '05-23T20:30 Dîner chez Rosa'],
  ['es', 'domingo 23 de mayo 2027\n20:30 cena (sin reserva)', '05-23T20:30 Cena'],
])('takes no remark in brackets for a cancellation in %s', async (_, plan, expected) => {
  expect(await list(plan)).toEqual([expected]);
});

it.each([
  ['en', 'Fri 21 May\n3:30 pm Class, £28 each, pay me by 1 June', '05-21T15:30 Class'],
  ['de', 'Freitag 21. Mai\n15:30 Kurs, zahlt bitte bis 1. Juni', '05-21T15:30 Kurs'],
  ['es', 'viernes 21 de mayo\n15:30 Clase, pagad antes del 1 de junio', '05-21T15:30 Clase'],
])('takes the day of another deadline for no day of an event in %s', async (_, plan, expected) => {
  expect((await list(plan)).map((text) => text.replace(/,.*/, ''))).toEqual([expected]);
});

it.each([
  'Consent forms must reach the office by 12 noon on Friday 11 June',
  'Formulare bis 11. Juni 12 Uhr abgeben',
  'Papiers au bureau avant le 11 juin 12h',
  'Los papeles hasta el 11 de junio a las 12:00',
  'Moduli in segreteria entro il 12 giugno alle 12:00',
  'Papéis na secretaria até 11 de junho às 12h',
  'Formulieren inleveren voor 11 juni 12:00',
  'Lämna blanketten senast 11 juni kl 12:00',
])('flags a day by which something is due: %s', async (line) => {
  const [first] = await readTestPlan(line);
  expect(first?.reviewReasons).toContain('weak-line');
});
