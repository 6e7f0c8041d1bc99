import type { Call } from './account.ts';
import { badRequest, missing } from './failure.ts';
import type { Intent } from './state.ts';

/** The intent of the path. Throws 404, and 400 for a browser that does not know its client secret. */
export function requireIntent({ account, id, open, form }: Call): Intent {
  const intent = account.state.intents[id];
  if (!intent) throw missing('payment_intent', id, 'intent');
  if ((open || form.client_secret !== undefined) && form.client_secret !== intent.client_secret) {
    throw badRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      'payment_intent_invalid_parameter',
      'client_secret',
    );
  }
  return intent;
}
