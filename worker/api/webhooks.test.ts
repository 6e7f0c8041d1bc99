import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  connectStripe,
  controlStripe,
  createTrialItinerary,
  isItineraryPaid,
  payTestCheckout,
  postConfirmPayment,
  postStripeEvent,
} from '../testing/payment.ts';

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
    const rows = await everyDatabase
      .prepare('SELECT type, processed_at IS NOT NULL AS done FROM webhook_events WHERE id = ?')
      .bind(id)
      .all();
    expect(rows.results).toEqual([{ type: 'payment_intent.succeeded', done: 1 }]);
  });
});

describe('disputes', () => {
  const dispute = (id: string, status: string) => ({
    id,
    object: 'dispute',
    amount: 300,
    currency: 'usd',
    reason: 'fraudulent',
    status,
    created: 1_700_000_000,
    payment_intent: 'pi_disputed',
  });
  const newId = () => `dp_${crypto.randomUUID()}`;
  const readDispute = (id: string) =>
    everyDatabase
      .prepare('SELECT status, amount, intent_id, created_at, updated_at FROM disputes WHERE id = ?')
      .bind(id)
      .first();

  it('records a dispute as the bank decides, without touching the itinerary', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    const log = vi.spyOn(console, 'log');
    await controlStripe({ dispute: intentId });
    await controlStripe({ dispute: intentId, disputeStatus: 'lost' });
    const { data } = await connectStripe().events.list({ limit: 100 });
    const events = data.filter((event) => JSON.stringify(event.data).includes(intentId)).reverse();
    const ofDispute = events.filter(({ type }) => type.startsWith('charge.dispute.'));
    expect(ofDispute.map(({ type }) => type)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
    for (const { id, type, created, data } of [...ofDispute, ...ofDispute])
      expect((await postStripeEvent(type, data.object, { id, created })).status).toBe(200);
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes(intentId));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ job: 'dispute', event: 'charge.dispute.created', status: 'needs_response' }),
      expect.objectContaining({
        job: 'dispute',
        event: 'charge.dispute.closed',
        status: 'lost',
        amount: 300,
      }),
    ]);
    const { results } = await everyDatabase
      .prepare('SELECT status FROM disputes WHERE intent_id = ?')
      .bind(intentId)
      .all();
    expect(results).toEqual([{ status: 'lost' }]);
    expect(await isItineraryPaid(itinerary)).toBe(true);
  });

  it('keeps the newest status when events arrive out of order', async () => {
    const id = newId();
    const start = 1_700_000_000;
    const events = [
      ['charge.dispute.closed', 'lost', 30],
      ['charge.dispute.created', 'needs_response', 0],
      ['charge.dispute.updated', 'under_review', 30],
      ['charge.dispute.updated', 'under_review', 20],
    ] as const;
    for (const [type, status, seconds] of events) {
      await postStripeEvent(type, dispute(id, status), { created: start + seconds });
      expect(await readDispute(id)).toEqual({
        status: 'lost',
        amount: 300,
        intent_id: 'pi_disputed',
        created_at: start * 1000,
        updated_at: (start + 30) * 1000,
      });
    }
    await postStripeEvent('charge.dispute.closed', dispute(id, 'won'), { created: start + 40 });
    expect(await readDispute(id)).toMatchObject({ status: 'won' });
  });

  it('accepts events in the same second in any order', async () => {
    for (const statuses of [
      ['needs_response', 'lost'],
      ['lost', 'needs_response'],
    ]) {
      const id = newId();
      for (const status of statuses)
        await postStripeEvent('charge.dispute.updated', dispute(id, status), { created: 1_700_000_000 });
      expect(await readDispute(id)).toMatchObject({ status: 'lost' });
    }
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
