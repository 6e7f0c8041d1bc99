import { describe, expect, it } from 'vitest';
import { everyDatabase } from '../testing/databases.ts';
import {
  connectStripe,
  controlStripe,
  createCoupon,
  createTrialItinerary,
  isItineraryPaid,
  listPaymentRows,
  payIntent,
  postConfirmPayment,
  startTestCheckout,
  TEST_PAYMENT_CARDS,
} from '../testing/payment.ts';

/** A trial itinerary with an open checkout. */
async function openTestCheckout() {
  const itinerary = await createTrialItinerary();
  return { itinerary, intentId: await startTestCheckout(itinerary.projectId, itinerary.host) };
}
type TestCheckout = Awaited<ReturnType<typeof openTestCheckout>>;

const validate = ({ itinerary, intentId }: TestCheckout, couponCode: string) =>
  itinerary.host.post('/api/validate-coupon', { couponCode, paymentIntentId: intentId });

const readAmount = async ({ intentId }: TestCheckout) =>
  (await connectStripe().paymentIntents.retrieve(intentId)).amount;

const countRedemptions = (code: string) =>
  everyDatabase
    .prepare('SELECT count(*) AS n FROM coupon_uses WHERE reservation IS NULL AND code = ?')
    .bind(code)
    .first<number>('n');

async function expireReservation({ intentId }: TestCheckout): Promise<void> {
  const checkouts = everyDatabase
    .prepare(
      'UPDATE checkouts SET coupon_reserved_until = ? WHERE intent_id = ? RETURNING coupon_reservation AS name',
    )
    .bind(Date.now() - 1, intentId);
  const name = await checkouts.first('name');
  await everyDatabase
    .prepare('UPDATE coupon_uses SET reserved_until = ? WHERE reservation = ?')
    .bind(Date.now() - 1, name)
    .run();
}

describe('a coupon with one use', () => {
  it('gives its discount to one of five payments', async () => {
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const checkouts = await Promise.all(Array.from({ length: 5 }, openTestCheckout));
    const responses = await Promise.all(checkouts.map((checkout) => validate(checkout, code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await Promise.all(checkouts.map(readAmount))).sort()).toEqual([150, 300, 300, 300, 300]);
    await Promise.all(checkouts.map(({ intentId }) => payIntent(intentId)));
    for (const { itinerary, intentId } of checkouts)
      expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(200);
    expect(await countRedemptions(code)).toBe(1);
  });

  it('is reserved for 30 minutes, and renewed for the same payment', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const before = Date.now();
    for (let n = 0; n < 2; n++) expect((await validate(checkout, code)).status).toBe(200);
    const until = await everyDatabase
      .prepare('SELECT coupon_reserved_until AS n FROM checkouts WHERE intent_id = ?')
      .bind(checkout.intentId)
      .first<number>('n');
    expect(until).toBeGreaterThanOrEqual(before + 30 * 60_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    expect((await validate(other, code)).body.code).toBe('COUPON_INVALID');
  });

  it('is reserved when it covers the full price, too', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 100, maxUses: 1 });
    expect((await validate(checkout, code)).body).toMatchObject({ freeUpgrade: true });
    expect((await validate(other, code)).status).toBe(400);
    expect((await postConfirmPayment(other.itinerary, { couponCode: code })).status).toBe(400);
    expect((await postConfirmPayment(checkout.itinerary, { couponCode: code })).status).toBe(200);
    expect(await countRedemptions(code)).toBe(1);
  });

  it.each(['', 'NOSUCH', 'another coupon', 'a free coupon'])(
    'is free again after entering "%s"',
    async (text) => {
      const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
      const code = await createCoupon({ value: 50, maxUses: 1 });
      await validate(checkout, code);
      const isCoupon = text.includes('coupon');
      const next = isCoupon ? await createCoupon({ value: text === 'a free coupon' ? 100 : 40 }) : text;
      await validate(checkout, next);
      expect(await readAmount(checkout)).toBe(text === 'another coupon' ? 180 : 300);
      expect((await validate(other, code)).status).toBe(200);
    },
  );

  it('stays reserved until Stripe has the full price again', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 50, maxUses: 1 });
    await validate(checkout, code);
    await controlStripe({
      failNext: { how: '500', times: 2, on: `POST /v1/payment_intents/${checkout.intentId}` },
    });
    expect((await validate(checkout, '')).status).toBe(503);
    expect(await readAmount(checkout)).toBe(150);
    await payIntent(checkout.intentId);
    expect((await validate(other, code)).status).toBe(400);
    expect(await countRedemptions(code)).toBe(1);
  });

  it('is not lost between parallel requests that apply and remove it', async () => {
    const checkout = await openTestCheckout();
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const codes = [code, '', code, '', code];
    await Promise.all(codes.map((text) => validate(checkout, text)));
    const held = await everyDatabase
      .prepare('SELECT coupon_code AS code FROM checkouts WHERE intent_id = ?')
      .bind(checkout.intentId)
      .first<string>('code');
    expect(await readAmount(checkout)).toBe(held === code ? 150 : 300);
  });
});

describe('an expired reservation', () => {
  it('is taken off the payment, then frees the use', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 50, maxUses: 1 });
    await validate(checkout, code);
    await expireReservation(checkout);
    expect((await validate(other, code)).body).toMatchObject({ finalAmount: 150 });
    expect([await readAmount(checkout), await readAmount(other)]).toEqual([300, 150]);
    expect((await validate(checkout, code)).body.code).toBe('COUPON_INVALID');
  });

  it('keeps the use of a payment that went through at the discount', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 50, maxUses: 1 });
    await validate(checkout, code);
    await payIntent(checkout.intentId);
    await expireReservation(checkout);
    expect((await validate(other, code)).status).toBe(400);
    expect(await isItineraryPaid(checkout.itinerary)).toBe(true);
    const paid = await postConfirmPayment(checkout.itinerary, { paymentIntentId: checkout.intentId });
    expect(paid.status).toBe(200);
    expect(await listPaymentRows(checkout.itinerary.id)).toEqual([
      { status: 'succeeded', amount: 150, coupon_code: code },
    ]);
    expect(await countRedemptions(code)).toBe(1);
  });

  it('keeps the use of a payment that is being authorized', async () => {
    const [checkout, other] = [await openTestCheckout(), await openTestCheckout()];
    const code = await createCoupon({ value: 50, maxUses: 1 });
    await validate(checkout, code);
    await controlStripe({ processing: 3_600_000 });
    await payIntent(checkout.intentId, TEST_PAYMENT_CARDS.processing);
    await expireReservation(checkout);
    expect((await validate(other, code)).status).toBe(400);
    await controlStripe({ settle: checkout.intentId });
    await postConfirmPayment(checkout.itinerary, { paymentIntentId: checkout.intentId });
    expect(await countRedemptions(code)).toBe(1);
  });
});
