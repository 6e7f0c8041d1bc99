import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

const read = async (content: string) => {
  const proposals = await readTestPlan(content, { today: '2027-01-16', zone: 'Europe/Berlin' });
  return proposals.map(({ datetime, title }) => `${datetime?.slice(0, 10)} ${title}`);
};

it('takes weekdays from days without their month', async () => {
  expect(
    await read(
      '05.01.27, 20:16 - Markus: Hütte is fix!! 22.-24.\n05.01.27, 20:18 - Markus: Fr: Abfahrt 14:30\n05.01.27, 21:02 - Flo: Sa: Sauna 16 Uhr',
    ),
  ).toEqual(['2027-01-22 Abfahrt', '2027-01-23 Sauna']);
});

it('takes weekdays from the days in the name of a group', async () => {
  expect(
    await read(
      '[08/05/2027, 18:02:11] Hen do 11-13 June: Messages are encrypted.\n[08/05/2027, 18:03:40] Priya: Fri\ntrain 15.30\n[08/05/2027, 18:04:02] Beth: yes',
    ),
  ).toEqual(['2027-06-11 Train']);
});

it('takes weekdays from days with a word of one letter between them', async () => {
  expect(await read('Açores com a Matilde e o João (24 a 27 junho)\nquinta:\n11h levantar o carro')).toEqual([
    '2027-06-24 Levantar o carro',
  ]);
});

it('takes no weekdays from numbers that are no days', async () => {
  expect(
    await read(
      '05.01.27, 20:16 - Markus: Hütte is fix!! 36-40 Leute\n05.01.27, 20:18 - Markus: Fr: Abfahrt 14:30\n05.01.27, 21:02 - Flo: Sa: Sauna 16 Uhr',
    ),
  ).toEqual(['2027-01-08 Abfahrt', '2027-01-09 Sauna']);
});

it('puts what a message says beside a range of days on its first one', async () => {
  const chat =
    '[01.05.2027, 10:00] Iker: finde del 11 al 13 de junio, viernes a domingo. Bus Alsa a las 8:30\n[01.05.2027, 10:01] Ana: vale';
  const [proposal] = await readTestPlan(chat);
  expect(proposal?.datetime?.slice(0, 16)).toBe('2027-06-11T08:30');
});
