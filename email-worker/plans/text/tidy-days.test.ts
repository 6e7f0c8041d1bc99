import { expect, it } from 'vitest';
import { readPlan } from '../read-plan.ts';

const CONTEXT = { zone: 'America/New_York', now: new Date('2026-11-27T09:00:00Z'), events: [] };
const BODY = [
  ['4:30 PM Arrival', '7 PM BBQ'],
  ['9:00 AM Breakfast', '2 PM Boat trip'],
  ['10 AM Brunch', '1 PM Farewell'],
];

it.each([
  [['Friday, May 14, 2027', 'Saturday, May 15, 2027', 'Sunday, May 16, 2027']],
  [['Fri May 14 2027', 'Sat May 15 2027', 'Sun May 16 2027']],
  [['14.05.2027', '15.05.2027', '16.05.2027']],
  [['2027-05-14', '2027-05-15', '2027-05-16']],
  [['Friday, May 14, 2027', 'Sat, May 15', 'Sunday 16.05.2027']],
  [['05/14/2027', '05/15/2027', '05/16/2027']],
  [['Day 1: Friday, May 14th, 2027', 'Day 2: Saturday, May 15th, 2027', 'Day 3: Sunday, May 16th, 2027']],
  [['## Friday 14 May 2027', '## Saturday 15 May 2027', '## Sunday 16 May 2027']],
  [['Arrival (May 14, 2027)', 'Wedding (May 15, 2027)', 'Farewell (May 16, 2027)']],
  [['Our weekend, May 14–16\n\nMay 14, 2027', 'May 15, 2027', 'May 16, 2027']],
])('reads days with full dates without a mark: %j', async (headings) => {
  const content = headings.map((heading, day) => [heading, ...(BODY[day] ?? [])].join('\n')).join('\n\n');
  const { proposals } = await readPlan({ kind: 'text', content, context: CONTEXT });
  expect(proposals.map(({ datetime, reviewReasons }) => [datetime?.slice(0, 16), reviewReasons])).toEqual(
    ['14T20:30', '14T23:00', '15T13:00', '15T18:00', '16T14:00', '16T17:00'].map((at) => [
      `2027-05-${at}`,
      [],
    ]),
  );
});
