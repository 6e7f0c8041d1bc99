import { env } from 'cloudflare:workers';
import type Stripe from 'stripe';
import { afterEach, expect, it, vi } from 'vitest';
import { reconcilePayments } from '../jobs/reconcile-payments.ts';
import { everyDatabase } from '../testing/databases.ts';
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

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
const deliverEvent = ({ id, type, data }: Stripe.Event) => postStripeEvent(type, data.object, { id });

/** Stripe's client gives up after 10 seconds; here sooner. */
function hurryTimeouts() {
  const start = globalThis.setTimeout;
  const hurried = (...[act, ms, ...args]: Parameters<typeof start>) =>
    start(act, ms === 10_000 ? 1_000 : ms, ...args);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurried as typeof start);
}

afterEach(() => vi.restoreAllMocks());

/** Pays an intent, but the page does not get Stripe's response. */
async function payWithTimeout(intentId: string) {
  await controlStripe({ failNext: { how: 'timeout-after-charge', on: `${intentId}/confirm` } });
  await expect(payIntent(intentId, TEST_PAYMENT_CARDS.good, { timeout: 300 })).rejects.toThrow();
}

/** Stripe's events about an intent, oldest first. */
async function listEvents(intentId: string) {
  const { data } = await connectStripe().events.list({ limit: 100 });
  return data.filter((event) => JSON.stringify(event.data).includes(intentId)).reverse();
}

/** Captured and not refunded amount of an intent, in cents. */
async function readNetAmount(intentId: string) {
  const { latest_charge: charge } = await connectStripe().paymentIntents.retrieve(intentId, {
    expand: ['latest_charge'],
  });
  if (!charge || typeof charge === 'string' || !charge.paid) return 0;
  return charge.amount_captured - charge.amount_refunded;
}

it('completes a payment whose response was lost: by confirmation, webhook or reconciliation', async () => {
  const completions = {
    confirmation: async (itinerary: TestItinerary, intentId: string) =>
      void expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(200),
    webhook: async (_: TestItinerary, intentId: string) => {
      for (const event of await listEvents(intentId)) await deliverEvent(event);
    },
    reconciliation: () => reconcilePayments(env, inMinutes(11)),
  };
  for (const complete of Object.values(completions)) {
    const itinerary = await createTrialItinerary();
    const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
    await payWithTimeout(intentId);
    expect(await isItineraryPaid(itinerary)).toBe(false);
    await complete(itinerary, intentId);
    expect(await isItineraryPaid(itinerary)).toBe(true);
    // The page is still open and pays the same intent again.
    await expect(payIntent(intentId)).rejects.toThrow();
    expect(await readNetAmount(intentId)).toBe(300);
  }
});

it('reports a Stripe timeout, and refunds a surplus payment once although the response is lost', async () => {
  const [unreachable, surplus] = [await createTrialItinerary(), await createTrialItinerary()];
  const [unreachableId, surplusId] = await Promise.all(
    [unreachable, surplus].map(({ projectId, host }) => startTestCheckout(projectId, host)),
  );
  if (!unreachableId || !surplusId) throw new Error('No payment intents.');
  await payIntent(unreachableId);
  await payIntent(surplusId);
  // A coupon unlocked the project while the card was being charged.
  await everyDatabase.batch([
    everyDatabase.prepare(
      "INSERT INTO coupons (code, kind, value, created_at) VALUES ('ALL', 'percent', 100, 1)",
    ),
    everyDatabase.prepare("INSERT INTO free_upgrades VALUES (?, 'ALL', 1)").bind(surplus.id),
    everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(surplus.id),
  ]);
  await controlStripe({
    failNext: { how: 'hang', times: 2, on: `GET /v1/payment_intents/${unreachableId}` },
  });
  await controlStripe({
    failNext: { how: 'timeout-after-charge', on: `refunds?payment_intent=${surplusId}` },
  });
  hurryTimeouts();
  const responses = await Promise.all([
    postConfirmPayment(unreachable, { paymentIntentId: unreachableId }),
    postConfirmPayment(surplus, { paymentIntentId: surplusId }),
  ]);
  // The retried refund has the same idempotency key, so Stripe returns the first one.
  expect(responses.map(({ status }) => status)).toEqual([503, 200]);
  expect((await postConfirmPayment(unreachable, { paymentIntentId: unreachableId })).status).toBe(200);
  await reconcilePayments(env, inMinutes(11));
  expect(await readNetAmount(surplusId)).toBe(0);
  expect((await connectStripe().refunds.list({ payment_intent: surplusId })).data).toHaveLength(1);
  expect(await listInvariantViolations()).toEqual([]);
}, 60_000);

it('handles webhooks that are late, repeated and out of order', async () => {
  const itinerary = await createTrialItinerary();
  const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
  await expect(payIntent(intentId, TEST_PAYMENT_CARDS.declined)).rejects.toThrow();
  await payIntent(intentId);
  await controlStripe({ refund: intentId });
  const events = await listEvents(intentId);
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payment_intent.payment_failed', 'payment_intent.succeeded', 'charge.refunded']),
  );
  // Newest first, so the refund arrives before the payment.
  for (const event of [...events].reverse()) expect((await deliverEvent(event)).status).toBe(200);
  for (const event of events) expect((await deliverEvent(event)).status).toBe(200);
  await reconcilePayments(env, inMinutes(11));
  expect(await isItineraryPaid(itinerary)).toBe(false);
  expect(await readNetAmount(intentId)).toBe(0);
  expect(await listInvariantViolations()).toEqual([]);
});

it('rejects a webhook that could not be stored or processed, so that Stripe resends it', async () => {
  const itinerary = await createTrialItinerary();
  const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
  await payIntent(intentId);
  const [event] = (await listEvents(intentId)).filter(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('No payment_intent.succeeded event.');
  const deliverWithFailure = async (trigger: string) => {
    await everyDatabase.exec(
      `CREATE TRIGGER fail ${trigger} BEGIN SELECT RAISE(ABORT, 'injected: Network connection lost.'); END`,
    );
    expect((await deliverEvent(event)).status).toBeGreaterThanOrEqual(500);
    await everyDatabase.exec('DROP TRIGGER fail');
    expect(await isItineraryPaid(itinerary)).toBe(false);
  };
  await deliverWithFailure('BEFORE INSERT ON webhook_events');
  await deliverWithFailure(`BEFORE UPDATE OF is_paid ON projects WHEN NEW.id = ${itinerary.id}`);
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await isItineraryPaid(itinerary)).toBe(true);
});

it('stays consistent for random combinations of failures', async () => {
  await everyDatabase
    .prepare(
      "INSERT INTO coupons (code, kind, value, max_uses, created_at) VALUES ('FEW', 'percent', 50, 3, 1), ('ONE', 'percent', 100, 1, 1)",
    )
    .run();
  const random = createRandom(20_261_121);
  const checkouts = await Promise.all(Array.from({ length: 24 }, () => createPlan(random)).map(runPlan));
  // Use up failures that no request has met, then process what is still open.
  for (const { intentId } of [...checkouts, ...checkouts])
    await connectStripe()
      .paymentIntents.retrieve(intentId)
      .catch(() => undefined);
  for (const minutes of [12, 24, 36]) await reconcilePayments(env, inMinutes(minutes)).catch(() => undefined);
  expect(await listInvariantViolations()).toEqual([]);
  for (const { itinerary, intentId } of checkouts) {
    const { isFree, isPaid } = await readPaymentState(itinerary.id);
    const amount = await readNetAmount(intentId);
    // Paid with money or with a coupon for the full price, but not both: a surplus payment is refunded.
    expect(isPaid).toBe(amount > 0 || isFree);
    if (isFree) expect(amount).toBe(0);
  }
}, 60_000);

type Plan = ReturnType<typeof createPlan>;

/** What happens in one checkout, chosen at random. */
function createPlan(random: () => number) {
  const pick = <T>(choices: T[]) => choices[Math.floor(random() * choices.length)] as T;
  return {
    coupon: pick(['', '', 'FEW', 'ONE']),
    payment: pick(['none', 'timeout', 'ok', 'ok']),
    failure: pick([undefined, '500', '429', 'garbage']),
    isRefunded: random() < 0.2,
    steps: Array.from({ length: 5 }, () =>
      pick(['confirm', 'coupon', 'events', 'reversed-events', 'reconcile']),
    ),
  };
}

async function runPlan({ coupon, payment, failure, isRefunded, steps }: Plan) {
  const itinerary = await createTrialItinerary();
  const intentId = await startTestCheckout(itinerary.projectId, itinerary.host);
  if (coupon) {
    await itinerary.host.post('/api/validate-coupon', { couponCode: coupon, paymentIntentId: intentId });
  }
  if (payment === 'timeout') await payWithTimeout(intentId);
  if (payment === 'ok') await payIntent(intentId);
  if (failure) await controlStripe({ failNext: { how: failure, times: 2, on: intentId } });
  for (const step of steps) await runStep(step, itinerary, intentId, coupon);
  if (isRefunded && payment !== 'none') {
    await controlStripe({ refund: intentId }).catch(() => undefined);
    for (const event of await listEvents(intentId)) await deliverEvent(event);
  }
  return { itinerary, intentId };
}

async function runStep(step: string, itinerary: TestItinerary, intentId: string, coupon: string) {
  if (step === 'confirm') await postConfirmPayment(itinerary, { paymentIntentId: intentId });
  if (step === 'coupon') await postConfirmPayment(itinerary, { couponCode: coupon || 'FEW' });
  if (step === 'reconcile') await reconcilePayments(env, inMinutes(11)).catch(() => undefined);
  if (step !== 'events' && step !== 'reversed-events') return;
  const events = await listEvents(intentId);
  for (const event of step === 'events' ? events : events.reverse()) await deliverEvent(event);
}

async function readPaymentState(projectId: number) {
  const row = await everyDatabase
    .prepare(
      'SELECT (SELECT 1 FROM free_upgrades WHERE project_id = ?1) AS free, is_paid AS paid FROM projects WHERE id = ?1',
    )
    .bind(projectId)
    .first<{ free: number | null; paid: number }>();
  return { isFree: row?.free === 1, isPaid: row?.paid === 1 };
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
