import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { reconcile } from '../jobs/reconcile.ts';
import { describeAccess } from '../testing/access-suite.ts';
import { holdAsOwner } from '../testing/account.ts';
import { Listener } from '../testing/live.ts';
import { CARDS, connect, control, openIntent, payIntent, payOpen, postEvent } from '../testing/payment.ts';
import { createItinerary, type Itinerary } from '../testing/project.ts';

const trial = () => createItinerary({ paid: false });
const isPaid = async ({ host, path }: Itinerary) => (await host.get(path)).body.project.isPaid as boolean;
const confirm = ({ host, path }: Itinerary, body: object) => host.post(`${path}/confirm-payment`, body);
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n');
const listRows = (id: number) =>
  env.DB.prepare('SELECT status, amount, coupon_code FROM payments WHERE project_id = ?')
    .bind(id)
    .all()
    .then(({ results }) => results);

async function addCoupon(fields: { value?: number; maxUses?: number; expiresAt?: number } = {}) {
  const code = `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const { value = 50, maxUses = null, expiresAt = null } = fields;
  await env.DB.prepare(
    "INSERT INTO coupons (code, kind, value, max_uses, expires_at, created_at) VALUES (?, 'percent', ?, ?, ?, 1)",
  )
    .bind(code, value, maxUses, expiresAt)
    .run();
  return code;
}

describe('paying works', () => {
  it('once, exactly, whoever tells us first and however often', async () => {
    const itinerary = await trial();
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
    expect(await listRows(itinerary.id)).toEqual([{ status: 'succeeded', amount: 300, coupon_code: null }]);
    expect(
      await count("SELECT count(*) AS n FROM outbox WHERE kind = 'receipt' AND project_id = ?", itinerary.id),
    ).toBe(1);
  });

  it('has one open intent a project, however many ask', async () => {
    const itinerary = await trial();
    const intents = await Promise.all(
      [1, 2, 3, 4].map(() => openIntent(itinerary.projectId, itinerary.host)),
    );
    expect(new Set(intents).size).toBe(1);
  });

  it('shows receipts to the owner alone', async () => {
    const itinerary = await trial();
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
    const itinerary = await trial();
    const page = await Listener.open(itinerary.host, itinerary.path);
    await payIntent(itinerary.projectId);
    await reconcile(env, Date.now());
    expect(await isPaid(itinerary)).toBe(false);
    await reconcile(env, Date.now() + 11 * 60_000);
    expect(await isPaid(itinerary)).toBe(true);
    await vi.waitFor(() => expect(page.notes[1]).toEqual({ revision: 2, changed: ['details'] }));
  });

  it('ends with a refund: back to trial, content kept, and a late event does not pay again', async () => {
    const itinerary = await trial();
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
  });
});

describe('paying refuses', () => {
  it('a declined card with Stripe’s words, and takes the next one', async () => {
    const itinerary = await trial();
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
    const itinerary = await trial();
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
    const [mine, theirs] = [await trial(), await trial()];
    const intentId = await payIntent(theirs.projectId);
    expect((await confirm(mine, { paymentIntentId: intentId })).status).toBe(404);
    expect((await confirm(mine, { paymentIntentId: 'pi_nobodys' })).status).toBe(404);
    expect((await confirm(mine, {})).status).toBe(400);
    expect(await isPaid(mine)).toBe(false);
  });

  it('an intent that was not made at our price', async () => {
    const itinerary = await trial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await connect().paymentIntents.update(intentId, { amount: 50 });
    await payOpen(intentId);
    expect(await confirm(itinerary, { paymentIntentId: intentId })).toMatchObject({ status: 409 });
    expect(await isPaid(itinerary)).toBe(false);
  });

  it('a second upgrade, and sends a second payment back', async () => {
    const itinerary = await trial();
    const intentId = await payIntent(itinerary.projectId);
    // Unlocked by other means while the card was being charged.
    await env.DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(itinerary.id).run();
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(200);
    expect(await listRows(itinerary.id)).toEqual([{ status: 'refunded', amount: 300, coupon_code: null }]);
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
    const itinerary = await trial();
    await control({ failNext: { how: '500', times: 2, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    expect(await count('SELECT count(*) AS n FROM checkouts WHERE project_id = ?', itinerary.id)).toBe(1);
    expect((await connect().paymentIntents.retrieve(intentId)).metadata.projectId).toBe(itinerary.projectId);
  });

  it('takes garbage for an answer that may come right', async () => {
    const itinerary = await trial();
    await control({ failNext: { how: 'garbage', times: 4, on: itinerary.projectId } });
    expect((await itinerary.host.post(`${itinerary.path}/upgrade`)).status).toBe(503);
  });

  it('keeps nothing of a payment when the database fails in the middle, and all of it at the next try', async () => {
    const itinerary = await trial();
    const intentId = await payIntent(itinerary.projectId);
    await env.DB.exec(
      `CREATE TRIGGER unlucky BEFORE UPDATE OF is_paid ON projects WHEN NEW.id = ${itinerary.id} BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    expect((await confirm(itinerary, { paymentIntentId: intentId })).status).toBe(503);
    expect(await listRows(itinerary.id)).toEqual([]);
    await env.DB.exec('DROP TRIGGER unlucky');
    await postEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' });
    expect(await isPaid(itinerary)).toBe(true);
  });
});

describe('coupons', () => {
  const validate = ({ host }: Itinerary, couponCode: string, paymentIntentId: string) =>
    host.post('/api/validate-coupon', { couponCode, paymentIntentId });

  it('change what is charged, come off again, and are counted when used', async () => {
    const itinerary = await trial();
    const code = await addCoupon({ value: 50, maxUses: 1 });
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
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
    await payOpen(intentId);
    await confirm(itinerary, { paymentIntentId: intentId, couponCode: code });
    expect(await listRows(itinerary.id)).toEqual([{ status: 'succeeded', amount: 150, coupon_code: code }]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(1);
  });

  it('that ran out after they were paid with keep their price, and are not counted over their limit', async () => {
    const itinerary = await trial();
    const code = await addCoupon({ value: 50, maxUses: 1 });
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    await validate(itinerary, code, intentId);
    await payOpen(intentId);
    await env.DB.prepare('UPDATE coupons SET max_uses = 0 WHERE code = ?').bind(code).run();
    expect((await confirm(itinerary, { paymentIntentId: intentId, couponCode: code })).status).toBe(200);
    expect(await listRows(itinerary.id)).toEqual([{ status: 'succeeded', amount: 150, coupon_code: code }]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(0);
  });

  it('that cover everything unlock without a card, and only once', async () => {
    const itinerary = await trial();
    const code = await addCoupon({ value: 100, maxUses: 1 });
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    expect((await validate(itinerary, code, intentId)).body).toMatchObject({
      finalAmount: 0,
      freeUpgrade: true,
    });
    const answers = await Promise.all([1, 2, 3].map(() => confirm(itinerary, { couponCode: code })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await count('SELECT count(*) AS n FROM redemptions WHERE code = ?', code)).toBe(1);
    const other = await trial();
    expect(await confirm(other, { couponCode: code })).toMatchObject({
      status: 400,
      body: { code: 'COUPON_INVALID' },
    });
  });

  it('for one use give one, when forty want it at once', async () => {
    const code = await addCoupon({ value: 100, maxUses: 1 });
    const itineraries = await Promise.all(Array.from({ length: 40 }, trial));
    const answers = await Promise.all(
      itineraries.map((itinerary) => confirm(itinerary, { couponCode: code })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const paid = await count(
      'SELECT count(*) AS n FROM projects WHERE is_paid = 1 AND id IN (SELECT value FROM json_each(?))',
      JSON.stringify(itineraries.map(({ id }) => id)),
    );
    expect(paid).toBe(1);
  });

  it('unknown, expired, used up or disabled are all the same', async () => {
    const itinerary = await trial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    const disabled = await addCoupon();
    await env.DB.prepare('UPDATE coupons SET disabled_at = 1 WHERE code = ?').bind(disabled).run();
    for (const code of [
      'NOSUCH',
      await addCoupon({ expiresAt: 1 }),
      await addCoupon({ maxUses: 0 }),
      disabled,
    ]) {
      const answer = await validate(itinerary, code, intentId);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'COUPON_INVALID', message: 'Invalid coupon code' },
      });
    }
  });

  it('cannot be searched for', async () => {
    const itinerary = await trial();
    const intentId = await openIntent(itinerary.projectId, itinerary.host);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await validate(itinerary, `GUESS${n}`, intentId)).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

describeAccess('payments');
