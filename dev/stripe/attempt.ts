import type { Account, Cause } from './account.ts';
import type { Card } from './cards.ts';
import { addCharge } from './charges.ts';
import { StripeFailure } from './failure.ts';
import { newId } from './ids.ts';
import { toPaymentMethod } from './payment-method.ts';
import type { Intent } from './state.ts';

/**
 * Tries to pay an intent with a card: it ends, waits for its holder's word, or stays under way.
 * Throws the 402 of a declined card, with the intent ready for another one.
 */
export function attempt(account: Account, intent: Intent, card: Card, cause: Cause) {
  Object.assign(intent, { last_payment_error: null, next_action: null, payment_method: newId('pm') });
  if (card.challenge) ask(account, intent, card, cause);
  else if (card.slow) wait(account, intent, card, cause);
  else if (!end(account, intent, card, cause)) throw refusal(intent);
}

/** Ends a payment as its card says: whether it succeeded. Charge, intent and events change together. */
export function end(account: Account, intent: Intent, card: Card, cause: Cause): boolean {
  const charge = addCharge(account, intent, card, intent.payment_method ?? newId('pm'));
  Object.assign(intent, { latest_charge: charge.id, processing: null, next_action: null });
  if (!card.decline) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    account.announce('charge.succeeded', charge, cause);
    account.announce('payment_intent.succeeded', intent, cause);
    return true;
  }
  const { code, declineCode, message } = card.decline;
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {
      type: 'card_error',
      code,
      message,
      charge: charge.id,
      ...(declineCode && { decline_code: declineCode }),
      payment_method: toPaymentMethod(card),
    },
  });
  account.announce('charge.failed', charge, cause);
  account.announce('payment_intent.payment_failed', intent, cause);
  return false;
}

/** What a declined card is answered with, read from the intent it left. */
function refusal(intent: Intent): StripeFailure {
  const { code, decline_code, message = '', charge } = intent.last_payment_error ?? {};
  return new StripeFailure(402, {
    type: 'card_error',
    message,
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    ...(charge && { charge }),
    payment_intent: intent,
  });
}

function ask(account: Account, intent: Intent, card: Card, cause: Cause) {
  const source = newId('src');
  account.state.challenges[source] = { intent: intent.id, card };
  Object.assign(intent, {
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        source,
        stripe_js: `${account.publicUrl}/challenges/${source}`,
      },
    },
  });
  account.announce('payment_intent.requires_action', intent, cause);
}

function wait(account: Account, intent: Intent, card: Card, cause: Cause) {
  account.state.settlements[intent.id] = { at: Date.now() + account.state.switches.processing, card };
  Object.assign(intent, { status: 'processing', processing: { type: 'card' } });
  account.announce('payment_intent.processing', intent, cause);
  account.settleLater(intent.id);
}
