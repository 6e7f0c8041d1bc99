import { env } from 'cloudflare:workers';
import type { RateRule } from '../durable-objects/rate-limiter.ts';

/** Counts hits of a rule as earlier requests would have. */
export async function spendRate(subject: string, rule: RateRule, times: number): Promise<void> {
  const waitMs = await env.RATE_LIMITER.getByName(subject).hit(...Array.from({ length: times }, () => rule));
  if (waitMs > 0) throw new Error(`${subject} is over the limit of ${rule.name}.`);
}
