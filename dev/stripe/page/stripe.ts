import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { callStripe, toIntentId } from './calls.ts';
import type { FieldName } from './card-rules.ts';
import { askHolder } from './challenge.ts';
import { Elements } from './elements.ts';

type Confirmation = {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { return_url?: string; receipt_email?: string };
  redirect?: 'always' | 'if_required';
};

/** The object that Stripe.js makes, as far as our pages use it. */
export class StripeStandIn {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  elements = (options: ConstructorParameters<typeof Elements>[0] = {}) =>
    new Elements(options, this.retrievePaymentIntent);

  retrievePaymentIntent = (clientSecret: string): Promise<PaymentIntentResult> =>
    callStripe('GET', `payment_intents/${toIntentId(clientSecret)}`, this.key, {
      client_secret: clientSecret,
    });

  confirmPayment = async ({ elements, confirmParams, redirect = 'always', ...rest }: Confirmation) => {
    const clientSecret = rest.clientSecret ?? elements?.clientSecret ?? '';
    const id = toIntentId(clientSecret);
    if (!elements) throw new Error('The stand-in for Stripe.js pays with elements only.');
    const store = elements.getElement('payment')?.store;
    const { card, error } = elements.readCard();
    if (error) return { error };
    store?.lock(true);
    const typed = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
    const result = await callStripe('POST', `payment_intents/${id}/confirm`, this.key, {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      ...Object.fromEntries(typed),
      use_stripe_sdk: 'true',
      ...confirmParams,
    });
    const ended = await this.finish(clientSecret, result);
    store?.lock(false);
    const fault = ended.error;
    if (fault?.type === 'card_error') {
      store?.blame(toField(fault.param, fault.code), {
        code: fault.code ?? '',
        message: fault.message ?? '',
      });
    }
    if (ended.paymentIntent && redirect === 'always')
      return leave(ended.paymentIntent, confirmParams?.return_url);
    return ended;
  };

  handleNextAction = async ({ clientSecret }: { clientSecret: string }): Promise<PaymentIntentResult> =>
    this.finish(clientSecret, await this.retrievePaymentIntent(clientSecret));

  registerAppInfo() {}

  // What the React package looks for to know a Stripe object by; our pages have no use for them.
  createToken = notHere;
  createPaymentMethod = notHere;
  confirmCardPayment = notHere;

  /** Takes the card's holder to the bank where that is asked for, and reads how it ended. */
  private async finish(clientSecret: string, result: PaymentIntentResult): Promise<PaymentIntentResult> {
    const action = result.paymentIntent?.next_action?.use_stripe_sdk as { source?: string } | undefined;
    if (result.paymentIntent?.status !== 'requires_action' || !action?.source) return result;
    const outcome = (await askHolder()) ? 'passed' : 'failed';
    await fetch(`/dev/stripe/challenges/${action.source}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    }).catch(() => {
      // Whether the bank heard it shows in the intent.
    });
    const after = await this.retrievePaymentIntent(clientSecret);
    const failure = after.paymentIntent?.last_payment_error;
    if (!failure || after.paymentIntent?.status !== 'requires_payment_method') return after;
    return { error: { ...failure, payment_intent: after.paymentIntent } };
  }
}

function toField(param: string | undefined, code: string | undefined): FieldName {
  if (param === 'cvc' || code === 'incorrect_cvc') return 'cvc';
  return param?.startsWith('exp') || code === 'expired_card' ? 'expiry' : 'number';
}

/** Goes to the page's address for after the payment, and never comes back. */
function leave({ id, client_secret: secret, status }: PaymentIntent, returnUrl = location.href) {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret ?? '');
  url.searchParams.set('redirect_status', status);
  location.assign(url);
  return new Promise<never>(() => {});
}

function notHere(): never {
  throw new Error('The stand-in for Stripe.js does not do this.');
}
