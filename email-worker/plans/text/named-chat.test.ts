import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(
    ({ datetime, title, attendees }) =>
      `${datetime?.slice(8, 16)} ${title}${attendees ? ` (${attendees})` : ''}`,
  );

it('reads a chat that was copied with the senders only', async () => {
  const chat = [
    'Anna: lisbon on 5 june!',
    'Jan: yes!!',
    'Anna: tram 28 at 10:00, boat 19:30',
    'Cleo: cant do the boat',
    'Anna: ok',
    'Jan: sunday brunch 11:00',
  ];
  expect(await list(chat.join('\n'))).toEqual([
    '05T10:00 Tram 28',
    '05T19:30 Boat (Everyone except Cleo)',
    '06T11:00 Brunch',
  ]);
});

it.each([
  [
    'names of events',
    ['Dinner: 5 june 19:00', 'Lunch: 6 june 12:00', 'Dinner: 6 june 19:00', 'Lunch: 7 june 12:00'],
  ],
  ['fields', ['Title: Dinner', 'When: 5 june 19:00', 'Title: Lunch', 'When: 6 june 12:00']],
])('keeps what stands before a colon in lines of %s', async (_, lines) => {
  const proposals = await readTestPlan(lines.join('\n'));
  expect(proposals.length).toBeGreaterThanOrEqual(2);
  expect(proposals.map(({ reviewReasons }) => reviewReasons)).not.toContainEqual(
    expect.arrayContaining(['from-chat']),
  );
});
