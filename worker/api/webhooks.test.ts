import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { postStripeEvent } from '../testing/payment.ts';

const UNKNOWN_INTENT = { id: 'pi_unknown', object: 'payment_intent' };

describe('works', () => {
  it('stores and acknowledges a repeated event, even for an unknown payment', async () => {
    const id = `evt_${crypto.randomUUID()}`;
    for (let n = 0; n < 3; n++) {
      expect(await postStripeEvent('payment_intent.succeeded', UNKNOWN_INTENT, { id })).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
    const rows = await env.DB.prepare(
      'SELECT type, processed_at IS NOT NULL AS done FROM webhook_events WHERE id = ?',
    )
      .bind(id)
      .all();
    expect(rows.results).toEqual([{ type: 'payment_intent.succeeded', done: 1 }]);
  });
});

describe('refuses', () => {
  it('rejects forged events and events older than 5 minutes', async () => {
    const late = await postStripeEvent('payment_intent.succeeded', UNKNOWN_INTENT, {
      at: Date.now() - 301_000,
    });
    expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    for (const signature of ['', 't=1,v1=abc', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const forged = await new TestBrowser().post(
        '/api/webhooks/stripe',
        { id: 'evt_1' },
        { 'Stripe-Signature': signature, 'Sec-Fetch-Site': '' },
      );
      expect(forged.status).toBe(400);
    }
  });
});

describeAccess('webhooks');
