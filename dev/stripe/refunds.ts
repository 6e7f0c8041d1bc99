import { z } from 'zod';
import type { Account, Call, Cause } from './account.ts';
import { badRequest, missing } from './failure.ts';
import { newId, nowSeconds } from './ids.ts';
import { expand, integer, metadata, readParams } from './params.ts';
import type { Charge, Refund } from './state.ts';

const refundParams = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
});

/** POST /v1/refunds, of a charge or of an intent's charge: all that is left of it, or a part. */
export function createRefund(call: Call): Refund {
  const params = readParams(refundParams, call.form);
  const charge = findCharge(call.account, params);
  const words = { reason: params.reason ?? null, metadata: params.metadata || {} };
  return refund(call.account, charge, params.amount, call.cause, words);
}

/** GET /v1/refunds/:id */
export function retrieveRefund({ account, id, form }: Call): Refund {
  readParams(z.strictObject({ expand }), form);
  const found = account.state.refunds[id];
  if (!found) throw missing('refund', id);
  return found;
}

/** Gives back what is left of a charge, or `amount` cents of it. Throws when there is not so much. */
export function refund(
  account: Account,
  charge: Charge,
  amount: number | undefined,
  cause: Cause,
  words: Pick<Refund, 'reason' | 'metadata'>,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  const cents = amount ?? left;
  if (cents < 1) throw badRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount');
  if (cents > left) {
    throw badRequest(
      `Refund amount ($${(cents / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
      undefined,
      'amount',
    );
  }
  const made: Refund = {
    id: newId('re'),
    object: 'refund',
    amount: cents,
    balance_transaction: null,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...words,
  };
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  account.state.refunds[made.id] = made;
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  account.announce('refund.created', made, cause);
  account.announce('charge.refunded', charge, cause, previous);
  return made;
}

/** The charge that a refund is about. Throws when it cannot be told, is not there, or took no money. */
export function findCharge(
  { state }: Account,
  { charge: chargeId, payment_intent: intentId }: { charge?: string; payment_intent?: string },
): Charge {
  if (!chargeId && !intentId) {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = intentId ? state.intents[intentId] : undefined;
  if (intentId && !intent) throw missing('payment_intent', intentId, 'payment_intent');
  const id = chargeId ?? intent?.latest_charge ?? '';
  const charge = state.charges[id];
  if (chargeId && !charge) throw missing('charge', chargeId, 'charge');
  if (charge?.paid) return charge;
  throw badRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}
