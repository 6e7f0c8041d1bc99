import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(
    ({ datetime, title, location }) => `${datetime?.slice(5, 16)} ${title} @${location}`,
  );

it('takes the first line of a paragraph as the title of its time, and what stands beside that as the place', async () => {
  const plan = [
    'Torsdag 18 november 2027\n\nREGISTRERING\nkl. 08.30–09.15, foajén',
    'LÄSLUST I SKOGEN\nDocent Maj Renberg\nkl. 09.30–10.45, Studion',
    'MINGEL\nkl. 17.00, Tornet',
  ];
  expect(await list(plan.join('\n\n'))).toEqual([
    '11-18T08:30 REGISTRERING @foajén',
    '11-18T09:30 LÄSLUST I SKOGEN @Studion',
    '11-18T17:00 MINGEL @Tornet',
  ]);
});

it('takes days in the paragraphs too', async () => {
  const plan = [
    'Welcome drinks\nFriday 11 June 2027, 7pm, The Swan',
    'Hike\nSaturday 12 June, 9am\nCar park',
    'Brunch\nSunday 13 June, 11am, Rosa’s',
  ];
  expect(await list(plan.join('\n\n'))).toEqual([
    '06-11T19:00 Welcome drinks @The Swan',
    '06-12T09:00 Hike @Car park',
    '06-13T11:00 Brunch @Rosa’s',
  ]);
});

it('leaves paragraphs whose lines are events', async () => {
  const plan = [
    'Friday 11 June 2027',
    'Evening\n19:00 Dinner',
    'Morning\n9:00 Walk to the lake',
    'Late\n22:00 Fireworks',
  ];
  expect(await list(plan.join('\n\n'))).toEqual([
    '06-11T19:00 Dinner @',
    '06-11T09:00 Walk to the lake @lake',
    '06-11T22:00 Fireworks @',
  ]);
});

it('takes what stands behind leading dots as the place', async () => {
  const plan = [
    'Samedi 5 juin 2027',
    'Mairie de Beaune ......... 14 h 00',
    'Vin d’honneur ............ château de Pommard, 17 h 30',
    'Discours (le maire) ... Orangerie, 18 h 30',
    'Brunch, chez les parents de Grégoire ... 19 h 30 à 22 h',
  ];
  expect(await list(plan.join('\n'))).toEqual([
    '06-05T14:00 Mairie de Beaune @',
    '06-05T17:30 Vin d’honneur @château de Pommard',
    '06-05T18:30 Discours @Orangerie',
    '06-05T19:30 Brunch @parents de Grégoire',
  ]);
});

it('takes the line below a time and its title as the place', async () => {
  const plan =
    'Venerdì 12 novembre 2027\nore 8.45\n  Registrazione\n  Atrio\nore 10.00–11.15\n  Sessione: Miele\n  Salone del Podestà – modera G. Tosi\nore 13.00\n  Pranzo';
  expect(await list(plan)).toEqual([
    '11-12T08:45 Registrazione @Atrio',
    '11-12T10:00 Sessione: Miele @Salone del Podestà',
    '11-12T13:00 Pranzo @',
  ]);
});
