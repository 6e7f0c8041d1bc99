import { expect } from 'vitest';
import { toModelText } from '../../../email-worker/model/email-text.ts';
import { readMail } from '../../../email-worker/read-mail.ts';

const OPTIONS = {
  now: new Date('2026-12-01T00:00:00Z'),
  defaultZone: 'America/New_York',
  sender: { authenticated: true, typedOnly: false },
};
/** Sizes of the inputs whose work is compared, in bytes. */
export const SIZES = [8, 24].map((kilobytes) => kilobytes * 1024);
/** Work of three times the size that grows with n log n; that of quadratic work is 9. */
const MAX_GROWTH = 4;
/** Work of an email without content. */
const BASE = 100_000;

/** Reads an email as the product does. */
export async function read(text: string) {
  const reading = await readMail(new TextEncoder().encode(text), OPTIONS);
  toModelText(reading);
  return reading;
}

/** Fails if the work of the inputs of `SIZES` grows faster than they do. */
export function expectProportional(work: number[]) {
  const growth = work.slice(1).map((units, i) => units / Math.max(BASE, work[i] ?? 0));
  expect(Math.max(...growth), `${work.join(', ')} units`).toBeLessThan(MAX_GROWTH);
}
