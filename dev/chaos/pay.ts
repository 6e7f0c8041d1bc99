import { type ExpectedItinerary, isSuccess } from './expectations.ts';
import type { Run, Step } from './run.ts';

const CARDS = { good: '4242424242424242', declined: '4000000000000002', processing: '4000000000001000' };

/** Opens a checkout, perhaps with a coupon, pays it or not, and confirms it to the Worker or not. */
export async function payForItinerary(run: Run, step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const random = run.randomOf(step);
  const opened = await itinerary.host.send('POST', `${itinerary.path}/upgrade`, undefined, step);
  if (!isSuccess(opened.status)) return opened.status;
  const secret = String((opened.body as { clientSecret: string }).clientSecret);
  const intentId = secret.split('_secret_')[0] ?? '';
  itinerary.intents.push(intentId);
  const couponCode = random.weighted({ '': 5, HALF: 2, FREE: 1, NOSUCH: 1 });
  if (couponCode) {
    await itinerary.host.send(
      'POST',
      '/api/validate-coupon',
      { couponCode, paymentIntentId: intentId },
      step,
    );
  }
  if (couponCode !== 'FREE') {
    await run.world.payIntent(
      intentId,
      secret,
      CARDS[random.weighted({ good: 6, declined: 2, processing: 1 })],
    );
  }
  // Some pages are closed before they confirm; the webhook or the reconciliation has to notice.
  if (random.chance(0.4)) return 200;
  const body = couponCode === 'FREE' ? { couponCode } : { paymentIntentId: intentId };
  return (await itinerary.host.send('POST', `${itinerary.path}/confirm-payment`, body, step)).status;
}

/** Refunds the last payment, as the operator does in Stripe's dashboard. */
export async function refundLastPayment(
  run: Run,
  _step: Step,
  itinerary: ExpectedItinerary,
): Promise<number> {
  const intentId = itinerary.intents.at(-1);
  if (intentId) await run.world.controlStripe({ refund: intentId });
  return 200;
}

/** Upgrades an itinerary without anything going wrong, so that a run has one with Full Access. */
export async function payInFull(run: Run, _step: Step, itinerary: ExpectedItinerary): Promise<number> {
  const opened = await itinerary.host.send('POST', `${itinerary.path}/upgrade`);
  const { clientSecret = '' } = (opened.body ?? {}) as { clientSecret?: string };
  const paymentIntentId = clientSecret.split('_secret_')[0] ?? '';
  itinerary.intents.push(paymentIntentId);
  await run.world.payIntent(paymentIntentId, clientSecret, CARDS.good);
  return (await itinerary.host.send('POST', `${itinerary.path}/confirm-payment`, { paymentIntentId })).status;
}
