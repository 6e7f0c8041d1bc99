import type { StripeAccount } from './account.ts';
import { createId, nowSeconds } from './ids.ts';
import { requirePaidCharge } from './refunds.ts';
import type { Dispute } from './state.ts';

/** Moves the dispute of a payment to a status, as the bank does; creates it first if there is none. */
export function changeDispute(account: StripeAccount, intentId: string, status: Dispute['status']) {
  const dispute = account.state.disputes[intentId] ?? addDispute(account, intentId);
  if (dispute.status === status) return;
  dispute.status = status;
  if (status !== 'won' && status !== 'lost') return account.emit('charge.dispute.updated', dispute);
  account.emit('charge.dispute.closed', dispute);
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
}

/** Stripe takes the money back at once. */
function addDispute(account: StripeAccount, intentId: string): Dispute {
  const charge = requirePaidCharge(account, intentId);
  const dispute: Dispute = {
    id: createId('dp'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    livemode: false,
    payment_intent: intentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.state.disputes[intentId] = dispute;
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}
