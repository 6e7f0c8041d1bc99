import { expect, it } from 'vitest';
import { countWork } from './count-work.ts';
import { HOSTILE_INPUTS } from './inputs.ts';
import { expectProportional, read, SIZES } from './read-hostile.ts';

it.each(Object.entries(HOSTILE_INPUTS))('%s takes work in proportion to its size', async (_, build) => {
  const work: number[] = [];
  for (const size of SIZES) work.push(await countWork(() => read(build(size))));
  expectProportional(work);
});

/** Units that 300 KB of the texts with the most expensive lines may cost: half a second of CPU. */
const MAX_TEXT_WORK = 30_000_000;
const EXPENSIVE = [
  'rows of cells',
  'rows of stops',
  'text of markup signs',
  'text of streets',
  'text of dates',
  'lines of values',
  'lines of places',
  'markup of dates',
];

it.each(EXPENSIVE)('%s take limited work', async (name) => {
  const email = HOSTILE_INPUTS[name]?.(300 * 1024) ?? '';
  expect(await countWork(() => read(email))).toBeLessThan(MAX_TEXT_WORK);
});
