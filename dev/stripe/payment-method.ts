import type Stripe from 'stripe';
import { z } from 'zod';
import { type Card, findToken, readCard } from './cards.ts';
import { missing } from './failure.ts';
import { newId, nowSeconds } from './ids.ts';
import { integer, metadata } from './params.ts';

const billing = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.record(z.string(), z.string()),
  })
  .partial();

/** How a call names the card: by a test token, or by what somebody typed. */
export const cardParams = {
  payment_method: z.string().optional(),
  payment_method_data: z
    .strictObject({
      type: z.literal('card'),
      card: z.strictObject({
        number: z.string(),
        exp_month: integer,
        exp_year: integer,
        cvc: z.string().optional(),
      }),
      billing_details: billing.optional(),
      allow_redisplay: z.string().optional(),
      metadata: metadata.optional(),
    })
    .optional(),
};
type CardParams = z.output<z.ZodObject<typeof cardParams>>;

/** The card that a call names, if any. Throws 404 for an unknown token and 402 for an impossible card. */
export function readMethod({ payment_method: token, payment_method_data: typed }: CardParams) {
  if (typed) return readCard(typed.card);
  if (!token) return undefined;
  const card = findToken(token);
  if (!card) throw missing('PaymentMethod', token, 'payment_method');
  return card;
}

/** The card as an object of the API, for the errors that carry it. */
export function toPaymentMethod({ brand, last4, expMonth, expYear }: Card): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
