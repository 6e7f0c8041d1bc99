import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string, trip = {}): Promise<string[]> {
  const proposals = await readTestPlan(content, trip);
  return proposals.map(({ datetime, title }) => `${datetime?.slice(0, 16)} ${title}`);
}

it('takes weekdays for those around the only date of a plan', async () => {
  const plan = `The reunion is on Saturday 22 May, some of us start on Friday.

FRIDAY
19:30 Drinks
SATURDAY
10:30 Class photo
SUNDAY
11:00 Brunch`;
  expect(await list(plan)).toEqual([
    '2027-05-22T12:00 The reunion',
    '2027-05-21T19:30 Drinks',
    '2027-05-22T10:30 Class photo',
    '2027-05-23T11:00 Brunch',
  ]);
});

it('takes a number behind a weekday for that of a house if the day is outside of the trip', async () => {
  const trip = { tripStart: '2027-05-07', tripEnd: '2027-05-09' };
  expect(await list('check-in 3pm Friday, 14 Comely Bank Row\ndinner Friday 7.30pm', trip)).toEqual([
    '2027-05-07T15:00 Check-in',
    '2027-05-07T19:30 Dinner',
  ]);
});

it('reads a Portuguese weekday before a time inside a line', async () => {
  const plan = 'Floripa, 5 a 7 de novembro de 2027, para toda a gente\nvoo sexta 7h20 de Lagos';
  expect(await list(plan)).toEqual(['2027-11-05T07:20 Voo de Lagos']);
});

it('moves the event that a message says can only be at another time', async () => {
  const plan = `[20/05/2027, 19:02:11] Ann: Saturday 5 June: tasting at Fortuna brewery 4pm
[20/05/2027, 19:03:11] Ben: nice
[20/05/2027, 19:09:11] Ann: Fortuna only has 4.30pm
[20/05/2027, 19:10:11] Ben: I drive up with the kids so no heroics from me`;
  expect(await list(plan)).toEqual(['2027-06-05T16:30 Tasting at Fortuna brewery']);
});

it('takes no street or market for a day', async () => {
  const plan = `Viaje a Oaxaca, todos juntos
Viernes 8 de octubre de 2027
13:00 comida de cierre, Mercado 20 de Noviembre
15:00 sale la camioneta`;
  expect((await list(plan, { tripStart: '2027-10-07', tripEnd: '2027-10-09' })).at(-1)).toBe(
    '2027-10-08T15:00 Sale la camioneta',
  );
});

it('reads a Japanese day of the month at the start of a line', async () => {
  const trip = { tripStart: '2027-10-09', tripEnd: '2027-10-11' };
  expect(await list('金沢の予定、10/9〜11です\n10日は9時レンタカー\n11日は10時チェックアウト', trip)).toEqual(
    ['2027-10-10T09:00 レンタカー', '2027-10-11T10:00 チェックアウト'],
  );
});

it('reads minutes behind a comma, and a short weekday with its number inside a line', async () => {
  const plan = `Convegno nazionale, venerdì 1 ottobre 2027
ore 8,30 Registrazione dei partecipanti
volo sab 2 da Bergamo ore 7.40`;
  expect(await list(plan)).toEqual([
    '2027-10-01T08:30 Registrazione dei partecipanti',
    '2027-10-02T07:40 Volo da Bergamo',
  ]);
});
