import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const HEADS = ['[01.05.2027, 10:00] Ben: ', '[01.05.2027, 10:01] Ida: '];

async function listStarts(...messages: string[]): Promise<string[]> {
  const chat = messages.map((text, at) => `${HEADS[at % 2]}${text}`).join('\n');
  const proposals = await readTestPlan(chat);
  return proposals.map(({ datetime }) => datetime?.slice(5, 16) ?? '');
}

it('reads holidays that are always on one weekday as that day', async () => {
  expect(
    await listStarts('torsdag 24 juni grillning kl 19', 'midsommarafton sillunch kl 13 på bryggan', 'ja ja'),
  ).toEqual(['06-24T19:00', '06-25T13:00']);
});

it('reads an abbreviated weekday before an hour with its word, but no word for about', async () => {
  expect(
    await listStarts('Mi 5. Mai Ankunft 16 Uhr', 'wir fahren do um halb vier in Stuttgart los', 'ja klar'),
  ).toEqual(['05-05T16:00', '05-06T15:30']);
  expect(await listStarts('Do 6. Mai Ankunft 16 Uhr', 'Treffen am Tor dann so um 17:30', 'ja klar')).toEqual([
    '05-06T16:00',
    '05-06T17:30',
  ]);
});

it('reads an abbreviated weekday behind an event', async () => {
  expect(await listStarts('Sat 8 May 10:00 museum', "dinner fri I booked Rosa's, 7.30pm", 'great')).toEqual([
    '05-08T10:00',
    '05-07T19:30',
  ]);
});
