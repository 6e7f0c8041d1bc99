import { useEffect, useEffectEvent } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import type { PaymentOutcome } from './pay-by-card.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentFormError, PaymentFormSkeleton } from './payment-form-states.tsx';
import { PaymentPending } from './payment-progress.tsx';
import { type CheckoutStart, validateCoupon } from './queries.ts';
import { PAYMENT, usePaymentConfirmation } from './use-payment-confirmation.ts';
import { useStripePayment } from './use-stripe-payment.ts';

type Props = {
  checkout: Extract<CheckoutStart, { kind: 'open' }>;
  /** Label of the submit button. */
  label: string;
  onPaid: (project: Project) => void;
  /** The payment was canceled elsewhere; a new one is needed. */
  onCanceled: () => void;
};

/** The payment form at full price, for a dialog. The page's content security policy must allow Stripe. */
export function EmbeddedPayment({ checkout, label, onPaid, onCanceled }: Props) {
  const { project, publishableKey, clientSecret, paymentIntentId } = checkout;
  const payment = useStripePayment(publishableKey, clientSecret);
  const { status, processingMessage, confirm } = usePaymentConfirmation(project.projectId, onPaid);
  const proof = { paymentIntentId };

  // Paid in another tab: only the confirmation is missing.
  const alreadyPaid = payment.kind === 'ready' && payment.alreadyPaid;
  const confirmEarlierPayment = useEffectEvent(() => void confirm(proof, showFailure));
  useEffect(() => {
    if (alreadyPaid) confirmEarlierPayment();
  }, [alreadyPaid]);

  function handleOutcome(outcome: PaymentOutcome) {
    if (outcome.kind === 'submitted') return void confirm(proof, showFailure);
    // If nothing was charged, the server's message would blame the card. The connection was lost instead.
    if (outcome.kind === 'unknown') return void confirm(proof, () => showFailure());
    showFailure(outcome.kind === 'failed' ? outcome.message : undefined);
    if (outcome.kind === 'canceled') onCanceled();
  }

  if (status === 'retrying') return <PaymentPending free={false} processingMessage={processingMessage} />;
  if (payment.kind === 'failed') return <PaymentFormError />;
  if (payment.kind !== 'ready') return <PaymentFormSkeleton />;
  return (
    <PaymentForm
      stripe={payment.stripe}
      clientSecret={clientSecret}
      price={FULL_ACCESS_CENTS}
      label={label}
      returnPath={`/checkout/${project.projectId}`}
      checking={false}
      busy={status !== 'idle'}
      setPrice={() => validateCoupon(paymentIntentId, '')}
      onOutcome={handleOutcome}
      onError={() => showFailure()}
    />
  );
}

function showFailure(message = t('pleaseTryAgain')) {
  showToast({ title: t('paymentFailed'), description: message, kind: 'error', subject: PAYMENT });
}
