import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { formatDollars } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { endToasts, showToast } from '../../ui/toasts/toast.ts';
import { type PaymentOutcome, payByCard } from './pay-by-card.ts';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { useStripeAppearance } from './stripe-appearance.ts';
import { PAYMENT } from './use-payment-confirmation.ts';

type Props = {
  clientSecret: string;
  /** US cents. */
  price: number;
  /** Label of the submit button; the price by default. */
  label?: string;
  /** Where the bank returns to if it takes over the window; this page by default. */
  returnPath?: string;
  /** A coupon is being validated. */
  checking: boolean;
  /** A payment is being confirmed. */
  busy: boolean;
  setPrice: () => Promise<unknown>;
  onOutcome: (outcome: PaymentOutcome) => void;
  /** Setting the price failed; nothing was charged. */
  onError: (error: unknown) => void;
};

/** Stripe's Payment Element in the style of our forms, with the pay button. */
export function PaymentForm({ stripe, ...rest }: Props & { stripe: Stripe }) {
  const appearance = useStripeAppearance();
  return (
    <Elements stripe={stripe} options={{ clientSecret: rest.clientSecret, appearance }}>
      <PaymentFields {...rest} />
    </Elements>
  );
}

function PaymentFields({ label, ...rest }: Props) {
  const { price, busy } = rest;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { paying, submit } = usePay(rest, state === 'ready');

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
        {paying || busy ? t('paymentBusy') : (label ?? t('payAmount', { amount: formatDollars(price) }))}
      </Button>
    </form>
  );
}

/** Pays on submit, once at a time, and keeps Stripe's form up to date with the price. */
function usePay(props: Omit<Props, 'label'>, ready: boolean) {
  const { clientSecret, price, returnPath, checking, busy, setPrice, onOutcome, onError } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [paying, setPaying] = useState(false);
  // State would be too late to stop the second click of a double click.
  const submitted = useRef(false);

  const shownPrice = useRef(price);
  useEffect(() => {
    if (shownPrice.current === price) return;
    shownPrice.current = price;
    // The server has changed the amount of the payment, which wallets show.
    void elements?.fetchUpdates();
  }, [price, elements]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !ready || busy || submitted.current) return;
    if (checking) {
      const description = t('couponInProgress');
      return showToast({ title: t('pleaseWait'), description, kind: 'info', subject: PAYMENT });
    }
    endToasts(PAYMENT);
    submitted.current = true;
    setPaying(true);
    try {
      const returnUrl = `${location.origin}${returnPath ?? location.pathname}`;
      onOutcome(await payByCard({ stripe, elements, clientSecret, price, setPrice, returnUrl }));
    } catch (error) {
      onError(error);
    } finally {
      submitted.current = false;
      setPaying(false);
    }
  }

  return { paying, submit };
}
