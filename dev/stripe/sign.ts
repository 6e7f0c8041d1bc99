import { createHmac } from 'node:crypto';
import { nowSeconds } from './ids.ts';

/** The header `Stripe-Signature` of a body sent now: the time, and an HMAC over time and body. */
export function signBody(body: string, secret: string, time = nowSeconds()): string {
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${v1}`;
}
