import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id of Stripe's kind, `pi_3fQ…`. Random alone: nothing may be read from it. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

/** Letters and digits; the 62 letters of 256 bytes are a little uneven, which matters to nobody here. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Now, in seconds, as Stripe counts. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
