import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

const context = { zone: 'Europe/Madrid', now: new Date('2027-05-03T09:00:00Z'), events: [] };

/** The events of a plan, by their starts on the clock of Madrid in summer, with why their day is doubtful. */
async function read(content: string) {
  const { proposals } = await readPlan({ kind: 'text', content, context });
  return proposals.map(({ title, datetime, reviewReasons }) => {
    const local = datetime && new Date(Date.parse(datetime) + 2 * 3_600_000).toISOString();
    return `${local?.slice(5, 16).replace('T', ' ')} ${title}: ${reviewReasons.join(', ')}`.trim();
  });
}

it('flags what comes before the line above it, since a heading may be missing', async () => {
  expect(
    await read(
      '12 June 2027\n10:00 Museum\n20:00 Dinner\nlazy one\n09:30 Market\n11:00 Boat\n13 June\n09:00 Walk',
    ),
  ).toEqual([
    '06-12 10:00 Museum:',
    '06-12 20:00 Dinner:',
    '06-12 09:30 Market: day-unclear',
    '06-12 11:00 Boat: day-unclear',
    '06-13 09:00 Walk:',
  ]);
});

it('flags rows without a date that come before the row above them', async () => {
  expect(
    await read(
      'Date\tTime\tWhat\n12 June 2027\t10:00\tMuseum\n\t20:00\tDinner\n\t09:30\tMarket\n13 June 2027\t09:00\tWalk',
    ),
  ).toEqual([
    '06-12 10:00 Museum:',
    '06-12 20:00 Dinner:',
    '06-12 09:30 Market: day-unclear',
    '06-13 09:00 Walk:',
  ]);
});

it('takes an abbreviated weekday before words for a heading where others are', async () => {
  expect(
    await read('SALVADOR 11-14 junho 2027\n\nSEX\nvoo 06h10\n\nSÁB\nmercado 13h\n\nSEG feriado\nuber 16h'),
  ).toEqual(['06-11 06:10 Voo:', '06-12 13:00 Mercado:', '06-14 16:00 Uber:']);
});

it('flags a line that names two days and one time', async () => {
  expect(await read('Boat trip on 12 June 2027 at 14:00, not 13 June')).toEqual([
    expect.stringMatching(/^06-12 14:00 .*: day-unclear/),
  ]);
});

it('flags a day out of the order of the others', async () => {
  expect(
    await read(
      '11 June 2027 14:00 Museum\n12 July 2027 14:00 Boat\n13 June 2027 14:00 Walk\n14 June 2027 14:00 Lunch',
    ),
  ).toEqual([
    '06-11 14:00 Museum:',
    '07-12 14:00 Boat: day-unclear',
    '06-13 14:00 Walk:',
    '06-14 14:00 Lunch:',
  ]);
});

it('goes on to the next day where a line says so', async () => {
  expect(await read('12 June 2027\n20:00 Dinner\nThe day after 09:30 market')).toEqual([
    '06-12 20:00 Dinner:',
    '06-13 09:30 The day after market: relative-date',
  ]);
});

const say = (...messages: string[]) =>
  messages.map((text, at) => `[01/05/2027, 10:0${at}:00] ${at % 2 ? 'Ben' : 'Ann'}: ${text}`).join('\n');
const PLAN = 'Here is the plan\nSaturday 12 June\n10:00 Museum\n20:00 Dinner at Roma';

it('leaves a plan in a message without flags', async () => {
  expect(await read(say(PLAN, 'Great!'))).toEqual(['06-12 10:00 Museum:', '06-12 20:00 Dinner at Roma:']);
});

it('flags events that a later message may change', async () => {
  expect(await read(say(PLAN, 'is the museum open that day?'))).toEqual([
    '06-12 10:00 Museum: changed-later',
    '06-12 20:00 Dinner at Roma:',
  ]);
  expect(await read(say(PLAN, 'the ferry goes at 21:30 by the way'))).toEqual(
    expect.arrayContaining([
      '06-12 10:00 Museum: changed-later',
      '06-12 20:00 Dinner at Roma: changed-later',
    ]),
  );
});

it('moves events to the days that a later message gives them', async () => {
  expect(await read(say(PLAN, 'changed: museum on Sunday instead'))).toEqual([
    '06-13 10:00 Museum: changed-later',
    '06-12 20:00 Dinner at Roma:',
  ]);
  expect(await read(say(PLAN, 'dinner moved to Friday 11 June 21:00'))).toEqual([
    '06-12 10:00 Museum:',
    '06-11 21:00 Dinner at Roma: changed-later',
  ]);
});
