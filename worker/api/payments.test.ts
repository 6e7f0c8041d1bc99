import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { reconcile } from '../jobs/reconcile.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { holdAsOwner } from '../testing/account.ts';
import { Listener } from '../testing/live.ts';
import {
  CARDS,
  confirm,
  connect,
  control,
  createTrial,
  isPaid,
  listPaid,
  openIntent,
  payIntent,
  payOpen,
  postEvent,
} from '../testing/payment.ts';

const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n');

describe('paying works', () => {
  it('once, exactly, whoever tells us first and however often', async () => {
    const itinerary = await createTrial();
    const intentId = await payIntent(itinerary.projectId);
    const intent = await connect().paymentIntents.retrieve(intentId);
    const [first] = await Promise.all([
      confirm(itinerary, { paymentIntentId: intentId }),
      postEvent('payment_intent.succeeded', intent),
      postEvent('payment_intent.succeeded', intent),
      confirm(itinerary, { paymentIntentId: intentId }),
    ]);
    expect(first).toMatchObject({ status: 200, body: { success: true, project: { isPaid: true } } });
    await postEvent('payment_intent.succeeded', intent);
    expect(await listPaid(itinerary.id)).toEqual([{ status: 'succeeded', amount: 300, coupon_code: null }]);
    expect(
      await count("SELECT count(*) AS n FROM outbox WHERE kind = 'receipt' AND project_id = ?", itinerary.id),
    ).toBe(1);
  });

  it('has one open intent a project, however many ask', async () => {
    const itinerary = await createTrial();
    const intents = await Promise.all(
      [1, 2, 3, 4].map(() => openIntent(itinerary.projectId, itinerary.host)),
    );
    expect(new Set(intents).size).toBe(1);
  });

  it('shows receipts to the owner alone', async () => {
    const itinerary = await createTrial();
    await confirm(itinerary, { paymentIntentId: await payIntent(itinerary.projectId) });
    await holdAsOwner(itinerary.host, itinerary.projectId);
    const { body } = await itinerary.host.get(`${itinerary.path}/payments`);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        amount: 300,
        currency: 'usd',
        status: 'succeeded',
        createdAt: expect.any(String),
        receiptUrl: expect.stringContaining('http'),
      },
    ]);
  });

  it('is noticed without browser and webhook, by reconciliation, and open pages hear of it', async () => {
    const itinerary = await createTrial();
    const page = await Listener.open(itinerary.host, itinerary.path);
    await payIntent(itinerary.projectId);
    await reconcile(env, Date.now());
    expect(await isPaid(itinerary)).toBe(false);
    await reconcile(env, Date.now() + 11 * 60_000);
    expect(await isPaid(itinerary)).toBe(true);
    await vi.waitFor(() => expect(page.notes[1]).toEqual({ revision: 2, changed: ['details'] }));
  });

  it('ends with a refund: back to trial, content kept, and a late event does not pay again', async () => {
    const itinerary = await createTrial();
    const intentId = await payIntent(itinerary.projectId);
    await confirm(itinerary, { paymentIntentId: intentId });
    await itinerary.host.post(`${itinerary.path}/faqs`, { question: 'Still there?', answer: 'Yes.' });
    const charge = { id: 'ch_1', object: 'charge', payment_intent: intentId };
    await control({ refund: intentId, refundAmount: 100 });
    await postEvent('charge.refunded', charge);
    expect(await isPaid(itinerary)).toBe(true);
    await control({ refund: intentId });
    await postEvent('charge.refunded', charge);
    expect(await isPaid(itinerary)).toBe(false);
    expect((await itinerary.host.get(`${itinerary.path}/faqs`)).body).toHaveLength(1);
    await postEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isPaid(itinerary)).toBe(false);
    const again = await confirm(itinerary, { paymentIntentId: intentId });
    expect(again).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
  });
});

describe('paying refuses', () => {
  it('a declined card with Stripe’s words, and takes the next one', async () => {
    const itinerary = await createTrial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await expect(payOpen(intentId, CARDS.declined)).rejects.toThrow();
    const declined = await confirm(itinerary, { paymentIntentId: intentId });
    expect(declined).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_FAILED', message: expect.stringContaining('declined') },
    });
    expect(await isPaid(itinerary)).toBe(false);
    await payOpen(intentId);
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(200);
  });

  it('to call a payment done that the bank is still working on', async () => {
    const itinerary = await createTrial();
    await control({ processing: 3_600_000 });
    const intentId = await payIntent(itinerary.projectId, CARDS.processing);
    expect(await confirm(itinerary, { paymentIntentId: intentId })).toMatchObject({
      status: 503,
      body: { retryAfter: 3 },
    });
    await control({ settle: intentId });
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(200);
  });

  it('an intent of another project, of nobody, or none', async () => {
    const [mine, theirs] = [await createTrial(), await createTrial()];
    const intentId = await payIntent(theirs.projectId);
    expect((await confirm(mine, { paymentIntentId: intentId })).status).toBe(404);
    expect((await confirm(mine, { paymentIntentId: 'pi_nobodys' })).status).toBe(404);
    expect((await confirm(mine, {})).status).toBe(400);
    expect(await isPaid(mine)).toBe(false);
  });

  it('an intent that was not made at our price', async () => {
    const itinerary = await createTrial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await connect().paymentIntents.update(intentId, { amount: 50 });
    await payOpen(intentId);
    expect(await confirm(itinerary, { paymentIntentId: intentId })).toMatchObject({ status: 409 });
    expect(await isPaid(itinerary)).toBe(false);
  });

  it('a second upgrade, and sends a second payment back', async () => {
    const itinerary = await createTrial();
    const intentId = await payIntent(itinerary.projectId);
    // Unlocked by other means while the card was being charged.
    await env.DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(itinerary.id).run();
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(200);
    expect(await listPaid(itinerary.id)).toEqual([{ status: 'refunded', amount: 300, coupon_code: null }]);
    const { latest_charge } = await connect().paymentIntents.retrieve(intentId, {
      expand: ['latest_charge'],
    });
    expect(latest_charge).toMatchObject({ refunded: true });
    const again = await itinerary.host.post(`${itinerary.path}/upgrade`);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('when Stripe or we stumble', () => {
  it('makes one intent of an upgrade that Stripe failed to answer', async () => {
    const itinerary = await createTrial();
    await control({ failNext: { how: '500', times: 2, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    expect(await count('SELECT count(*) AS n FROM checkouts WHERE project_id = ?', itinerary.id)).toBe(1);
    expect((await connect().paymentIntents.retrieve(intentId)).metadata.projectId).toBe(itinerary.projectId);
  });

  it('takes garbage for an answer that may come right', async () => {
    const itinerary = await createTrial();
    await control({ failNext: { how: 'garbage', times: 4, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
  });

  it('keeps nothing of a payment when the database fails in the middle, and all of it at the next try', async () => {
    const itinerary = await createTrial();
    const intentId = await payIntent(itinerary.projectId);
    await env.DB.exec(
      `CREATE TRIGGER unlucky BEFORE UPDATE OF is_paid ON projects WHEN NEW.id = ${itinerary.id} BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(503);
    expect(await listPaid(itinerary.id)).toEqual([]);
    await env.DB.exec('DROP TRIGGER unlucky');
    await postEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isPaid(itinerary)).toBe(true);
  });
});

describeAccess('payments');
