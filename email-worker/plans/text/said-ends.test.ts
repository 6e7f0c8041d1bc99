import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

async function list(language: string, line: string): Promise<string[]> {
  const heads: Record<string, string> = {
    en: 'The plan for all of you\nSaturday 12 June 2027',
    de: 'Der Plan für euch alle\nSamstag, 12. Juni 2027',
    es: 'El plan para todos\nSábado 12 de junio de 2027',
    fr: 'Le programme pour vous tous\nSamedi 12 juin 2027',
    sv: 'Planen för er alla\nLördag 12 juni 2027',
    ja: '週末の予定です\n2027年6月12日(土)',
  };
  const context = { zone: 'UTC', now: new Date('2026-11-23T12:00:00Z'), events: [] };
  const { proposals } = await readPlan({ kind: 'text', content: `${heads[language]}\n${line}`, context });
  return proposals.map(({ datetime, endsAt, title }) =>
    [datetime?.slice(11, 16), endsAt?.slice(11, 16), title].filter(Boolean).join(' '),
  );
}

it.each([
  ['en', 'Boat trip 9am from Old Harbour, 3 hrs', '09:00 12:00 Boat trip'],
  ['en', 'Hike 10am, back around 4pm', '10:00 16:00 Hike'],
  ['de', 'Party ab 20 Uhr, Ende gegen 23 Uhr', '20:00 23:00 Party'],
  ['de', 'Wanderung 10 Uhr, gegen 16 Uhr zurück', '10:00 16:00 Wanderung'],
  ['es', 'Cena a las 21:00, termina a las 23:00', '21:00 23:00 Cena'],
  ['es', '14:00 h. a 17:00 h. Comida', '14:00 17:00 Comida'],
  ['es', 'De 10 h. a 12 h. visita', '10:00 12:00 Visita'],
  ['fr', '9h30 à 12h visite du musée', '09:30 12:00 Visite du musée'],
  ['de', '10h Aufstieg ab Parkplatz, ca 2,5 Std', '10:00 12:30 Aufstieg ab Parkplatz'],
  ['sv', 'Båt 9.15, framme i Visby 11.40', '09:15 11:40 Båt'],
  ['ja', '9:00 電車 (11:40東京着)', '09:00 11:40 電車'],
  ['ja', '9:00 会議 約3時間', '09:00 12:00 会議'],
])('%s: reads the end of %s', async (language, line, event) => {
  expect(await list(language, line)).toEqual([event]);
});

it('takes a duration for that of the time before it', async () => {
  expect(await list('en', 'Boat trip 11.15, takes an hour, then roast at 1pm')).toEqual([
    '11:15 12:15 Boat trip',
    '13:00 Roast',
  ]);
});

it('leaves a return with a name of its own as an event', async () => {
  expect(await list('es', 'Playa 11:00 y tren de vuelta 17:40')).toEqual([
    '11:00 Playa',
    '17:40 Tren de vuelta',
  ]);
});
