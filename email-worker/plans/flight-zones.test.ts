import { expect, it } from 'vitest';
import { formatWallClock } from '../../worker/domain/time/zoned-time.ts';
import { readPlan } from './read-plan.ts';

async function list(content: string): Promise<string[]> {
  const context = { zone: 'Europe/Warsaw', now: new Date('2027-02-23T12:00:00Z'), events: [] };
  const { proposals } = await readPlan({ kind: 'text', content, context });
  return proposals.map(({ datetime, timeZone, reviewReasons }) =>
    [datetime && formatWallClock(Date.parse(datetime), timeZone), timeZone, ...reviewReasons].join(' '),
  );
}

it.each([
  ['city', 'LO 723 Warsaw – Tbilisi', 'LO 724 Tbilisi – Warsaw'],
  ['code', 'flight LO 723 WAW → TBS', 'flight LO 724 TBS → WAW'],
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
