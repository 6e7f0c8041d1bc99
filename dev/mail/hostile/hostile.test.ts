import { expect, it } from 'vitest';
import { toModelText } from '../../../email-worker/model/email-text.ts';
import { readMail } from '../../../email-worker/read-mail.ts';
import { attach, HOSTILE_INPUTS, toPdf } from './inputs.ts';

const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};
const SMALL = 8 * 1024;
const FACTOR = 8;
/** Linear work grows by the factor, quadratic work by its square. */
const MAX_GROWTH = FACTOR * 3;
/** CPU time in microseconds that starting up and collecting garbage can explain. */
const NOISE = 150_000;

async function read(text: string) {
  const reading = await readMail(new TextEncoder().encode(text), OPTIONS);
  toModelText(reading);
  return reading;
}

/** CPU time of reading an email, in microseconds; the lesser of two, since other work disturbs it. */
async function measure(text: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 2; run++) {
    const from = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(from);
    times.push(user + system);
  }
  return Math.min(...times);
}

it.each(Object.entries(HOSTILE_INPUTS))('%s takes time in proportion to its size', async (_, build) => {
  const [small, large] = [await measure(build(SMALL)), await measure(build(SMALL * FACTOR))];
  expect(large).toBeLessThan(Math.max(small, 1_000) * MAX_GROWTH + NOISE);
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
