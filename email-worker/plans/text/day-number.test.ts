import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`);

it.each([
  ['Trip 8-10 October\nDay 2\n9:00 Breakfast', '10-09T09:00 Breakfast'],
  ['Reise 8.-10. Oktober\n2. Tag\n9 Uhr Frühstück', '10-09T09:00 Frühstück'],
  ['Visita, 6 e 7 de maio de 2027\n2.º dia\n09h30 – Palácio', '05-07T09:30 Palácio'],
  ['Voyage, 6 et 7 mai 2027\n2ème jour\n9h30 château', '05-07T09:30 Château'],
  ['Gita, 6 e 7 maggio 2027\nSeconda giornata\nore 9.30 castello', '05-07T09:30 Castello'],
  ['Resa 6–7 maj 2027\nAndra dagen\nkl 9.30 slottet', '05-07T09:30 Slottet'],
  ['Wycieczka 6-7 maja 2027\nDzień drugi\n9:30 zamek', '05-07T09:30 Zamek'],
  ['Trip 6 and 7 May 2027\nThe second day:\n9:30 castle', '05-07T09:30 Castle'],
  ['Reis 6 en 7 mei 2027\n2de dag\n9.30 kasteel', '05-07T09:30 Kasteel'],
])('reads days by their numbers: %j', async (text, expected) => {
  expect(await list(text)).toEqual([expected]);
});

it('reads a Swedish train as no day', async () => {
  const plan = ['Resa 8–10 oktober', 'Fredag', '14.45 Samling', '15.21 Tåg till Lund', '21 tåg hem kl 21.30'];
  expect(await list(plan.join('\n'))).toEqual([
    '10-08T14:45 Samling',
    '10-08T15:21 Tåg till Lund',
    '10-08T21:30 21 tåg hem',
  ]);
});

it('reads one sign above other lines as a weekday', async () => {
  expect(await list('旅行 11/19(金)〜21(日)\n金\n18時 夕食\n土\n9時 朝食')).toEqual([
    '11-19T18:00 夕食',
    '11-20T09:00 朝食',
  ]);
});

it('divides events of a Japanese sentence at its commas', async () => {
  expect(await list('5月8日 朝ごはん8時、映画10時、12:30ランチ、15時美術館')).toEqual([
    '05-08T08:00 朝ごはん',
    '05-08T10:00 映画',
    '05-08T12:30 ランチ',
    '05-08T15:00 美術館',
  ]);
});

it('reads Swedish weekdays of four letters', async () => {
  expect(await list('Kalas 28-30 maj\nLÖRD\n10.00 frukost\nSÖND\n10.30 brunch')).toEqual([
    '05-29T10:00 Frukost',
    '05-30T10:30 Brunch',
  ]);
});
