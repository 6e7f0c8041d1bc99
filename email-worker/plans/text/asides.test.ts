import { expect, it } from 'vitest';
import type { PlannedEvent } from '../plan.ts';
import { readPlan } from '../read-plan.ts';

async function list(content: string, events: PlannedEvent[] = []): Promise<string[]> {
  const context = { zone: 'UTC', now: new Date('2026-11-23T12:00:00Z'), events };
  const { proposals } = await readPlan({ kind: 'text', content, context });
  return proposals.map(({ datetime, title, reviewReasons }) =>
    [datetime?.slice(0, 16), title, ...reviewReasons].join(' '),
  );
}

it('proposes no tips and nothing that is only said to be done', async () => {
  const plan = `Sunday, October 10, 2027
- 10:00 AM Arashiyama
- Book the tea ceremony at least 2 weeks ahead
- Hotel: booked, confirmation 48213-99
- Bamboo grove

Tips:
- Bring cash`;
  expect(await list(plan)).toEqual(['2027-10-10T10:00 Arashiyama', '2027-10-10T12:00 Bamboo grove no-time']);
  const german =
    'Sonntag, 10. Oktober 2027\n- 10:00 Uhr Tempel\n- Bitte Teezeremonie reservieren\n- Hotel gebucht';
  expect(await list(german)).toEqual(['2027-10-10T10:00 Tempel']);
});

it('keeps all events of a plan that has booking numbers', async () => {
  const plan = `Friday, October 8, 2027
3:00 PM Check in (booked, confirmation 48213-99)
7:00 PM Dinner

Saturday, October 9, 2027
9:00 AM Fushimi Inari
2:00 PM Tea ceremony, booking ref: TC-99812

Sunday, October 10, 2027
5:00 PM Train to Tokyo`;
  expect((await list(plan)).map((line) => line.slice(0, 16))).toEqual([
    '2027-10-08T15:00',
    '2027-10-08T19:00',
    '2027-10-09T09:00',
    '2027-10-09T14:00',
    '2027-10-10T17:00',
  ]);
});

it('takes the year from a full date of the plan, not from the itinerary', async () => {
  const events = [{ id: 1, title: 'Call', startsAt: Date.parse('2026-12-01T10:00:00Z') }];
  const plan = 'Friday, May 14, 2027\n9:00 AM Canoe\n\nSaturday, May 15\n9:00 AM Hike';
  expect(await list(plan, events)).toEqual(['2027-05-14T09:00 Canoe', '2027-05-15T09:00 Hike']);
});
