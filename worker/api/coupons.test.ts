import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createSignedInUser } from '../testing/account.ts';
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
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n');

describe('coupons', () => {
  const validate = ({ host }: TestItinerary, couponCode: string, paymentIntentId: string) =>
    host.post('/api/validate-coupon', { couponCode, paymentIntentId });

  it('change what is charged, come off again, and are counted when used', async () => {
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
    const off = await validate(itinerary, '', intentId);
    expect(off.body).toMatchObject({ finalAmount: 300 });
    await validate(itinerary, code, intentId);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(0);
    await payIntent(intentId);
    await postConfirmPayment(itinerary, { paymentIntentId: intentId, couponCode: code });
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 150, coupon_code: code },
    ]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(1);
  });

  it('that are refused leave the full price, also behind one that was not', async () => {
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

  it('that ran out after they were paid with keep their price, and are not counted over their limit', async () => {
    const itinerary = await createTrialItinerary();
    const code = await createCoupon({ value: 50, maxUses: 1 });
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await validate(itinerary, code, intentId);
    await payIntent(intentId);
    await env.DB.prepare('UPDATE coupons SET max_uses = 0 WHERE code = ?').bind(code).run();
    expect(
      (await postConfirmPayment(itinerary, { paymentIntentId: intentId, couponCode: code })).status,
    ).toBe(200);
    expect(await listPaymentRows(itinerary.id)).toEqual([
      { status: 'succeeded', amount: 150, coupon_code: code },
    ]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(0);
  });

  it('that cover everything unlock without a card, and only once', async () => {
    const itinerary = await createTrialItinerary();
    const code = await createCoupon({ value: 100, maxUses: 1 });
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    expect((await validate(itinerary, code, intentId)).body).toMatchObject({
      finalAmount: 0,
      freeUpgrade: true,
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => postConfirmPayment(itinerary, { couponCode: code })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(1);
    const other = await createTrialItinerary();
    expect(await postConfirmPayment(other, { couponCode: code })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_INVALID' },
    });
  });

  it('for one use give one, when forty want it at once', async () => {
    const code = await createCoupon({ value: 100, maxUses: 1 });
    const itineraries = await Promise.all(Array.from({ length: 40 }, createTrialItinerary));
    const answers = await Promise.all(
      itineraries.map((itinerary) => postConfirmPayment(itinerary, { couponCode: code })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const paid = await count(
      'SELECT count(*) AS n FROM projects WHERE is_paid = 1 AND id IN (SELECT value FROM json_each(?))',
      JSON.stringify(itineraries.map(({ id }) => id)),
    );
    expect(paid).toBe(1);
  });

  it('unknown, expired, used up or disabled are all the same', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    const disabled = await createCoupon();
    await env.DB.prepare('UPDATE coupons SET disabled_at = 1 WHERE code = ?').bind(disabled).run();
    for (const code of [
      'NOSUCH',
      await createCoupon({ expiresAt: 1 }),
      await createCoupon({ maxUses: 0 }),
      disabled,
    ]) {
      const answer = await validate(itinerary, code, intentId);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'COUPON_INVALID', message: 'Invalid coupon code' },
      });
    }
  });

  it('are taken from the owner’s account, which needs no grant for it', async () => {
    const itinerary = await createTrialItinerary();
    const { browser, user } = await createSignedInUser();
    await env.DB.prepare('UPDATE projects SET owner_user_id = ? WHERE id = ?')
      .bind(user.id, itinerary.id)
      .run();
    const paymentIntentId = await startTestCheckout(itinerary.projectId, browser);
    const coupon = { couponCode: await createCoupon({ value: 50 }), paymentIntentId };
    expect((await browser.post('/api/validate-coupon', coupon)).body).toMatchObject({ finalAmount: 150 });
    const stranger = await createSignedInUser();
    expect((await stranger.browser.post('/api/validate-coupon', coupon)).status).toBe(404);
  });

  it('cannot be searched for', async () => {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await validate(itinerary, `GUESS${n}`, intentId)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    // Nor by confirming them one after the other.
    const confirmed: number[] = [];
    for (let n = 0; n < 11; n++)
      confirmed.push((await postConfirmPayment(itinerary, { couponCode: `GUESS${n}` })).status);
    expect(confirmed).toEqual([...Array(10).fill(400), 429]);
  });
});
