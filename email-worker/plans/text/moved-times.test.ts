import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const HEADS = ['[01.05.2027, 10:00] Ben: ', '[01.05.2027, 10:01] Ida: '];

async function list(...messages: string[]): Promise<string[]> {
  const chat = messages.map((text, at) => `${HEADS[at % 2]}${text}`).join('\n');
  const proposals = await readTestPlan(chat);
  return proposals.map(({ datetime, title }) => `${datetime?.slice(8, 16)} ${title}`);
}

it('moves the event that a message names with its old time and another one', async () => {
  expect(
    await list('Sat 8 May 10:00 kayak tour', 'ok', 'the kayak guy was slow at 10:00, prefers 11:30'),
  ).toEqual(['08T11:30 Kayak tour']);
});

it('moves the event of a day that a message can only have at another time', async () => {
  expect(
    await list(
      'quinta 6 de maio 15h30 visita guiada ao teatro',
      'boa',
      'liguei: quinta só tem visita às 16h',
    ),
  ).toEqual(['06T16:00 Visita guiada ao teatro']);
});

it('names no event by a word such as "dove" and moves none by a message about several', async () => {
  expect(
    await list(
      'Samstag 8. Mai 9:36 Zug ab Hannover',
      'ok',
      'Rückfahrt Sonntag 15:01, Hannover 16:20. Nicht vergessen: Kasse',
    ),
  ).toContain('08T09:36 Zug ab Hannover');
  expect(
    await list(
      'domenica 9 maggio 10:30 rafting alle Marmore',
      'ok',
      'ho chiamato, non ci prendono alle 12:30 ma alle 13',
    ),
  ).toContain('09T10:30 Rafting alle Marmore');
});

it('moves no event by a message that begins with another one', async () => {
  const read = await list(
    'Sat 8 May 9:45 brunch at the lake house',
    'ok',
    'NOW the party: 4pm at the lake house too',
  );
  expect(read).toContain('08T09:45 Brunch');
});
