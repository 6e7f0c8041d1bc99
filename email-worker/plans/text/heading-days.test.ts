import { expect, it } from 'vitest';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { readPlan } from '../read-plan.ts';

async function list(content: string, now = '2027-05-01'): Promise<string[]> {
  const context = { zone: 'Europe/Paris', now: new Date(`${now}T12:00:00Z`), events: [] };
  const { proposals } = await readPlan({ kind: 'text', content, context });
  return proposals.map(
    ({ datetime, timeZone, title }) =>
      `${datetime && formatWallClock(Date.parse(datetime), timeZone).slice(5)} ${title}`,
  );
}

it.each([
  [
    'a weekday whose abbreviation is a month too',
    'sam 17 juill\n15h plage\nmar 20\n19h souper',
    '2027-07-05',
    ['07-17T15:00 Plage', '07-20T19:00 Souper'],
  ],
  [
    'a month after a number that another language leads an hour with',
    'wo 8 sept 20.00 fietsavond van de club en het eten\ndo 9 sept 5.00 vertrek',
    undefined,
    ['09-08T20:00 Fietsavond van de club en het eten', '09-09T05:00 Vertrek'],
  ],
  [
    'a day with dashes in a line of its own',
    'Schema kamp met de hele groep\nma 7-6\n12.00 lunch\ndi 8-6\n9.00 fietsen',
    undefined,
    ['06-07T12:00 Lunch', '06-08T09:00 Fietsen'],
  ],
  [
    'a weekday in capitals where other lines begin with one',
    '18-20 giugno 2027\nVEN\n7.30 ritrovo\nSAB\n20.00 cena\nDOM si parte alle 9',
    undefined,
    ['06-18T07:30 Ritrovo', '06-19T20:00 Cena', '06-20T09:00 Parte'],
  ],
  [
    'days of a month with weekdays between',
    'Our trip (Monday 14th June - Wednesday 16th)\nTuesday\n10.15am museum',
    undefined,
    ['06-15T10:15 Museum'],
  ],
  [
    'days between and, which are no hours',
    'Fim de semana de 16 e 17 de outubro, com toda a malta\nsábado\n13h00 almoço\ndomingo\n11h00 missa',
    '2027-09-27',
    ['10-16T13:00 Almoço', '10-17T11:00 Missa'],
  ],
  [
    'a range of days with its year',
    'Wyjazd 25-27.06.2027\nsobota\n13.15 obiad\nniedziela\n9.00 msza',
    undefined,
    ['06-26T13:15 Obiad', '06-27T09:00 Msza'],
  ],
  [
    'a range with a weekday and a time',
    'Kickoff 2–3 september (tors-fre). Buss kl. 8.15, torsdag',
    undefined,
    ['09-02T08:15 Buss'],
  ],
  [
    'numbers of days in words',
    'SÉMINAIRE - 7 & 8 octobre\nJOUR UN\n14h00 atelier\nJOUR DEUX\n9h00 rétro',
    undefined,
    ['10-07T14:00 Atelier', '10-08T09:00 Rétro'],
  ],
  [
    'a heading between tildes',
    '4 t/m 6 juni 2027\n~ vrijdag ~\nBorrel 17u00\n~ zaterdag, DE DAG ~\nOntbijt 8u30',
    undefined,
    ['06-04T17:00 Borrel', '06-05T08:30 Ontbijt'],
  ],
  [
    'weekdays of a weekend of which only a number is said',
    'plan de sevilla finde del 12!\nviernes\n16:45 tren\nsábado\n10:00 museo',
    '2027-03-01',
    ['03-12T16:45 Tren', '03-13T10:00 Museo'],
  ],
])('reads %s', async (_, plan, now, expected) => {
  expect(await list(plan, now)).toEqual(expected);
});

it('takes a sender with a number in the name for no group', async () => {
  const plan = `[23-05-2027 20:13] Sanne VR30+: Vrijdag 4 juni
16.00 verzamelen
19.00 eten
[23-05-2027 20:14] Bo: wie doet de worstjes
[23-05-2027 20:15] Sanne VR30+: niemand
[23-05-2027 20:16] Sanne VR30+: jij bo. Zaterdag
15.00 paintball`;
  expect((await list(plan)).at(-1)).toBe('06-05T15:00 Paintball');
});
