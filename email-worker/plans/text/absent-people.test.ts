import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';
import { findAbsent } from './absent-people.ts';

it.each([
  ['en', "Hike 9am. Sam can't make it", ['Sam']],
  ['en', 'Museum (Zuza and Tom are not coming)', ['Zuza', 'Tom']],
  ['es', 'Spa sin Tom', ['Tom']],
  ['pt', 'Fondue, menos o Jorge (lactose)', ['Jorge']],
  ['pl', 'muzeum (Zuza nie, była już 2 razy)', ['Zuza']],
  ['sv', 'Festen - Lasse och Mona kan tyvärr inte vara med då', ['Lasse', 'Mona']],
  ['en', 'Boat tour (without Kim, she hates water)', ['Kim']],
  ['da', 'Kano (ikke Villads og Asta - mangler prøve)', ['Villads', 'Asta']],
  ['pt', 'Baleias. A Filipa e o Nuno não vão', ['Filipa', 'Nuno']],
  ['fr', "Expo (Paul n'y va pas, il préfère le parc)", ['Paul']],
  ['de', 'Bootsparty. Robin ist nicht dabei', ['Robin']],
  ['en', 'Hike 9am. Sam stays at the hotel', ['Sam']],
  ['de', 'Wanderung 9 Uhr. Oma bleibt im Hotel', ['Oma']],
  ['fr', 'Entraînement. Gérard et Momo sont dispensés', ['Gérard', 'Momo']],
  ['pt', 'Baleias 9h. A Matilde enjoa, fica a ler', ['Matilde']],
  ['nl', 'Wadlopen 10 uur. Lotte blijft thuis', ['Lotte']],
])('%s: finds who does not come in %s', (language, text, names) => {
  expect(findAbsent(text, language)?.names).toEqual(names);
});

it.each([
  ['pt', 'Encontro nos dias 6 e 7, no Campus Rebouças, Rua Imaculada 1155'],
  ['de', 'Abmarsch, Stirnlampe nicht vergessen'],
  ['de', 'Wanderung, ohne Frühstück'],
  ['en', "I can't make it"],
  ['en', "Sam can't make it?"],
  ['en', 'Dinner, not included'],
])('%s: finds nobody in %s', (language, text) => {
  expect(findAbsent(text, language)).toBeUndefined();
});

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2026-11-23' });
  return proposals.map(
    ({ datetime, title, attendees }) => `${datetime?.slice(5, 16)} ${title}: ${attendees}`,
  );
}

it('leaves those who miss a day, or come later, out of its events', async () => {
  const plan = `Friday, October 8, 2027
18:00 Dinner
Saturday, October 9, 2027
10:00 Hike
Sunday, October 10, 2027
9:00 Brunch

PS Tom only arrives on Saturday. Ann is not coming on Sunday.`;
  expect(await list(plan)).toEqual([
    '10-08T18:00 Dinner: Everyone except Tom',
    '10-09T10:00 Hike: ',
    '10-10T09:00 Brunch: Everyone except Ann',
  ]);
});

it('leaves out the sender of a message who skips a day, but not one who skips something else', async () => {
  const chat = [
    'Here is the plan\nSaturday 12 June\n10:00 Museum\nSunday 13 June\n10:00 Walk',
    "sorry, can't do Sunday",
    'I have to go home on Sunday evening, zoo without me',
  ].map((text, at) => `[01/05/2027, 10:0${at}:00] ${['Ann', 'Ben', 'Eva'][at]}: ${text}`);
  expect(await list(chat.join('\n'))).toEqual([
    '06-12T10:00 Museum: ',
    '06-13T10:00 Walk: Everyone except Ben',
  ]);
});
