import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function listPlaces(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content, { today: '2026-11-23' });
  return proposals.map(({ title, location }) => `${title} @ ${location}`);
}

it('reads a kind of place with its name below an event as its place', async () => {
  const plan = `Friday, October 8, 2027

10:00 Welcome
Great Hall

11:00 Talk
Bring your own laptop

12:00 Lunch
Lunch is in the garden`;
  expect(await listPlaces(plan)).toEqual(['Welcome @ Great Hall', 'Talk @ ', 'Lunch @ ']);
});

it('reads a place after words such as "next to" in several languages', async () => {
  const plan = `Friday, October 8, 2027
9:00 Bus leaves outside the library
10:00 Tour next to Rosa Hall
11:00 Treffen an der Steinernen Brücke
12:00 Paseo delante del Museo Thyssen`;
  expect(await listPlaces(plan)).toEqual([
    'Bus leaves @ library',
    'Tour @ Rosa Hall',
    'Treffen an der Steinernen Brücke @ Steinernen Brücke',
    'Paseo delante del Museo Thyssen @ Museo Thyssen',
  ]);
});
