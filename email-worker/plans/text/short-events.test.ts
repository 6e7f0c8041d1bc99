import { expect, it } from 'vitest';
import { readTestPlan } from '../../testing/read-test-plan.ts';

async function list(content: string): Promise<string[]> {
  const proposals = await readTestPlan(content);
  return proposals.map(({ datetime, title }) => `${datetime?.slice(5, 16)} ${title}`);
}

it.each([
  ['en', 'Saturday 22 May', 'Picnic 1230', '05-22T12:30 Picnic'],
  ['en', 'Saturday 22 May', 'Cocktails half six', '05-22T18:30 Cocktails'],
  ['en', 'Saturday 22 May', 'Dinner 8 sharp at Corkage', '05-22T20:00 Dinner'],
  ['en', 'Saturday 22 May', 'Check out 10', '05-22T10:00 Check out'],
  ['de', 'Samstag 22. Mai', 'Brunch 11', '05-22T11:00 Brunch'],
  ['nl', 'zaterdag 22 mei', 'Brunch elf uur', '05-22T11:00 Brunch'],
  ['sv', 'lördag 22 maj', 'Frukost 8 prick', '05-22T08:00 Frukost'],
  ['pl', 'sobota 22 maja', 'śniadanie 9', '05-22T09:00 Śniadanie'],
  ['fr', 'samedi 22 mai', 'Brunch 11 pile', '05-22T11:00 Brunch'],
])('reads the hour of a short note in %s', async (_, day, line, expected) => {
  expect(await list(`${day}\n${line}`)).toEqual([expected]);
});

it('takes no number of people for an hour', async () => {
  expect(await list('Saturday 22 May\nDinner for two')).toEqual([]);
});
