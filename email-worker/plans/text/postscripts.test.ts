import { expect, it } from 'vitest';
import { formatWallClock } from '../../../worker/domain/time/zoned-time.ts';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-05-01', zone: 'Europe/Paris' });
  return proposals.map(
    ({ datetime, timeZone, title, needsReview }) =>
      `${datetime && formatWallClock(Date.parse(datetime), timeZone).slice(5)} ${title}${needsReview ? ' ?' : ''}`,
  );
}

it.each([
  [
    'below a signature',
    'De : Martine\nÀ : la tribu\nObjet : Programme\n\nSamedi 14 août 2027\n15h00 pétanque\n20h00 repas\n\nBises\nMartine\n\nPS : la pétanque c’est 15h30 et pas 15h',
    ['08-14T15:30 Pétanque ?', '08-14T20:00 Repas'],
  ],
  [
    'of two events of one name, by the old time',
    'Fredag 7 maj 2027\n18.00 Konsert\nLördag 8 maj\n11.00 Konsert i kyrkan\nRÄTTELSE: fredagens konsert börjar 18.30, inte 18.00',
    ['05-07T18:30 Konsert ?', '05-08T11:00 Konsert i kyrkan'],
  ],
  [
    'that names the place',
    'Tuesday, September 21, 2027\n9:30am kickoff\n6:30pm dinner at Casa Bonita\nPS Casa Bonita bumped us to 7:00pm',
    ['09-21T09:30 Kickoff', '09-21T19:00 Dinner at Casa Bonita ?'],
  ],
  [
    'in the line itself',
    'Sonntag, 16. Mai 2027\n9:00 Frühstück\n18:00 Grillen -> doch 19:00',
    ['05-16T09:00 Frühstück', '05-16T19:00 Grillen ?'],
  ],
])('reads a correction %s', async (_, plan, expected) => {
  expect(await list(plan)).toEqual(expected);
});

it('flags what a note below a plan names, and what is still to do', async () => {
  const plan = `Friday, November 12, 2027
15:45 shuttles to the church
19:30 dinner
PS from 28 Oct: the shuttles leave 15:15, the priest comes 16:00
To do: hand over the gift at 20:15`;
  const found = await list(plan);
  expect(found.slice(0, 2)).toEqual(['11-12T15:45 Shuttles to the church ?', '11-12T19:30 Dinner']);
  expect(found.at(-1)).toMatch(/\?$/);
});
