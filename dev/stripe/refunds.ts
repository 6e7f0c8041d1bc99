import { z } from 'zod';
import type { StripeAccount, StripeCall } from './account.ts';
import { toBadRequest, toNotFound } from './errors.ts';
import { createId, nowSeconds } from './ids.ts';
import { expand, integer, pageParams, readParams } from './params.ts';
import type { Charge, Refund } from './state.ts';

const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});

/** POST /v1/refunds. The rest of the payment without an amount. */
export function createRefund({ account, form }: StripeCall): Refund {
  const { payment_intent: intentId, amount, reason = null } = readParams(refundParams, form);
  return addRefund(account, intentId, amount, reason);
}

/** Refunds `amount` cents of a payment, or the rest of it. Throws 400 if there is not that much left. */
export function addRefund(
  account: StripeAccount,
  intentId: string,
  amount: number | undefined,
  reason: Refund['reason'],
): Refund {
  const charge = requirePaidCharge(account, intentId);
  const rest = charge.amount_captured - charge.amount_refunded;
  if (rest === 0) {
    throw toBadRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const dispute = account.state.disputes[intentId];
  if (dispute && dispute.status !== 'won') {
    throw toBadRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  }
  const cents = amount ?? rest;
  if (cents < 1 || cents > rest) {
    throw toBadRequest(`The refund amount must be from 1 to ${rest} cents`, undefined, 'amount');
  }
  const refund: Refund = {
    id: createId('re'),
    object: 'refund',
    amount: cents,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  };
  account.state.refunds[refund.id] = refund;
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge);
  return refund;
}

/** The charge of a paid intent. Throws 404 or 400 for others. */
export function requirePaidCharge({ state }: StripeAccount, intentId: string): Charge {
  const intent = state.intents[intentId];
  if (!intent) throw toNotFound('payment_intent', intentId);
  const charge = state.charges[intent.latest_charge ?? ''];
  if (charge?.paid) return charge;
  throw toBadRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

/** GET /v1/refunds, newest first */
export function listRefunds({ account, form }: StripeCall) {
  const schema = z.strictObject({ ...pageParams, payment_intent: z.string().optional() });
  const { payment_intent: intentId, limit = 10 } = readParams(schema, form);
  const refunds = Object.values(account.state.refunds)
    .filter((refund) => !intentId || refund.payment_intent === intentId)
    .reverse();
  return { object: 'list', data: refunds.slice(0, limit), has_more: refunds.length > limit };
}
