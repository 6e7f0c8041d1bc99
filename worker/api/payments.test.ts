import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { unsealMail } from '../actions/outbox.ts';
import { findOutboxMail } from '../db/outbox.ts';
import { parseSettings } from '../services/settings.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { signInAsOwner } from '../testing/account.ts';
import { everyDatabase, everyItineraryDb } from '../testing/databases.ts';
import {
  connectStripe,
  controlStripe,
  createCoupon,
  createTrialItinerary,
  isItineraryPaid,
  listPaymentRows,
  payIntent,
  payTestCheckout,
  postConfirmPayment,
  postStripeEvent,
  startTestCheckout,
  TEST_PAYMENT_CARDS,
} from '../testing/payment.ts';

const count = (sql: string, ...values: unknown[]) =>
  everyDatabase
    .prepare(sql)
    .bind(...values)
    .first<number>('n');

describe('works', () => {
  it('records one payment for parallel and repeated confirmations and webhooks', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    const intent = await connectStripe().paymentIntents.retrieve(intentId);
    const [first] = await Promise.all([
      postConfirmPayment(itinerary, { paymentIntentId: intentId }),
      postStripeEvent('payment_intent.succeeded', intent),
      postStripeEvent('payment_intent.succeeded', intent),
      postConfirmPayment(itinerary, { paymentIntentId: intentId }),
    ]);
    expect(first).toMatchObject({ status: 200, body: { success: true, project: { isPaid: true } } });
    await postStripeEvent('payment_intent.succeeded', intent);
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 300, coupon_code: null },
    ]);
    expect(
      await count("SELECT count(*) AS n FROM outbox WHERE kind = 'receipt' AND project_id = ?", itinerary.id),
    ).toBe(1);
  });

  it('returns one intent for parallel upgrades', async () => {
    const itinerary = await createTrialItinerary();
    const intents = await Promise.all(
      [1, 2, 3, 4].map(() => startTestCheckout(itinerary.projectId, itinerary.host)),
    );
    expect(new Set(intents).size).toBe(1);
  });

  it('returns receipts to the owner', async () => {
    const itinerary = await createTrialItinerary();
    await postConfirmPayment(itinerary, { paymentIntentId: await payTestCheckout(itinerary.projectId) });
    await signInAsOwner(itinerary.host, itinerary.projectId);
    const { body } = await itinerary.host.get(`${itinerary.path}/payments`);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        amount: 300,
        currency: 'usd',
        status: 'succeeded',
        createdAt: expect.any(String),
        receiptUrl: expect.stringContaining('http'),
        couponCode: null,
      },
    ]);
  });

  it('lists a coupon for the full price as a receipt of 0.00, as the email says', async () => {
    const itinerary = await createTrialItinerary();
    const couponCode = await createCoupon({ value: 100 });
    expect((await postConfirmPayment(itinerary, { couponCode })).status).toBe(200);
    await signInAsOwner(itinerary.host, itinerary.projectId);
    const { body } = await itinerary.host.get(`${itinerary.path}/payments`);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        amount: 0,
        currency: 'usd',
        status: 'succeeded',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        receiptUrl: null,
        couponCode,
      },
    ]);
    const receipt = await findOutboxMail(everyItineraryDb, itinerary.id, 'receipt');
    const mail = receipt && (await unsealMail(parseSettings(env), receipt));
    expect(mail?.text).toContain(`Coupon ${couponCode}: -3.00 USD\nTotal: 0.00 USD`);
  });

  it('lists payments and coupons in order, newest first, each with its own id', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    await controlStripe({ refund: intentId });
    await postStripeEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: intentId });
    const couponCode = await createCoupon({ value: 100 });
    expect((await postConfirmPayment(itinerary, { couponCode })).status).toBe(200);
    await signInAsOwner(itinerary.host, itinerary.projectId);
    const { body } = await itinerary.host.get(`${itinerary.path}/payments`);
    expect(body).toMatchObject([
      { amount: 0, status: 'succeeded', couponCode },
      { amount: 300, status: 'refunded', couponCode: null },
    ]);
    expect(new Set(body.map(({ id }: { id: number }) => id)).size).toBe(2);
  });

  it('accepts a payment that is still processing, and completes it by webhook', async () => {
    const itinerary = await createTrialItinerary();
    await controlStripe({ processing: 3_600_000 });
    const intentId = await payTestCheckout(itinerary.projectId, TEST_PAYMENT_CARDS.processing);
    expect(await postConfirmPayment(itinerary, { paymentIntentId: intentId })).toMatchObject({
      status: 202,
      body: { success: true, processing: true, message: expect.stringContaining('still processing') },
    });
    expect(await isItineraryPaid(itinerary)).toBe(false);
    await controlStripe({ settle: intentId });
    await postStripeEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isItineraryPaid(itinerary)).toBe(true);
    const confirmed = await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    expect(confirmed).toMatchObject({ status: 200, body: { project: { isPaid: true } } });
  });

  it('reverts to a trial on a full refund, keeps the content, and ignores a late payment event', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    await itinerary.host.post(`${itinerary.path}/faqs`, { question: 'Still there?', answer: 'Yes.' });
    const charge = { id: 'ch_1', object: 'charge', payment_intent: intentId };
    await controlStripe({ refund: intentId, refundAmount: 100 });
    await postStripeEvent('charge.refunded', charge);
    expect(await isItineraryPaid(itinerary)).toBe(true);
    await controlStripe({ refund: intentId });
    await postStripeEvent('charge.refunded', charge);
    expect(await isItineraryPaid(itinerary)).toBe(false);
    expect((await itinerary.host.get(`${itinerary.path}/faqs`)).body).toHaveLength(1);
    await postStripeEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isItineraryPaid(itinerary)).toBe(false);
    const again = await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    expect(again).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
  });
});

describe('refuses', () => {
  it('returns Stripe’s message for a declined card, then accepts another', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await expect(payIntent(intentId, TEST_PAYMENT_CARDS.declined)).rejects.toThrow();
    const declined = await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    expect(declined).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_FAILED', message: expect.stringContaining('declined') },
    });
    expect(await isItineraryPaid(itinerary)).toBe(false);
    await payIntent(intentId);
    expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(200);
  });

  it('rejects an intent of another project, an unknown one, and none', async () => {
    const [own, other] = [await createTrialItinerary(), await createTrialItinerary()];
    const intentId = await payTestCheckout(other.projectId);
    expect((await postConfirmPayment(own, { paymentIntentId: intentId })).status).toBe(404);
    expect((await postConfirmPayment(own, { paymentIntentId: 'pi_unknown' })).status).toBe(404);
    expect((await postConfirmPayment(own, {})).status).toBe(400);
    expect(await isItineraryPaid(own)).toBe(false);
  });

  it('rejects an intent with another amount', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await connectStripe().paymentIntents.update(intentId, { amount: 50 });
    await payIntent(intentId);
    expect(await postConfirmPayment(itinerary, { paymentIntentId: intentId })).toMatchObject({ status: 409 });
    expect(await isItineraryPaid(itinerary)).toBe(false);
  });

  it('rejects a second upgrade, and refunds a second payment', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    // Another payment unlocked the project while the card was being charged.
    await everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(itinerary.id).run();
    expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(200);
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'refunded', amount: 300, coupon_code: null },
    ]);
    const { latest_charge } = await connectStripe().paymentIntents.retrieve(intentId, {
      expand: ['latest_charge'],
    });
    expect(latest_charge).toMatchObject({ refunded: true });
    const again = await itinerary.host.post(`${itinerary.path}/upgrade`);
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('when Stripe or the database fails', () => {
  it('creates one intent when an upgrade is retried', async () => {
    const itinerary = await createTrialItinerary();
    await controlStripe({ failNext: { how: '500', times: 2, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    expect(await count('SELECT count(*) AS n FROM checkouts WHERE project_id = ?', itinerary.id)).toBe(1);
    expect((await connectStripe().paymentIntents.retrieve(intentId)).metadata.projectId).toBe(
      itinerary.projectId,
    );
  });

  it('finds the intent that a failed call created', async () => {
    const itinerary = await createTrialItinerary();
    await controlStripe({ failNext: { how: '500-after-charge', on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
    const [intentId] = await Promise.all(
      [1, 2, 3].map(() => startTestCheckout(itinerary.projectId, itinerary.host)),
    );
    const intents = await connectStripe()
      .paymentIntents.list({ limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    const own = intents.filter(({ metadata }) => metadata.projectId === itinerary.projectId);
    expect(own.map(({ id }) => id)).toEqual([intentId]);
  });

  it('treats an invalid Stripe response as temporary', async () => {
    const itinerary = await createTrialItinerary();
    await controlStripe({ failNext: { how: 'garbage', times: 4, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
  });

  it('stores nothing of a payment when the database fails, and all of it on retry', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await payTestCheckout(itinerary.projectId);
    await everyDatabase.exec(
      `CREATE TRIGGER fail BEFORE UPDATE OF is_paid ON projects WHEN NEW.id = ${itinerary.id} BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(503);
    expect(await listPaymentRows(itinerary.id)).toEqual([]);
    await everyDatabase.exec('DROP TRIGGER fail');
    await postStripeEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isItineraryPaid(itinerary)).toBe(true);
  });
});

describeAccess('payments');
