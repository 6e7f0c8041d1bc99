import type Stripe from 'stripe';
import { z } from 'zod';
import type { Account, Call } from './account.ts';
import type { Card } from './cards.ts';
import { missing } from './failure.ts';
import { newId, nowSeconds, randomText } from './ids.ts';
import { expand, readParams } from './params.ts';
import type { Charge, Intent } from './state.ts';

/** Stores the charge of an attempt to pay; a declined card leaves one too, marked as failed. */
export function addCharge(account: Account, intent: Intent, card: Card, methodId: string): Charge {
  const { decline } = card;
  const charge: Charge = {
    ...EMPTY,
    id: newId('ch'),
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    captured: !decline,
    created: nowSeconds(),
    currency: intent.currency,
    description: intent.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: { ...intent.metadata },
    outcome: toOutcome(card),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: methodId,
    payment_method_details: { type: 'card', card: toDetails(intent, card) },
    receipt_email: intent.receipt_email,
    // Whoever has the address sees the receipt, so it cannot be guessed.
    receipt_url: decline ? null : `${account.publicUrl}/receipts/${randomText(40)}`,
    status: decline ? 'failed' : 'succeeded',
  };
  account.state.charges[charge.id] = charge;
  return charge;
}

/** GET /v1/charges/:id */
export function retrieveCharge({ account, id, form }: Call): Charge {
  readParams(z.strictObject({ expand }), form);
  const charge = account.state.charges[id];
  if (!charge) throw missing('charge', id);
  return charge;
}

function toOutcome({ decline }: Card): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: decline ? '05' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function toDetails(intent: Intent, { brand, last4, expMonth, expYear }: Card) {
  const details: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: expMonth,
    exp_year: expYear,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
  return details;
}

const EMPTY = {
  object: 'charge',
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'FOLDOUT',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;
