import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it('reads forms with two labels for the day and labels that are no field', async () => {
  const form = (time: string, what: string) =>
    [
      'Day: Sat',
      'Date: 12/06/2027',
      `Time: ${time}`,
      'Table no: four',
      `What: ${what}`,
      'Where: La Mar',
    ].join('\n');
  const text = [form('12:30', 'Lunch'), form('19:30', 'Dinner'), form('21:00', 'Party')].join('\n\n');
  expect(
    (await readTestPlan(text)).map(
      ({ datetime, title, location }) => `${datetime?.slice(8, 16)} ${title} ${location}`,
    ),
  ).toEqual(['12T12:30 Lunch La Mar', '12T19:30 Dinner La Mar', '12T21:00 Party La Mar']);
});
