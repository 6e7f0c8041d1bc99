import { expect, it } from 'vitest';
import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import { readTestPlan } from '../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-02-23', zone: 'Europe/Warsaw' });
  return proposals.map(({ datetime, timeZone, reviewReasons }) =>
    [datetime && formatWallClock(Date.parse(datetime), timeZone), timeZone, ...reviewReasons].join(' '),
  );
}

it.each([
  ['city', 'LO 723 Warsaw – Tbilisi', 'LO 724 Tbilisi – Warsaw'],
  ['code', 'flight LO 723 WAW → TBS', 'flight LO 724 TBS → WAW'],
  ['destination', 'Flight LOT723 to Tbilisi', 'Flight LOT724 to Warsaw'],
])('takes times between two flights as of where they land, by %s', async (_, out, back) => {
  const plan = `Monday, May 10, 2027
9:00 Meet at the terminal
10:50 ${out}
19:30 Dinner at the hotel
Tuesday, May 11, 2027
9:00 Old town
14:40 ${back}
20:00 Taxi home`;
  expect(await list(plan)).toEqual([
    '2027-05-10T09:00 Europe/Warsaw',
    '2027-05-10T10:50 Europe/Warsaw zone-of-place',
    '2027-05-10T19:30 Asia/Tbilisi zone-of-place',
    '2027-05-11T09:00 Asia/Tbilisi zone-of-place',
    '2027-05-11T14:40 Asia/Tbilisi zone-of-place',
    '2027-05-11T20:00 Europe/Warsaw',
  ]);
});

it.each([
  [
    'en',
    'Thursday 6 May 2027\n6:00 Meet at Heathrow T5\n8:20 Flight BA850, lands 11:50\n15:00 Check in\nSunday 9 May 2027\n16:00 Flight BA851',
  ],
  [
    'fr',
    'Jeudi 6 mai 2027\n6h00 RDV à Heathrow T5\n8h20 vol BA850, arrivée 11h50\n15h00 hôtel\nDimanche 9 mai 2027\n16h00 vol BA851',
  ],
  [
    'pl',
    'czwartek 6 maja 2027\n6:00 zbiórka Heathrow T5\n8:20 lot BA850, przylot 11:50\n15:00 hotel\nniedziela 9 maja 2027\n16:00 lot BA851',
  ],
])('takes times at the airport of another zone as of there in %s', async (_, plan) => {
  expect((await list(plan)).map((text) => text.replace(/ am-or-pm$/, ''))).toEqual([
    '2027-05-06T06:00 Europe/London zone-of-place',
    '2027-05-06T08:20 Europe/London zone-of-place',
    '2027-05-06T15:00 Europe/Warsaw',
    '2027-05-09T16:00 Europe/Warsaw zone-of-place',
  ]);
});

it('finds the route of a flight before its number', async () => {
  expect((await list('10 May 2027\nLondon Heathrow 9:25 → New York 12:05 (BA175)'))[0]).toMatch(
    '2027-05-10T09:25 Europe/London',
  );
});
