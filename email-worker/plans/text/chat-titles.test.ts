import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

it.each([
  ['Saturday 8 May\n10:00 Flight UA 1218 ohare to reno', 'Flight UA 1218'],
  ['5月8日(土) 羽田9:40発→那覇12:25着', '羽田 →那覇'],
  ['5月8日(土)\n16:36 のぞみで帰る', 'のぞみで帰る'],
  ['5月8日(土)\n貸切風呂 21:00 予約したよ', '貸切風呂'],
  ['domingo 9 de mayo hay que dejar la casa a las 12', 'Dejar la casa'],
  ['Samstag 8. Mai\n23:30 Nachtüberfall 🤫 Kids wissen nix', 'Nachtüberfall'],
  ['sábado 8 de mayo\nvale, hecho. Desayuno 9h', 'Desayuno'],
])('names an event by what it is: %s', async (plan, title) => {
  const proposals = await readTestPlan(plan);
  expect(proposals.map((one) => one.title)).toEqual([title]);
});

it('names an event without other words by its place', async () => {
  const [proposal] = await readTestPlan('Samstag 8. Mai\n20 Uhr Kegelbahn im Keller');
  expect(proposal?.title).not.toBe('');
});
