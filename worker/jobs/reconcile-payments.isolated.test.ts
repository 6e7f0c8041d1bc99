import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { generateProjectId } from '../domain/access/codes.ts';
import { toProjectNumber } from '../domain/itinerary/project-number.ts';
import { wrapAll } from '../testing/database.ts';
import { everyDatabase, requireItineraryD1 } from '../testing/databases.ts';
import { LiveSocket } from '../testing/live-socket.ts';
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
import { reconcilePayments } from './reconcile-payments.ts';

/** For three runs. With the pace of one run, 1,000 take ten minutes. */
const OPEN_CHECKOUTS = 300;

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

it('completes a payment, and updates open pages', async () => {
  const itinerary = await createTrialItinerary();
  const page = await LiveSocket.open(itinerary.host, itinerary.path);
  await payTestCheckout(itinerary.projectId);
  await reconcilePayments(env, Date.now());
  expect(await isItineraryPaid(itinerary)).toBe(false);
  await reconcilePayments(env, inMinutes(11));
  expect(await isItineraryPaid(itinerary)).toBe(true);
  await vi.waitFor(() => expect(page.updates[1]).toEqual({ revision: 2 }));
});

it('completes a payment behind more failing checkouts than are checked at once', async () => {
  const failing = await Promise.all(Array.from({ length: 8 }, () => createTrialItinerary()));
  for (const { projectId } of failing) {
    const intentId = await payTestCheckout(projectId);
    await controlStripe({ failNext: { how: '500', times: 2, on: intentId } });
  }
  const itinerary = await createTrialItinerary();
  await payTestCheckout(itinerary.projectId);
  await expect(reconcilePayments(env, inMinutes(11))).rejects.toThrow();
  expect(await isItineraryPaid(itinerary)).toBe(true);
  expect(await Promise.all(failing.map(isItineraryPaid))).not.toContain(true);
  await reconcilePayments(env, inMinutes(22));
  expect(await Promise.all(failing.map(isItineraryPaid))).not.toContain(false);
});

it('refunds surplus payments although others fail, and none that the bank has taken back', async () => {
  const insertSurplus = async () => {
    const { id, projectId } = await createTrialItinerary();
    const intentId = await payTestCheckout(projectId);
    await everyDatabase
      .prepare(
        "INSERT INTO payments (project_id, intent_id, amount, currency, status, created_at) VALUES (?, ?, 300, 'usd', 'surplus', 1)",
      )
      .bind(id, intentId)
      .run();
    await everyDatabase
      .prepare("UPDATE checkouts SET status = 'paid' WHERE intent_id = ?")
      .bind(intentId)
      .run();
    return { id, intentId };
  };
  const disputed = await insertSurplus();
  const failing = await Promise.all(Array.from({ length: 4 }, insertSurplus));
  const refunded = await Promise.all(Array.from({ length: 3 }, insertSurplus));
  await controlStripe({ dispute: disputed.intentId });
  await postStripeEvent('charge.dispute.created', {
    id: 'dp_surplus',
    object: 'dispute',
    amount: 300,
    currency: 'usd',
    reason: 'fraudulent',
    status: 'needs_response',
    created: 1_700_000_000,
    payment_intent: disputed.intentId,
  });
  for (const { intentId } of failing)
    await controlStripe({ failNext: { how: '500', times: 2, on: intentId } });
  const readStatus = async ({ id }: { id: number }) => (await listPaymentRows(id))[0]?.status;
  await expect(reconcilePayments(env, Date.now())).rejects.toThrow();
  expect(await Promise.all(refunded.map(readStatus))).toEqual(Array(3).fill('refunded'));
  await reconcilePayments(env, Date.now());
  expect(await Promise.all(failing.map(readStatus))).toEqual(Array(4).fill('refunded'));
  expect(await readStatus(disputed)).toBe('surplus');
});

it.each(['500', '500-after-charge'])('refunds a surplus payment once after a %s', async (how) => {
  const itinerary = await createTrialItinerary();
  const intentId = await payTestCheckout(itinerary.projectId);
  await everyDatabase.prepare('UPDATE projects SET is_paid = 1 WHERE id = ?').bind(itinerary.id).run();
  await controlStripe({ failNext: { how, on: `refunds?payment_intent=${intentId}` } });
  expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(503);
  await Promise.all([reconcilePayments(env, Date.now()), reconcilePayments(env, Date.now())]);
  expect(await listPaymentRows(itinerary.id)).toMatchObject([{ status: 'refunded' }]);
  const { data } = await connectStripe().refunds.list({ payment_intent: intentId });
  expect(data.map(({ amount }) => amount)).toEqual([300]);
});

it('keeps a payment that is processing open for days, then completes it', async () => {
  const itinerary = await createTrialItinerary();
  await controlStripe({ processing: 3_600_000 });
  const intentId = await payTestCheckout(itinerary.projectId, TEST_PAYMENT_CARDS.processing);
  await reconcilePayments(env, inMinutes(3 * 1440));
  expect((await postConfirmPayment(itinerary, { paymentIntentId: intentId })).status).toBe(202);
  await controlStripe({ settle: intentId });
  await reconcilePayments(env, inMinutes(3 * 1440 + 10));
  expect(await isItineraryPaid(itinerary)).toBe(true);
});

it('takes a coupon off the payment after its reservation has expired', async () => {
  const readAmount = async (id: string) => (await connectStripe().paymentIntents.retrieve(id)).amount;
  const code = await createCoupon({ value: 50, maxUses: 1 });
  const [first, second] = [await createTrialItinerary(), await createTrialItinerary()];
  const [firstId, secondId] = [
    await startTestCheckout(first.projectId, first.host),
    await startTestCheckout(second.projectId, second.host),
  ];
  await first.host.post('/api/validate-coupon', { couponCode: code, paymentIntentId: firstId });
  await reconcilePayments(env, inMinutes(29));
  expect(await readAmount(firstId)).toBe(150);
  await reconcilePayments(env, inMinutes(41));
  expect(await readAmount(firstId)).toBe(300);
  const other = { couponCode: code, paymentIntentId: secondId };
  expect((await second.host.post('/api/validate-coupon', other)).body).toMatchObject({ finalAmount: 150 });
});

it('checks each of 300 open checkouts within three minutes, the longest overdue first', async () => {
  await cancelAllCheckouts();
  const now = Date.now();
  const intentIds = await insertOpenCheckouts(OPEN_CHECKOUTS, now);
  // The first and the last in line, and one between, were paid; the webhooks were lost.
  const paid = intentIds.filter((_, index) => [0, 150, OPEN_CHECKOUTS - 1].includes(index));
  for (const intentId of paid) await payIntent(intentId);
  const [first] = await readChecked(now);
  expect(first?.n).toBe(0);
  for (let minute = 0; minute < 3; minute++) {
    const calls = await countCalls((counted) => reconcilePayments(counted, now + minute * 60_000));
    if (minute === 0) expect(calls).toBeGreaterThan(200);
    expect(calls).toBeLessThanOrEqual(500);

    const [checked] = await readChecked(now);
    // Those checked were due before all others.
    expect(checked?.latestChecked ?? 0).toBeLessThan(checked?.earliestUnchecked ?? Number.POSITIVE_INFINITY);
  }
  const [checked] = await readChecked(now);
  expect(checked?.n).toBe(OPEN_CHECKOUTS);
  const completed = await everyDatabase
    .prepare("SELECT intent_id AS id FROM payments WHERE status = 'succeeded'")
    .all();
  const ids = completed.results.map(({ id }) => id);
  expect(paid.filter((id) => !ids.includes(id))).toEqual([]);
  // Ten minutes after the first ones were checked, it is their turn again.
  await reconcilePayments(env, now + 10 * 60_000);
  const again = await everyDatabase
    .prepare('SELECT count(*) AS n FROM checkouts WHERE next_look_at >= ?')
    .bind(now + 20 * 60_000)
    .first<number>('n');
  expect(again).toBeGreaterThanOrEqual(100);
}, 300_000);

it('stays within the limits of an invocation when every checkout was paid', async () => {
  await cancelAllCheckouts();
  const now = Date.now();
  for (const intentId of await insertOpenCheckouts(60, now)) await payIntent(intentId);
  const calls = await countCalls((counted) => reconcilePayments(counted, now));
  expect(calls).toBeLessThanOrEqual(500);
  expect((await readChecked(now))[0]?.n).toBeGreaterThanOrEqual(18);
}, 120_000);

const cancelAllCheckouts = () => everyDatabase.prepare("UPDATE checkouts SET status = 'canceled'").run();

/** Inserts open checkouts of new trial projects, due at `now` and before, in this order. Returns their intents. */
async function insertOpenCheckouts(count: number, now: number): Promise<string[]> {
  const ids: { id: number | undefined; project: string; checkout: string; intent: string }[] = [];
  while (ids.length < count) {
    const group = Array.from({ length: Math.min(50, count - ids.length) }, async () => {
      const project = generateProjectId('D0');
      const checkout = crypto.randomUUID();
      const metadata = { projectId: project, checkoutId: checkout };
      const created = await connectStripe().paymentIntents.create({ amount: 300, currency: 'usd', metadata });
      return { id: toProjectNumber(project), project, checkout, intent: created.id };
    });
    ids.push(...(await Promise.all(group)));
  }
  const rows = JSON.stringify(ids);
  const d1 = requireItineraryD1('D0000000');
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO projects (id, project_id, name, owner_name, owner_email, access_code_sealed, access_code_hash,
         admin_code_sealed, admin_code_hash, created_at, updated_at)
       SELECT value ->> 'id', value ->> 'project', 'Trip', 'Ann', 'ann@example.com', '', '', '', '', 1, 1 FROM json_each(?)`,
      )
      .bind(rows),
    d1
      .prepare(
        `INSERT INTO checkouts (id, project_id, intent_id, created_at, next_look_at)
       SELECT value ->> 'checkout', p.id, value ->> 'intent', ?2 - 3600000, ?2 - ?3 + key
       FROM json_each(?1) JOIN projects p ON p.project_id = value ->> 'project' ORDER BY key`,
      )
      .bind(rows, now, count),
  ]);
  return ids.map(({ intent }) => intent);
}

/** How many checkouts were checked since `now`, and in the order of insertion the last checked and first unchecked one. */
async function readChecked(now: number) {
  const { results } = await requireItineraryD1('D0000000')
    .prepare(
      `SELECT count(*) FILTER (WHERE next_look_at > ?1 OR status = 'paid') AS n,
       max(rowid) FILTER (WHERE next_look_at > ?1 OR status = 'paid') AS latestChecked,
       min(rowid) FILTER (WHERE next_look_at <= ?1 AND status = 'open') AS earliestUnchecked
     FROM checkouts WHERE status <> 'canceled'`,
    )
    .bind(now)
    .all<{ n: number; latestChecked: number | null; earliestUnchecked: number | null }>();
  return results;
}

/** D1 statements and subrequests of a run, as Cloudflare counts them for an invocation. */
async function countCalls(run: (counted: Cloudflare.Env) => Promise<void>): Promise<number> {
  let calls = 0;
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const counted = wrapAll((call, { queries }) => {
    calls += queries.length;
    return call();
  });
  await run({ ...env, ...counted });
  calls += fetchSpy.mock.calls.length;
  fetchSpy.mockRestore();
  return calls;
}
