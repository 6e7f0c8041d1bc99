import { z } from 'zod';
import type { Account, Call, Cause } from './account.ts';
import { attempt, end } from './attempt.ts';
import { badRequest, missing, unexpectedState } from './failure.ts';
import { boolean, expand, readParams } from './params.ts';
import { cardParams, readMethod } from './payment-method.ts';
import { requireIntent } from './require-intent.ts';
import type { Intent } from './state.ts';

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const confirmParams = z.strictObject({
  ...cardParams,
  client_secret: z.string().optional(),
  key: z.string().optional(),
  return_url: z.string().optional(),
  receipt_email: z.string().optional(),
  use_stripe_sdk: boolean.optional(),
  off_session: boolean.optional(),
  expected_payment_method_type: z.string().optional(),
  expand,
});

/** POST /v1/payment_intents/:id/confirm. Throws for an intent that is past it, and what the card makes it throw. */
export function handleConfirmIntent(call: Call): Intent {
  const intent = requireIntent(call);
  const params = readParams(confirmParams, call.form);
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`,
      intent,
    );
  }
  const card = readMethod(params);
  if (!card) {
    throw badRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      'payment_intent_unexpected_state',
    );
  }
  if (params.receipt_email) intent.receipt_email = params.receipt_email;
  dropChallenges(call.account, intent.id);
  attempt(call.account, intent, card, call.cause);
  return intent;
}

/** GET /v1/payment_intents/:id */
export function handleRetrieveIntent(call: Call): Intent {
  readParams(
    z.strictObject({ client_secret: z.string().optional(), key: z.string().optional(), expand }),
    call.form,
  );
  return requireIntent(call);
}

/**
 * What the card's holder answered at the bank: goes on with the payment, or gives it up. No card error
 * is thrown: whoever asked reads the intent. Throws 404 for a question that nobody asked (any more).
 */
export function answerChallenge(account: Account, source: string, passed: boolean) {
  const challenge = account.state.challenges[source];
  if (!challenge) throw missing('source', source);
  const intent = account.state.intents[challenge.intent];
  if (intent?.status !== 'requires_action') throw missing('source', source);
  dropChallenges(account, intent.id);
  if (passed) end(account, intent, challenge.card, NOBODY);
  else giveUp(account, intent);
}

/** Nobody called: time passed, or the bank answered. */
export const NOBODY: Cause = { id: null, idempotency_key: null };

function giveUp(account: Account, intent: Intent) {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  });
  account.announce('payment_intent.payment_failed', intent, NOBODY);
}

/** A newer attempt makes the bank's older question void. */
function dropChallenges({ state }: Account, intentId: string) {
  for (const [source, { intent }] of Object.entries(state.challenges)) {
    if (intent === intentId) delete state.challenges[source];
  }
}
