import type { StripeAccount } from './account.ts';
import type { TestCard } from './cards.ts';
import { StripeRequestError, toNotFound } from './errors.ts';
import { createId, nowSeconds, randomText } from './ids.ts';
import type { Charge, Intent } from './state.ts';

/**
 * Tries to pay an intent. Afterwards it is succeeded, processing, or requires action. Throws 402 for a declined
 * card, with the intent ready for another attempt.
 */
export function attemptPayment(account: StripeAccount, intent: Intent, card: TestCard) {
  dropChallenges(account, intent.id);
  Object.assign(intent, { last_payment_error: null, next_action: null });
  if (card.challenge) return requireAction(account, intent, card);
  if (card.slow) return startProcessing(account, intent, card);
  completePayment(account, intent, card);
  if (intent.last_payment_error) {
    throw new StripeRequestError(402, { ...intent.last_payment_error, payment_intent: intent });
  }
}

/** Charges the card, or declines it. */
function completePayment(account: StripeAccount, intent: Intent, card: TestCard) {
  const charge = addCharge(account, intent, card);
  Object.assign(intent, { latest_charge: charge.id, next_action: null });
  if (!card.decline) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    account.emit('charge.succeeded', charge);
    return account.emit('payment_intent.succeeded', intent);
  }
  const { code, declineCode, message } = card.decline;
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'card_error',
      code,
      message,
      ...(declineCode && { decline_code: declineCode }),
    },
  });
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
}

function addCharge({ state, publicUrl }: StripeAccount, intent: Intent, card: TestCard): Charge {
  const paid = !card.decline;
  const charge: Charge = {
    id: createId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    created: nowSeconds(),
    currency: intent.currency,
    description: intent.description,
    livemode: false,
    paid,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
    // Not guessable, because anyone with the address sees the receipt.
    receipt_url: paid ? `${publicUrl}/receipts/${randomText(40)}` : null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
  state.charges[charge.id] = charge;
  return charge;
}

function requireAction(account: StripeAccount, intent: Intent, card: TestCard) {
  const source = createId('src');
  account.state.challenges[source] = { intent: intent.id, card };
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', source } },
  });
  account.emit('payment_intent.requires_action', intent);
}

/**
 * The card holder's response to an authentication request. A declined card throws nothing here: the page reads
 * the intent. Throws 404 for a request that does not exist or was answered.
 */
export function answerChallenge(account: StripeAccount, source: string, passed: boolean) {
  const challenge = account.state.challenges[source];
  const intent = account.state.intents[challenge?.intent ?? ''];
  if (!challenge || intent?.status !== 'requires_action') throw toNotFound('source', source);
  dropChallenges(account, intent.id);
  if (passed) return completePayment(account, intent, challenge.card);
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  });
  account.emit('payment_intent.payment_failed', intent);
}

/** A new attempt makes earlier authentication requests void. */
function dropChallenges({ state }: StripeAccount, intentId: string) {
  for (const [source, { intent }] of Object.entries(state.challenges)) {
    if (intent === intentId) delete state.challenges[source];
  }
}

function startProcessing(account: StripeAccount, intent: Intent, card: TestCard) {
  account.state.settlements[intent.id] = { at: Date.now() + account.state.switches.processing, card };
  intent.status = 'processing';
  account.emit('payment_intent.processing', intent);
  account.scheduleSettlement(intent.id);
}

/** Ends a payment that is processing. Does nothing if it has ended. */
export function completeSettlement(account: StripeAccount, intentId: string) {
  const { state } = account;
  const settlement = state.settlements[intentId];
  const intent = state.intents[intentId];
  delete state.settlements[intentId];
  if (settlement && intent) completePayment(account, intent, settlement.card);
}
