import { env } from 'cloudflare:workers';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { reconcilePayments } from '../jobs/reconcile-payments.ts';
import { listInvariantViolations } from '../testing/invariants.ts';
import {
  connectStripe,
  controlStripe,
  createTrialItinerary,
  isItineraryPaid,
  payIntent,
  postConfirmPayment,
  postStripeEvent,
  startTestCheckout,
  TEST_PAYMENT_CARDS,
} from '../testing/payment.ts';
import type { TestItinerary } from '../testing/project.ts';

const laterBy = (minutes: number) => Date.now() + minutes * 60_000;
const tell = ({ id, type, data }: Stripe.Event) => postStripeEvent(type, data.object, { id });

/** Pays, and loses the answer: Stripe has charged, the page knows nothing. */
async function payUnheard(intentId: string) {
  await controlStripe({ failNext: { how: 'timeout-after-charge', on: `${intentId}/confirm` } });
  await expect(payIntent(intentId, TEST_PAYMENT_CARDS.good, { timeout: 300 })).rejects.toThrow();
}

/** What Stripe has to tell about an intent, in the order in which it happened. */
async function listEvents(intentId: string) {
  const { data } = await connectStripe().events.list({ limit: 100 });
  return data.filter((event) => JSON.stringify(event.data).includes(intentId)).reverse();
}

/** Cents of an intent that are with us. */
async function readKept(intentId: string) {
  const { latest_charge: charge } = await connectStripe().paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  if (!charge || typeof charge === 'string' || !charge.paid) return 0;
  return charge.amount_captured - charge.amount_refunded;
}

it('is paid once when the answer to the charge was lost: by asking again, by webhook, by reconciliation', async () => {
  const ways = {
    asked: async (itinerary: TestItinerary, intentId: string) =>
      void expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(200),
    told: async (_: TestItinerary, intentId: string) => {
      for (const event of await listEvents(intentId)) await tell(event);
    },
    found: () => reconcilePayments(env, laterBy(11)),
  };
  for (const settle of Object.values(ways)) {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await payUnheard(intentId);
    expect(await isItineraryPaid(itinerary)).toBe(false);
    await settle(itinerary, intentId);
    expect(await isItineraryPaid(itinerary)).toBe(true);
    // The page, still open, tries to pay the same intent again.
    await expect(payIntent(intentId)).rejects.toThrow();
    expect(await readKept(intentId)).toBe(300);
  }
});

it('says that Stripe did not answer, and sends a second payment back once though its answer is lost', async () => {
  const [unheard, surplus] = [await createTrialItinerary(), await createTrialItinerary()];
  const [unheardId, surplusId] = await Promise.all(
    [unheard, surplus].map(({ projectId, host }) => startTestCheckout(projectId, host)),
  );
  if (!unheardId || !surplusId) throw new Error('no intents');
  await payIntent(unheardId);
  await payIntent(surplusId);
  // A coupon unlocked it while the card was being charged.
  await env.DB.batch([
    env.DB.prepare("INSERT INTO coupons (code, kind, value, created_at) VALUES ('ALL', 'percent', 100, 1)"),
    env.DB.prepare("INSERT INTO redemptions VALUES ('ALL', ?, 1, 1)").bind(surplus.id),
    env.DB.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(surplus.id),
  ]);
  await controlStripe({ failNext: { how: 'hang', times: 2, on: `GET /v1/payment_intents/${unheardId}` } });
  await controlStripe({
    failNext: { how: 'timeout-after-charge', on: `refunds?payment_intent=${surplusId}` },
  });
  const answers = await Promise.all([
    postConfirmPayment(unheard, { paymentIntentId: unheardId }),
    postConfirmPayment(surplus, { paymentIntentId: surplusId }),
  ]);
  // The same refund asked for again, under the same key, is answered with the first one.
  expect(answers.map(({ status }) => status)).toEqual([503, 200]);
  expect((await postConfirmPayment(unheard, { paymentIntentId: unheardId })).status).toBe(200);
  await reconcilePayments(env, laterBy(11));
  expect(await readKept(surplusId)).toBe(0);
  expect((await connectStripe().refunds.list({ payment_intent: surplusId })).data).toHaveLength(1);
  expect(await listInvariantViolations()).toEqual([]);
}, 60_000);

it('takes webhooks late, twice and in the wrong order', async () => {
  const itinerary = await createTrialItinerary();
  const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
  await expect(payIntent(intentId, TEST_PAYMENT_CARDS.declined)).rejects.toThrow();
  await payIntent(intentId);
  await controlStripe({ refund: intentId });
  const events = await listEvents(intentId);
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_intent.payment_failed', 'payment_intent.succeeded', 'charge.refunded']),
  );
  // The refund first, of a payment that we have not heard of yet; then the rest, from the newest on.
  for (const event of [...events].reverse()) expect((await tell(event)).status).toBe(200);
  for (const event of events) expect((await tell(event)).status).toBe(200);
  await reconcilePayments(env, laterBy(11));
  expect(await isItineraryPaid(itinerary)).toBe(false);
  expect(await readKept(intentId)).toBe(0);
  expect(await listInvariantViolations()).toEqual([]);
});

it('asks for a webhook again that could not be kept, or not be acted on', async () => {
  const itinerary = await createTrialItinerary();
  const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
  await payIntent(intentId);
  const [event] = (await listEvents(intentId)).filter(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('Stripe has nothing to tell');
  const unlucky = async (trigger: string) => {
    await env.DB.exec(
      `CREATE TRIGGER unlucky ${trigger} BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    expect((await tell(event)).status).toBeGreaterThanOrEqual(500);
    await env.DB.exec('DROP TRIGGER unlucky');
    expect(await isItineraryPaid(itinerary)).toBe(false);
  };
  await unlucky('BEFORE INSERT ON webhook_events');
  await unlucky(`BEFORE UPDATE OF is_paid ON projects WHEN NEW.id = ${itinerary.id}`);
  expect((await tell(event)).status).toBe(200);
  expect(await isItineraryPaid(itinerary)).toBe(true);
});

it('comes out right of whatever happens, in any order', async () => {
  await env.DB.prepare(
    "INSERT INTO coupons (code, kind, value, max_uses, created_at) VALUES ('FEW', 'percent', 50, 3, 1), ('ONE', 'percent', 100, 1, 1)",
  ).run();
  const random = toRandom(20_261_121);
  const pick = <T>(choices: T[]) => choices[Math.floor(random() * choices.length)] as T;
  const stories = Array.from({ length: 24 }, () => ({
    coupon: pick(['', '', 'FEW', 'ONE']),
    pay: pick(['never', 'unheard', 'well', 'well']),
    deaf: pick([undefined, '500', '429', 'garbage']),
    refunded: random() < 0.2,
    turns: Array.from({ length: 5 }, () => pick(['confirm', 'coupon', 'events', 'backwards', 'reconcile'])),
  }));
  const intents = await Promise.all(
    stories.map(async ({ coupon, pay, deaf, refunded, turns }) => {
      const itinerary = await createTrialItinerary();
      const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
      if (coupon)
        await itinerary.host.post('/api/validate-coupon', { couponCode: coupon, paymentIntentId: intentId });
      if (pay === 'unheard') await payUnheard(intentId);
      if (pay === 'well') await payIntent(intentId);
      if (deaf) await controlStripe({ failNext: { how: deaf, times: 2, on: intentId } });
      for (const turn of turns) {
        if (turn === 'confirm') await postConfirmPayment(itinerary, { paymentIntentId: intentId });
        if (turn === 'coupon') await postConfirmPayment(itinerary, { couponCode: coupon || 'FEW' });
        if (turn === 'reconcile') await reconcilePayments(env, laterBy(11)).catch(() => undefined);
        const events = turn === 'events' || turn === 'backwards' ? await listEvents(intentId) : [];
        for (const event of turn === 'backwards' ? events.reverse() : events) await tell(event);
      }
      if (refunded && pay !== 'never') {
        await controlStripe({ refund: intentId }).catch(() => undefined);
        for (const event of await listEvents(intentId)) await tell(event);
      }
      return { itinerary, intentId };
    }),
  );
  // Faults that met no call are used up, then whatever is still open is looked at.
  for (const { intentId } of [...intents, ...intents])
    await connectStripe()
      .paymentIntents.retrieve(intentId)
      .catch(() => undefined);
  for (const minutes of [12, 24, 36]) await reconcilePayments(env, laterBy(minutes)).catch(() => undefined);
  expect(await listInvariantViolations()).toEqual([]);
  for (const { itinerary, intentId } of intents) {
    const { results } = await env.DB.prepare(
      'SELECT (SELECT is_free FROM redemptions WHERE project_id = ?1) AS free, is_paid AS paid FROM projects WHERE id = ?1',
    )
      .bind(itinerary.id)
      .all<{ free: number | null; paid: number }>();
    const kept = await readKept(intentId);
    // Paid by money or by a coupon for everything, never by both: what came second went back.
    expect(Boolean(results[0]?.paid)).toBe(kept > 0 || results[0]?.free === 1);
    if (results[0]?.free === 1) expect(kept).toBe(0);
  }
}, 60_000);

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function toRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
