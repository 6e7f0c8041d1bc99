import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const list = async (text: string) =>
  (await readTestPlan(text)).map(({ datetime, title }) => `${datetime?.slice(8, 16)} ${title}`);

it.each(['–', '-'])('takes no line with a date, a time and %s for a message', async (dash) => {
  const lines = ['2027-06-12 19:30 % Dinner', '2027-06-12 21:00 % Party', '2027-06-13 09:00 % Brunch'];
  expect(await list(lines.join('\n').replaceAll('%', dash))).toEqual([
    '12T19:30 Dinner',
    '12T21:00 Party',
    '13T09:00 Brunch',
  ]);
});

it.each(['2027-06-12 10h – Visite', '12-06-2027 10h00 Visite'])(
  'does not take the digits of "%s" for a phone number',
  async (line) => {
    expect(await list(line)).toEqual(['12T10:00 Visite']);
  },
);

it.each(['Samedi (12/6)', 'Saturday (12/6)', 'Samstag (12.6.)'])('reads the heading "%s"', async (head) => {
  expect(await list(`${head}\n19:30 Concert`)).toEqual(['12T19:30 Concert']);
});

it('reads hours in brackets that are the only time of their line, and durations beside one', async () => {
  const lines = ['Samedi 12 juin', '(9h30) Visite', 'Concert (19h30)', 'Dîner (20h)', '21h15 Bus (6h30)'];
  expect(await list(lines.join('\n'))).toEqual([
    '12T09:30 Visite',
    '12T19:30 Concert',
    '12T20:00 Dîner',
    '12T21:15 Bus',
  ]);
});

it.each(['19:00/21:00', '19:00--21:00', '19:00 -- 21:00', '19.00÷21.00', '19:00...21:00', '19h00/21h00'])(
  'reads the range %s',
  async (range) => {
    const [event] = await readTestPlan(`12.6.2027\n${range} Treffen\n22:00 Ende`);
    expect(event).toMatchObject({ datetime: '2027-06-12T19:00:00.000Z', endsAt: '2027-06-12T21:00:00.000Z' });
  },
);

it('takes the line above a day for the title of a time that stands alone below it', async () => {
  const event = (title: string, day: string, time: string) => `${title}\n📅 ${day}\n⏰ ${time}\n`;
  const lines = [event('Dinner', 'Sat 12 June', '19:30'), event('Brunch', 'Sun 13 June', '11:00')];
  expect(await list(lines.join('\n'))).toEqual(['12T19:30 Dinner', '13T11:00 Brunch']);
});
