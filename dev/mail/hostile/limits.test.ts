import { expect, it } from 'vitest';
import { attach, HOSTILE_INPUTS, toPdf } from './inputs.ts';
import { read } from './read-hostile.ts';

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
