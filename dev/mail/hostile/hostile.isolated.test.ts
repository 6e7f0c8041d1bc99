import { expect, it } from 'vitest';
import { countWork } from './count-work.ts';
import { attach, HOSTILE_INPUTS, toPdf } from './inputs.ts';
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

it('leaves an email of 60,000 short lines unread, and says so', async () => {
  expect(await read(HOSTILE_INPUTS['rows of cells']?.(60_000 * 13) ?? '')).toMatchObject({
    problem: 'too-large',
    drafts: [],
  });
});

it('reads the booking beside 18 MB of photos', async () => {
  const photos = attach('image/jpeg', new Uint8Array(3 * 1024 * 1024).fill(200), 4);
  expect(photos.length).toBeGreaterThan(16_000_000);
  const { drafts, problem, isPartlyRead } = await read(
    photos.replace('2027 10:00', '2027 10:00 at Hotel Rosa'),
  );
  expect(problem).toBeUndefined();
  expect(isPartlyRead).toBeUndefined();
  expect(drafts).toHaveLength(1);
});

it('leaves a PDF unread that inflates to 60 MB, and says so', async () => {
  const { drafts, isPartlyRead } = await read(attach('application/pdf', toPdf(60_000_000), 1));
  expect(isPartlyRead).toBe(true);
  expect(drafts[0]?.reasons).toContain('partly-read');
});

it('reads four PDFs and says that there are more', async () => {
  expect((await read(attach('application/pdf', toPdf(1_000), 4))).isPartlyRead).toBeUndefined();
  expect((await read(attach('application/pdf', toPdf(1_000), 5))).isPartlyRead).toBe(true);
});
