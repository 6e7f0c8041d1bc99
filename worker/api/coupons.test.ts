import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { everyDatabase } from '../testing/databases.ts';
import {
  createCoupon,
  createTrialItinerary,
  listPaymentRows,
  payIntent,
  postConfirmPayment,
  startTestCheckout,
} from '../testing/payment.ts';
import type { TestItinerary } from '../testing/project.ts';

const count = (sql: string, ...values: unknown[]) =>
  everyDatabase
    .prepare(sql)
    .bind(...values)
    .first<number>('n');

const validate = ({ host }: TestItinerary, couponCode: string, paymentIntentId: string) =>
  host.post('/api/validate-coupon', { couponCode, paymentIntentId });

describe('works', () => {
  it('changes the amount, resets it, and counts the coupon only when paid', async () => {
    const itinerary = await createTrialItinerary();
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    const half = await validate(itinerary, ` ${code.toLowerCase()} `, intentId);
    expect(half.body).toEqual({
      success: true,
      discountAmount: 150,
      finalAmount: 150,
      freeUpgrade: false,
      message: expect.any(String),
    });
    const reset = await validate(itinerary, '', intentId);
    expect(reset.body).toMatchObject({ finalAmount: 300 });
    await validate(itinerary, code, intentId);
    expect(
      await count('SELECT count(*) AS n FROM coupon_uses WHERE reservation IS NULL AND code = ?', code),
    ).toBe(0);
    await payIntent(intentId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId, couponCode: code });
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 150, coupon_code: code },
    ]);
    expect(
      await count('SELECT count(*) AS n FROM coupon_uses WHERE reservation IS NULL AND code = ?', code),
    ).toBe(1);
  });

  it('resets the price when a later code is invalid', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await validate(itinerary, await createCoupon({ value: 50 }), intentId);
    expect((await validate(itinerary, 'NOSUCH', intentId)).body.code).toBe('COUPON_INVALID');
    await payIntent(intentId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId });
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 300, coupon_code: null },
    ]);
  });

  it('accepts a payment whose coupon was used up in the meantime, without counting it', async () => {
    const itinerary = await createTrialItinerary();
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await validate(itinerary, code, intentId);
    await payIntent(intentId);
    await everyDatabase.prepare('UPDATE coupons SET max_uses = 0 WHERE code = ?').bind(code).run();
    expect(
      (await postConfirmPayment(itinerary, { paymentIntentId: intentId, couponCode: code })).status,
    ).toBe(200);
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 150, coupon_code: code },
    ]);
    expect(
      await count('SELECT count(*) AS n FROM coupon_uses WHERE reservation IS NULL AND code = ?', code),
    ).toBe(0);
  });

  it('redeems a coupon for the full price without a card, and only once', async () => {
    const itinerary = await createTrialItinerary();
    const code = await createCoupon({ value: 100, maxUses: 1 });
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    expect((await validate(itinerary, code, intentId)).body).toMatchObject({
      finalAmount: 0,
      freeUpgrade: true,
    });
    const responses = await Promise.all(
      [1, 2, 3].map(() => postConfirmPayment(itinerary, { couponCode: code })),
    );
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect(
      await count('SELECT count(*) AS n FROM coupon_uses WHERE reservation IS NULL AND code = ?', code),
    ).toBe(1);
    const other = await createTrialItinerary();
    expect(await postConfirmPayment(other, { couponCode: code })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_INVALID' },
    });
  });

  it('redeems a coupon with one use once, of 40 parallel requests', async () => {
    const code = await createCoupon({ value: 100, maxUses: 1 });
    const itineraries = await Promise.all(Array.from({ length: 40 }, createTrialItinerary));
    const responses = await Promise.all(
      itineraries.map((itinerary) => postConfirmPayment(itinerary, { couponCode: code })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    const paid = await count(
      'SELECT count(*) AS n FROM projects WHERE is_paid = 1 AND id IN (SELECT value FROM json_each(?))',
      JSON.stringify(itineraries.map(({ id }) => id)),
    );
    expect(paid).toBe(1);
  });

  it('accepts a coupon from the signed-in owner without a grant', async () => {
    const itinerary = await createTrialItinerary();
    const { browser, user } = await createSignedInUser();
    await everyDatabase
      .prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(user.id, itinerary.id)
      .run();
    const paymentIntentId = await startTestCheckout(itinerary.projectId, browser);
    const coupon = { couponCode: await createCoupon({ value: 50 }), paymentIntentId };
    expect((await browser.post('/api/validate-coupon', coupon)).body).toMatchObject({ finalAmount: 150 });
    const stranger = await createSignedInUser();
    expect((await stranger.browser.post('/api/validate-coupon', coupon)).status).toBe(404);
  });
});

describe('refuses', () => {
  it('returns the same error for unknown, expired, used-up and disabled codes', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    const disabled = await createCoupon();
    await everyDatabase.prepare('UPDATE coupons SET disabled_at = 1 WHERE code = ?').bind(disabled).run();
    for (const code of [
      'NOSUCH',
      await createCoupon({ expiresAt: 1 }),
      await createCoupon({ maxUses: 0 }),
      disabled,
    ]) {
      const response = await validate(itinerary, code, intentId);
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'COUPON_INVALID', message: 'Invalid coupon code' },
      });
    }
  });

  it('limits the rate of invalid codes', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await validate(itinerary, `GUESS${n}`, intentId)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const confirmed: number[] = [];
    for (let n = 0; n < 11; n++)
      confirmed.push((await postConfirmPayment(itinerary, { couponCode: `GUESS${n}` })).status);
    expect(confirmed).toEqual([...Array(10).fill(400), 429]);
  });
});

describeAccess('coupons');
