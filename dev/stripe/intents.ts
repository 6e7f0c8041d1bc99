import { z } from 'zod';
import type { Call } from './account.ts';
import { attempt } from './attempt.ts';
import { EMPTY_INTENT } from './empty-intent.ts';
import { badRequest, unexpectedState } from './failure.ts';
import { newId, nowSeconds, randomText } from './ids.ts';
import { boolean, clearable, expand, integer, list, metadata, readParams } from './params.ts';
import { cardParams, readMethod } from './payment-method.ts';
import { requireIntent } from './require-intent.ts';
import type { Intent } from './state.ts';

/** The cheapest dollar charge, and the dearest of eight digits, in cents. */
const LEAST = 50;
const MOST = 99_999_999;
/** The statuses in which the amount may still change, or the whole be given up. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const words = {
  description: clearable.optional(),
  receipt_email: clearable.optional(),
  statement_descriptor: clearable.optional(),
  statement_descriptor_suffix: clearable.optional(),
  metadata: metadata.optional(),
  payment_method_types: list(z.literal('card')).optional(),
  expand,
};

const createParams = z.strictObject({
  ...words,
  amount: integer,
  currency: z.string().regex(/^[a-z]{3}$/i),
  automatic_payment_methods: z
    .strictObject({ enabled: boolean, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirm: boolean.optional(),
  off_session: boolean.optional(),
  use_stripe_sdk: boolean.optional(),
  return_url: z.string().optional(),
  ...cardParams,
});

/** POST /v1/payment_intents. Throws for an amount below 50 cents, and what confirming throws when asked to. */
export function handleCreateIntent(call: Call): Intent {
  const params = readParams(createParams, call.form);
  const { amount, currency, automatic_payment_methods: automatic, confirm } = params;
  checkAmount(amount, currency);
  const id = newId('pi');
  const intent: Intent = {
    ...EMPTY_INTENT,
    id,
    amount,
    currency: currency.toLowerCase(),
    created: nowSeconds(),
    client_secret: `${id}_secret_${randomText(25)}`,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    metadata: {},
    payment_method_types: ['card'],
  };
  applyWords(intent, params);
  const card = readMethod(params);
  if (confirm && !card)
    throw badRequest('You must provide a payment_method to confirm.', 'parameter_missing');
  call.account.state.intents[id] = intent;
  call.account.announce('payment_intent.created', intent, call.cause);
  if (confirm && card) attempt(call.account, intent, card, call.cause);
  return intent;
}

const updateParams = z.strictObject({
  ...words,
  amount: integer.optional(),
  currency: z.string().optional(),
});

/** POST /v1/payment_intents/:id. The amount changes only before a payment; metadata always. */
export function handleUpdateIntent(call: Call): Intent {
  const intent = requireIntent(call);
  const params = readParams(updateParams, call.form);
  const { amount = intent.amount, currency = intent.currency } = params;
  if ((amount !== intent.amount || currency !== intent.currency) && !OPEN.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
      intent,
    );
  }
  checkAmount(amount, currency);
  Object.assign(intent, { amount, currency: currency.toLowerCase() });
  applyWords(intent, params);
  return intent;
}

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
const cancelParams = z.strictObject({ cancellation_reason: z.enum(REASONS).optional(), expand });

/** POST /v1/payment_intents/:id/cancel. Throws once the money is on its way. */
export function handleCancelIntent(call: Call): Intent {
  const intent = requireIntent(call);
  const params = readParams(cancelParams, call.form);
  if (!OPEN.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${OPEN.join(', ')}.`,
      intent,
    );
  }
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: nowSeconds(),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  });
  call.account.announce('payment_intent.canceled', intent, call.cause);
  return intent;
}

function checkAmount(amount: number, currency: string) {
  if (amount < 1) throw badRequest('Invalid positive integer', 'parameter_invalid_integer', 'amount');
  const least = `$${(LEAST / 100).toFixed(2)} ${currency}`;
  if (amount < LEAST) throw badRequest(`Amount must be at least ${least}`, 'amount_too_small', 'amount');
  if (amount > MOST) {
    throw badRequest('Amount must be no more than $999,999.99', 'amount_too_large', 'amount');
  }
}

function applyWords(intent: Intent, params: z.output<typeof updateParams>) {
  for (const name of ['description', 'receipt_email', 'statement_descriptor'] as const) {
    const value = params[name];
    if (value !== undefined) intent[name] = value;
  }
  if (params.statement_descriptor_suffix !== undefined) {
    intent.statement_descriptor_suffix = params.statement_descriptor_suffix;
  }
  if (params.metadata === '') intent.metadata = {};
  for (const [key, value] of Object.entries(params.metadata ?? {})) {
    if (value === '') delete intent.metadata[key];
    else intent.metadata[key] = value;
  }
}
