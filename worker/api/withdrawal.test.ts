import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { finishWithdrawals } from '../actions/withdraw-payment.ts';
import { parseSettings } from '../services/settings.ts';
import {
  addContent,
  createAccessProject,
  describeAccess,
  prepareRow,
  sendPrepared,
} from '../testing/access-suite.ts';
import { ACCESS_TABLE } from '../testing/access-table.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase, testDirectory, testItineraryDb } from '../testing/databases.ts';
import { listMailsTo } from '../testing/outbox.ts';
import {
  connectStripe,
  controlStripe,
  createCoupon,
  createTrialItinerary,
  isItineraryPaid,
  payTestCheckout,
  postConfirmPayment,
} from '../testing/payment.ts';
import { invitePerson } from '../testing/people.ts';
import { EVENT_INPUT } from '../testing/project.ts';

const DAY_MS = 24 * 3_600_000;

/** An itinerary with Full Access by a payment. */
async function createPaid() {
  const itinerary = await createTrialItinerary();
  const intentId = await payTestCheckout(itinerary.projectId, undefined, itinerary.host);
  await postConfirmPayment(itinerary, { paymentIntentId: intentId });
  return { ...itinerary, intentId };
}

const countRefunds = async (intentId: string) =>
  (await connectStripe().refunds.list({ payment_intent: intentId })).data.length;

const moveBack = (intentId: string, ms: number) =>
  everyDatabase
    .prepare('UPDATE payments SET created_at = created_at - ? WHERE intent_id = ?')
    .bind(ms, intentId)
    .run();

async function readWithdrawalPath(ownerEmail: string): Promise<string> {
  const receipt = (await listMailsTo(ownerEmail)).find(({ kind }) => kind === 'receipt');
  const [, path = ''] =
    /Withdraw from the contract: http:\/\/localhost:8787(\S+)/.exec(receipt?.text ?? '') ?? [];
  return path;
}

const CONFIRM = { confirm: true };

describe('withdrawing', () => {
  it('refunds once, keeps the content of what is a trial again, and confirms it by email', async () => {
    const itinerary = await createPaid();
    const { host, path, ownerEmail, intentId } = itinerary;
    for (const title of ['One', 'Two']) await host.post(`${path}/events`, { ...EVENT_INPUT, title });
    expect((await host.post(`${path}/withdrawal`, {})).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => host.post(`${path}/withdrawal`, CONFIRM)));
    const [first] = answers;
    expect(first).toMatchObject({ status: 200, body: { success: true, refundedAt: expect.any(String) } });
    for (const answer of answers) expect(answer.body.refundedAt).toBe(first?.body.refundedAt);
    expect(await countRefunds(intentId)).toBe(1);
    expect(await isItineraryPaid(itinerary)).toBe(false);
    expect((await host.get(`${path}/events`)).body).toHaveLength(2);
    const confirmations = (await listMailsTo(ownerEmail)).filter(({ kind }) => kind === 'withdrawal');
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.text).toMatch(/Withdrawn: .* UTC/);
  });

  it('ends what Full Access gave, in every route', async () => {
    const itinerary = await createPaid();
    const scenario = { project: await addContent(itinerary), otherProject: await createAccessProject(true) };
    const prepared = [];
    for (const row of ACCESS_TABLE.filter(({ trialCode }) => trialCode)) {
      prepared.push({ row, request: await prepareRow(row, scenario) });
    }
    expect((await itinerary.host.post(`${itinerary.path}/withdrawal`, CONFIRM)).status).toBe(200);
    for (const { row, request } of prepared) {
      const { status, body } = await sendPrepared(row, itinerary.host, request);
      const { method, route, trialCode } = row;
      expect({ method, route, status, code: body?.code }).toEqual({
        method,
        route,
        status: 403,
        code: trialCode,
      });
    }
  });

  it('needs no access with the link of the receipt, in two steps', async () => {
    const itinerary = await createPaid();
    const page = await readWithdrawalPath(itinerary.ownerEmail);
    const anyone = new TestBrowser();
    expect((await anyone.get(page)).text).toContain('?step=confirm');
    expect((await anyone.get(`${page}?step=confirm`)).text).toContain('Confirm withdrawal');
    expect(await isItineraryPaid(itinerary)).toBe(true);
    expect((await anyone.post(page)).text).toContain('You withdrew');
    expect(await isItineraryPaid(itinerary)).toBe(false);
    const token = page.split('/').at(-1);
    const again = await anyone.post(`${itinerary.path}/withdrawal`, { ...CONFIRM, token });
    expect(again.status).toBe(200);
    expect(await countRefunds(itinerary.intentId)).toBe(1);
  });

  it('is refused after 14 days, for what was free, to co-hosts, and with the token of another', async () => {
    const [late, other] = [await createPaid(), await createPaid()];
    const token = (await readWithdrawalPath(other.ownerEmail)).split('/').at(-1);
    const byToken = await new TestBrowser().post(`${late.path}/withdrawal`, { ...CONFIRM, token });
    expect(byToken.status).toBe(401);
    const { browser, person } = await invitePerson(late, 'Ana');
    await late.host.patch(`${late.path}/people/${person.id}`, { role: 'cohost', sequence: person.sequence });
    expect(await browser.post(`${late.path}/withdrawal`, CONFIRM)).toMatchObject({ status: 403 });
    await moveBack(late.intentId, 14 * DAY_MS + 60_000);
    const refused = await late.host.post(`${late.path}/withdrawal`, CONFIRM);
    expect(refused).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_CLOSED' } });
    expect((await new TestBrowser().get(await readWithdrawalPath(late.ownerEmail))).text).toContain(
      'can’t withdraw anymore',
    );
    const free = await createTrialItinerary();
    await postConfirmPayment(free, { couponCode: await createCoupon({ value: 100 }) });
    expect(await free.host.post(`${free.path}/withdrawal`, CONFIRM)).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_PAID' },
    });
    expect(await countRefunds(late.intentId)).toBe(0);
  });

  it('is finished by the scheduled job when Stripe failed', async () => {
    const itinerary = await createPaid();
    const { host, path, intentId, ownerEmail } = itinerary;
    await controlStripe({ failNext: { how: '500', times: 4, on: intentId } });
    expect((await host.post(`${path}/withdrawal`, CONFIRM)).status).toBe(503);
    await controlStripe({ failNext: { how: '500', times: 0, on: intentId } });
    const databases = { directory: testDirectory, db: testItineraryDb(itinerary.id) };
    const context = { env, ...databases, settings: parseSettings(env), now: Date.now() };
    await expect.poll(async () => (await finishWithdrawals(context)).length).toBe(0);
    expect(await isItineraryPaid(itinerary)).toBe(false);
    expect(await countRefunds(intentId)).toBe(1);
    expect((await listMailsTo(ownerEmail)).filter(({ kind }) => kind === 'withdrawal')).toHaveLength(1);
  });
});

describeAccess('withdrawal');
