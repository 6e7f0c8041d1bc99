import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2027-06-20' });
  return proposals.map(({ datetime, title }) => `${datetime?.slice(0, 16)} ${title}`);
}

it.each([
  [
    'an English',
    '11/06/2027, 08:02 - Ana: brunch sat 9.45\n11/06/2027, 08:04 - Ben: when are we out on sun?\n11/06/2027, 08:15 - Ana: checkout is at 10:00',
    ['2027-06-12T09:45 Brunch', '2027-06-13T10:00 Checkout'],
  ],
  [
    'a German',
    '11.06.27, 08:02 - Ana: Samstag 9:45 Frühstück\n11.06.27, 08:04 - Ben: und was machen wir am Sonntag?\n11.06.27, 08:15 - Ana: 11:00 Bootstour',
    ['2027-06-12T09:45 Frühstück', '2027-06-13T11:00 Bootstour'],
  ],
  [
    'a Polish',
    '11.06.2027, 08:02 - Ana: piątek 19:00 kolacja\n11.06.2027, 08:04 - Ben: a w sobotę jakiś szlak?\n11.06.2027, 08:15 - Ana: spacer 10:00',
    ['2027-06-11T19:00 Kolacja', '2027-06-12T10:00 Spacer'],
  ],
])('answers %s question about a day on that day', async (_, chat, events) => {
  expect(await list(chat)).toEqual(events);
});
