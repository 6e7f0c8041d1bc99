import { useEffect, useEffectEvent } from 'react';
import { FULL_ACCESS_CENTS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { CardForm } from './card-form.tsx';
import { CardFormFailed, CardFormSkeleton } from './card-form-states.tsx';
import type { Outcome } from './pay.ts';
import { type Checkout, validateCoupon } from './queries.ts';
import { useStripeOf } from './stripe.ts';
import { useSettling } from './use-settling.ts';
import { StillWorking } from './waiting.tsx';

type Props = {
  checkout: Extract<Checkout, { kind: 'open' }>;
  /** What the paying button says. */
  label: string;
  onPaid: (project: Project) => void;
  /** The payment was called off elsewhere: another has to be begun. */
  onEnded: () => void;
};

/** The card form alone, at the full price, within another page's dialog. That page's policy must let Stripe in. */
export function EmbeddedPay({ checkout, label, onPaid, onEnded }: Props) {
  const { project, publishableKey, clientSecret, intentId } = checkout;
  const door = useStripeOf(publishableKey, clientSecret);
  const { settling, confirm } = useSettling(project.projectId, onPaid);
  const proof = { paymentIntentId: intentId };

  // Paid in another tab: nothing is asked for again.
  const sentBefore = door.kind === 'open' && door.sent;
  const confirmEarlier = useEffectEvent(() => void confirm(proof, fail));
  useEffect(() => {
    if (sentBefore) confirmEarlier();
  }, [sentBefore]);

  function conclude(outcome: Outcome) {
    if (outcome.kind === 'sent') return void confirm(proof, fail);
    // The server asks the provider; where nothing was charged, its words would blame the card.
    if (outcome.kind === 'unknown') return void confirm(proof, () => fail());
    fail(outcome.kind === 'failed' ? outcome.message : undefined);
    if (outcome.kind === 'ended') onEnded();
  }

  if (settling === 'waiting') return <StillWorking free={false} />;
  if (door.kind === 'failed') return <CardFormFailed />;
  if (door.kind !== 'open') return <CardFormSkeleton />;
  return (
    <CardForm
      stripe={door.stripe}
      clientSecret={clientSecret}
      price={FULL_ACCESS_CENTS}
      label={label}
      returnPath={`/checkout/${project.projectId}`}
      checking={false}
      busy={settling !== 'no'}
      setPrice={() => validateCoupon(intentId, '')}
      onOutcome={conclude}
      onError={() => fail()}
    />
  );
}

function fail(message = 'Please try again.') {
  showToast({ title: 'Payment failed', description: message, kind: 'error' });
}
