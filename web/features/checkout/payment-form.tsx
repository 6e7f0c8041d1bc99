import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { type PaymentOutcome, payByCard } from './pay-by-card.ts';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { useStripeAppearance } from './stripe-appearance.ts';

type Props = {
  clientSecret: string;
  /** US cents. */
  price: number;
  /** What the button says; the price, where left out. */
  label?: string;
  /** Where a bank that takes the whole window comes back to; this page, where left out. */
  returnPath?: string;
  /** The coupon is still being looked up. */
  checking: boolean;
  /** A payment is being confirmed. */
  busy: boolean;
  setPrice: () => Promise<unknown>;
  onOutcome: (outcome: PaymentOutcome) => void;
  /** The price could not be set; nothing was charged. */
  onError: (error: unknown) => void;
};

/** The provider's card form, in our looks, and the button that pays. */
export function PaymentForm({ stripe, ...rest }: Props & { stripe: Stripe }) {
  const appearance = useStripeAppearance();
  return (
    <Elements stripe={stripe} options={{ clientSecret: rest.clientSecret, appearance }}>
      <Fields {...rest} />
    </Elements>
  );
}

function Fields({ clientSecret, price, checking, busy, setPrice, onOutcome, onError, ...rest }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [paying, setPaying] = useState(false);
  // State is too slow for the second half of a double click.
  const underWay = useRef(false);

  const shown = useRef(price);
  useEffect(() => {
    if (shown.current === price) return;
    shown.current = price;
    // The server has set a new price: the form has to know, for wallets show it.
    void elements?.fetchUpdates();
  }, [price, elements]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || state !== 'ready' || busy || underWay.current) return;
    if (checking) {
      const description = 'Coupon validation in progress. Please wait.';
      return showToast({ title: 'Please Wait', description, kind: 'info' });
    }
    underWay.current = true;
    setPaying(true);
    try {
      const returnUrl = `${location.origin}${rest.returnPath ?? location.pathname}`;
      onOutcome(await payByCard({ stripe, elements, clientSecret, price, setPrice, returnUrl }));
    } catch (error) {
      onError(error);
    } finally {
      underWay.current = false;
      setPaying(false);
    }
  }

  if (state === 'failed') return <PaymentFormError />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {state === 'loading' && <PaymentFormSkeleton />}
      <div className={state === 'loading' ? 'h-0 overflow-hidden' : ''}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setState('ready')}
          onLoadError={() => setState('failed')}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="big"
        busy={paying || busy}
        disabled={state === 'loading'}
        className="w-full"
      >
        {paying || busy ? 'Paying…' : (rest.label ?? `Pay ${formatDollars(price)}`)}
      </Button>
    </form>
  );
}
