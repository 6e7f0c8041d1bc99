import { z } from 'zod';
import type { StripeCall } from './account.ts';
import { attemptPayment } from './attempt.ts';
import { findTestCard } from './cards.ts';
import { toBadRequest, toNotFound, toUnexpectedState } from './errors.ts';
import { createId, nowSeconds, randomText } from './ids.ts';
import { expand, integer, metadata, pageParams, readParams } from './params.ts';
import type { Intent } from './state.ts';

const MIN_AMOUNT = 50;
/** Statuses in which an intent can be changed, confirmed and canceled. */
const OPEN = ['requires_payment_method', 'requires_action'];

const createParams = z.strictObject({
  amount: integer,
  currency: z.literal('usd'),
  automatic_payment_methods: z.strictObject({ enabled: z.literal('true') }).optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  expand,
});

/** POST /v1/payment_intents */
export function handleCreateIntent({ account, form }: StripeCall): Intent {
  const params = readParams(createParams, form);
  requireAmount(params.amount);
  const id = createId('pi');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: params.amount,
    amount_received: 0,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: nowSeconds(),
    currency: params.currency,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: params.metadata ?? {},
    next_action: null,
    status: 'requires_payment_method',
  };
  account.state.intents[id] = intent;
  account.emit('payment_intent.created', intent);
  return intent;
}

const updateParams = z.strictObject({ amount: integer.optional(), metadata: metadata.optional(), expand });

/** POST /v1/payment_intents/:id. The amount can only change before the payment. */
export function handleUpdateIntent(call: StripeCall): Intent {
  const intent = requireIntent(call);
  const { amount = intent.amount, metadata: changes = {} } = readParams(updateParams, call.form);
  if (amount !== intent.amount && !OPEN.includes(intent.status)) throw toUnexpectedState('update', intent);
  requireAmount(amount);
  intent.amount = amount;
  for (const [key, value] of Object.entries(changes)) {
    if (value === '') delete intent.metadata[key];
    else intent.metadata[key] = value;
  }
  return intent;
}

/** POST /v1/payment_intents/:id/cancel */
export function handleCancelIntent(call: StripeCall): Intent {
  const intent = requireIntent(call);
  readParams(z.strictObject({ expand }), call.form);
  if (!OPEN.includes(intent.status)) throw toUnexpectedState('cancel', intent);
  Object.assign(intent, { status: 'canceled', next_action: null });
  call.account.emit('payment_intent.canceled', intent);
  return intent;
}

const confirmParams = z.strictObject({
  client_secret: z.string().optional(),
  payment_method_data: z.strictObject({
    type: z.literal('card'),
    card: z.strictObject({ number: z.string(), exp_month: integer, exp_year: integer, cvc: z.string() }),
  }),
  expand,
});

/** POST /v1/payment_intents/:id/confirm. Throws 402 for a declined card. */
export function handleConfirmIntent(call: StripeCall): Intent {
  const intent = requireIntent(call);
  const { payment_method_data: method } = readParams(confirmParams, call.form);
  if (!OPEN.includes(intent.status)) throw toUnexpectedState('confirm', intent);
  attemptPayment(call.account, intent, findTestCard(method.card.number));
  return intent;
}

/** GET /v1/payment_intents/:id */
export function handleRetrieveIntent(call: StripeCall): Intent {
  readParams(z.strictObject({ client_secret: z.string().optional(), expand }), call.form);
  return requireIntent(call);
}

const listParams = z.strictObject({
  ...pageParams,
  created: z.strictObject({ gte: integer }).optional(),
  starting_after: z.string().optional(),
});

/** GET /v1/payment_intents, newest first */
export function listIntents({ account, form }: StripeCall) {
  const { limit = 10, created, starting_after: after } = readParams(listParams, form);
  const found = Object.values(account.state.intents)
    .filter((intent) => intent.created >= (created?.gte ?? 0))
    .reverse();
  const intents = found.slice(found.findIndex(({ id }) => id === after) + 1);
  return { object: 'list', data: intents.slice(0, limit), has_more: intents.length > limit };
}

function requireIntent({ account, id, isBrowser, form }: StripeCall): Intent {
  const intent = account.state.intents[id];
  if (!intent) throw toNotFound('payment_intent', id);
  if (isBrowser && form.client_secret !== intent.client_secret) {
    throw toBadRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}

function requireAmount(amount: number) {
  if (amount >= MIN_AMOUNT) return;
  throw toBadRequest('Amount must be at least $0.50 usd', 'amount_too_small', 'amount');
}
