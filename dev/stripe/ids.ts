import { randomBytes } from 'node:crypto';

/** An id like Stripe's, such as `pi_3fQ…`. */
export function createId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

export function randomText(length: number): string {
  return randomBytes(length * 2)
    .toString('base64')
    .replace(/[+/=]/g, '')
    .slice(0, length);
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
