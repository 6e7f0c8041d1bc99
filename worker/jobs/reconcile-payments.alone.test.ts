import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import {
  connectStripe,
  controlStripe,
  createCoupon,
  createTrialItinerary,
  isItineraryPaid,
  payTestCheckout,
  postConfirmPayment,
  startTestCheckout,
  TEST_PAYMENT_CARDS,
} from '../testing/payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;

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
