import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { toServerMessage } from '../../lib/api.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { confirmProjectPayment, type PaymentProof } from './queries.ts';
import { retryUntilFinal } from './retry-until-final.ts';

export const PAYMENT_ERROR = {
  title: 'Payment Error',
  description: 'There was an error processing your payment. Please try again.',
  kind: 'error',
} as const;

/** `asking`: the first question is out; `waiting`: no answer yet, and it is asked again and again. */
export type ConfirmationStatus = 'no' | 'asking' | 'waiting';

/**
 * Has the server confirm, until it knows. `fail` gets its final refusal in words, where it has some;
 * without `fail` they are shown.
 */
export function usePaymentConfirmation(projectId: string, onPaid: (project: Project) => void) {
  const [settling, setSettling] = useState<ConfirmationStatus>('no');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function confirm(proof: PaymentProof, fail = showFailure) {
    leaving.current?.abort();
    const leave = new AbortController();
    leaving.current = leave;
    setSettling('asking');
    try {
      const project = await retryUntilFinal(
        () => confirmProjectPayment(projectId, proof),
        () => setSettling('waiting'),
        leave.signal,
      );
      if (project) onPaid(project);
    } catch (error) {
      setSettling('no');
      fail(toServerMessage(error));
    }
  }
  return { settling, confirm };
}

function showFailure(message: string | undefined) {
  showToast(message ? { title: 'Payment Failed', description: message, kind: 'error' } : PAYMENT_ERROR);
}
