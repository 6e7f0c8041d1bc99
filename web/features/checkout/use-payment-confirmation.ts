import { useEffect, useRef, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, toServerMessage } from '../../lib/api.ts';
import { endToasts, showToast } from '../../ui/toasts/toast.ts';
import { confirmProjectPayment, type PaymentProof } from './queries.ts';
import { retryUntilFinal } from './retry-until-final.ts';

/** Subject of the toasts about a payment. They are closed by the next try and by success. */
export const PAYMENT = 'payment';

/** The toast for a failed payment without a known reason. */
export const toPaymentError = () =>
  ({
    subject: PAYMENT,
    title: t('paymentError'),
    description: t('paymentErrorText'),
    kind: 'error',
  }) as const;

/** `retrying`: the first request had no final answer, so it is repeated. */
export type ConfirmationStatus = 'idle' | 'asking' | 'retrying';

/**
 * Asks the server to confirm a payment until the outcome is final. `onFailure` gets the server's message, if any; by
 * default it is shown as a toast. `processingMessage` is set while the bank processes the payment.
 */
export function usePaymentConfirmation(projectId: string, onPaid: (project: Project) => void) {
  const [status, setStatus] = useState<ConfirmationStatus>('idle');
  const [processingMessage, setProcessingMessage] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function confirm(
    proof: PaymentProof,
    onFailure: (message: string | undefined, error: unknown) => void = showConfirmationFailure,
  ) {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setStatus('asking');
    endToasts(PAYMENT);
    try {
      const project = await retryUntilFinal(
        () => confirmProjectPayment(projectId, proof),
        (message) => {
          setStatus('retrying');
          setProcessingMessage(message);
        },
        current.signal,
      );
      if (!project) return;
      endToasts(PAYMENT);
      onPaid(project);
    } catch (error) {
      setStatus('idle');
      onFailure(toServerMessage(error), error);
    }
  }
  return { status, processingMessage, confirm };
}

/** Shows why the payment failed; a generic error without a message. */
export function showPaymentFailure(message: string | undefined): void {
  showToast(
    message
      ? { title: t('paymentRefused'), description: message, kind: 'error', subject: PAYMENT }
      : toPaymentError(),
  );
}

/** How long the toast about a payment stays that a host has to read and act on. */
const READING_MS = 30_000;

/** After the card was charged: a host whose access has ended did not fail to pay. */
function showConfirmationFailure(message: string | undefined, error: unknown): void {
  const hasEnded = error instanceof ApiError && (error.status === 401 || error.status === 403);
  if (hasEnded)
    showToast({
      title: t('paymentReceived'),
      description: t('paidWithoutAccess'),
      kind: 'info',
      subject: PAYMENT,
      duration: READING_MS,
    });
  else showPaymentFailure(message);
}
