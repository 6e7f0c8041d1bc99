import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const listStarts = async (plan: string) =>
  (await readTestPlan(plan)).flatMap(({ datetime }) => datetime?.slice(5, 16) ?? []);

it.each([
  [
    'en',
    'As you all probably know by now, our daughter is going to be christened on Saturday 15 May. Here is the plan:\n\n11am church\n1pm lunch',
  ],
  [
    'es',
    'Como sabéis, el sábado 15 de mayo de 2027 nuestra hija hará su Primera Comunión. Os detallamos el horario:\n\n• 11:00 h. Misa\n• 13:00 h. Comida',
  ],
  [
    'sv',
    'Jag hoppas att alla har det bra! Den 15 maj fyller mormor 70 och det ska vi fira ordentligt med hela släkten.\n\n11.00 kyrkan\n13.00 lunch',
  ],
  [
    'ja',
    '皆さん、お久しぶりです。5月15日(土)に祖母の米寿のお祝いをすることになりましたので、予定をお知らせします。よろしくお願いします。\n\n11:00 集合\n13:00 昼食',
  ],
  [
    'pl',
    'Zgłosiło się 26 osób, czyli więcej niż kiedykolwiek. Zjazd jest w sobotę 15 maja, a potem jeszcze gramy w piłkę jak co roku.\n\n11:00 msza\n13:00 obiad',
  ],
  [
    'it',
    'Cara famiglia, come sapete bene sabato 15 la nostra piccola Martina fa finalmente la prima comunione, ecco il programma:\n\n11:00 chiesa\n13:00 pranzo',
  ],
  [
    'de',
    'Ulla: Hallo ihr Lieben, hier der Plan für Omas 70. am Samstag, 15. Mai 2027. Oma liest hier nicht mit.\nBernd: Sehr gut!\nUlla: 11:00 Uhr Kirche\nUlla: 13:00 Uhr Brunch\nBernd: prima',
  ],
])('takes the day of a long sentence for what follows in %s', async (_, plan) => {
  expect(await listStarts(plan)).toEqual(['05-15T11:00', '05-15T13:00']);
});

it('takes the only date of a plan for what stands above it', async () => {
  expect(await listStarts('11:00 church\n\nThis is all on Saturday 15 May')).toContain('05-15T11:00');
});

it('takes no deadline for the day of a plan', async () => {
  const plan =
    'Please tell our wonderful secretary whether you come, and whom you bring with you, before 15 May.\n\n11am church';
  expect(await listStarts(plan)).toEqual([]);
});
