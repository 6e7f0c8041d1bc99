import { closeOrphanCheckout, refundAllSurplus, settlePayment } from '../actions/settle-payment.ts';
import { createDb } from '../db/client.ts';
import { leaseDueCheckouts, updateCheckoutCanceled } from '../db/payments.ts';
import { parseSettings } from '../services/settings.ts';
import { cancelIntent, isPaymentConfigured } from '../services/stripe.ts';

const AGAIN_MS = 10 * 60_000;
/** A checkout left alone for a day is nobody's any more. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Asks Stripe about checkouts that have been open for ten minutes: a browser may have been closed, a webhook
 * lost. Also sends back second payments that could not be sent back at once.
 */
export async function reconcilePayments(env: Cloudflare.Env, now: number): Promise<void> {
  const settings = parseSettings(env);
  if (!isPaymentConfigured(settings)) return;
  const db = createDb(env.DB);
  const cashier = { env, db, settings, now };
  const due = await leaseDueCheckouts(db, now, AGAIN_MS);
  const outcomes = await Promise.allSettled(
    due.map(async (checkout) => {
      const { id, projectId, intentId, createdAt } = checkout;
      if (projectId === null) return closeOrphanCheckout(cashier, checkout);
      const intent = intentId ? await settlePayment(cashier, intentId) : undefined;
      if (now - createdAt < ABANDONED_MS || intent?.status === 'succeeded' || intent?.status === 'processing')
        return;
      if (intentId) await cancelIntent(settings, intentId);
      await updateCheckoutCanceled(db, id);
    }),
  );
  await refundAllSurplus(cashier);
  if (due.length > 0) console.log(JSON.stringify({ door: 'scheduled', job: 'reconcile', due: due.length }));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
