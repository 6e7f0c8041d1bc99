import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { postStripeEvent } from '../testing/payment.ts';

const NOBODYS = { id: 'pi_nobodys', object: 'payment_intent' };

describe('webhooks', () => {
  it('are kept and answered, also when they speak of nothing of ours', async () => {
    const id = `evt_${crypto.randomUUID()}`;
    for (let n = 0; n < 3; n++) {
      expect(await postStripeEvent('payment_intent.succeeded', NOBODYS, { id })).toMatchObject({
        status: 200,
        body: { received: true },
      });
    }
    const kept = await env.DB.prepare(
      'SELECT type, processed_at IS NOT NULL AS done FROM webhook_events WHERE id = ?',
    )
      .bind(id)
      .all();
    expect(kept.results).toEqual([{ type: 'payment_intent.succeeded', done: 1 }]);
  });

  it('are refused when forged, changed, or older than five minutes', async () => {
    const late = await postStripeEvent('payment_intent.succeeded', NOBODYS, { at: Date.now() - 301_000 });
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
