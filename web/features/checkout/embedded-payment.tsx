import { useEffect, useEffectEvent } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import type { PaymentOutcome } from './pay-by-card.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { PaymentPending } from './payment-progress.tsx';
import { applyCoupon, type CheckoutStart } from './queries.ts';
import { usePaymentConfirmation } from './use-payment-confirmation.ts';
import { useStripePayment } from './use-stripe-payment.ts';

type Props = {
  checkout: Extract<CheckoutStart, { kind: 'open' }>;
  /** What the paying button says. */
  label: string;
  onPaid: (project: Project) => void;
  /** The payment was called off elsewhere: another has to be begun. */
  onCanceled: () => void;
};

/** The card form alone, at the full price, within another page's dialog. That page's policy must let Stripe in. */
export function EmbeddedPayment({ checkout, label, onPaid, onCanceled }: Props) {
  const { project, publishableKey, clientSecret, paymentIntentId } = checkout;
  const door = useStripePayment(publishableKey, clientSecret);
  const { settling, confirm } = usePaymentConfirmation(project.projectId, onPaid);
  const proof = { paymentIntentId: paymentIntentId };

  // Paid in another tab: nothing is asked for again.
  const sentBefore = door.kind === 'open' && door.alreadyPaid;
  const confirmEarlier = useEffectEvent(() => void confirm(proof, fail));
  useEffect(() => {
    if (sentBefore) confirmEarlier();
  }, [sentBefore]);

  function conclude(outcome: PaymentOutcome) {
    if (outcome.kind === 'sent') return void confirm(proof, fail);
    // The server asks the provider; where nothing was charged, its words would blame the card.
    if (outcome.kind === 'unknown') return void confirm(proof, () => fail());
    fail(outcome.kind === 'failed' ? outcome.message : undefined);
    if (outcome.kind === 'ended') onCanceled();
  }

  if (settling === 'waiting') return <PaymentPending free={false} />;
  if (door.kind === 'failed') return <PaymentFormError />;
  if (door.kind !== 'open') return <PaymentFormSkeleton />;
  return (
    <PaymentForm
      stripe={door.stripe}
      clientSecret={clientSecret}
      price={FULL_ACCESS_CENTS}
      label={label}
      returnPath={`/checkout/${project.projectId}`}
      checking={false}
      busy={settling !== 'no'}
      setPrice={() => applyCoupon(paymentIntentId, '')}
      onOutcome={conclude}
      onError={() => fail()}
    />
  );
}

function fail(message = 'Please try again.') {
  showToast({ title: 'Payment failed', description: message, kind: 'error' });
}
