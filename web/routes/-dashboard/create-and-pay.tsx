import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { EmbeddedPayment } from '../../features/checkout/embedded-payment.tsx';
import { type CheckoutStart, startCheckout } from '../../features/checkout/queries.ts';
import { PaidProjectForm } from '../../features/my-projects/paid-project-form.tsx';
import type { Owner } from '../../features/my-projects/use-create-project-form.ts';
import { type AssignTarget, useAssignEvents } from '../../features/proposals/unclaimed/assign.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

type Props = { owner: Owner; ids: number[]; onClose: () => void };

type Step =
  | { name: 'form' }
  | { name: 'pay'; target: AssignTarget; checkout: Extract<CheckoutStart, { kind: 'open' }> }
  /** The itinerary was created, but the payment could not start. */
  | { name: 'failed'; target: AssignTarget; message: string }
  | { name: 'done'; target: AssignTarget; assigned: boolean };

/** Creates an itinerary, takes its payment and assigns the selected unclaimed events to it. */
export default function CreateAndPay({ owner, ids, onClose }: Props) {
  const { step, busy, setBusy, startPayment, finish } = usePaymentSteps(ids);

  return (
    <Dialog
      onClosed={onClose}
      keepOnOutsideClick
      initialFocus="field"
      size="small"
      title={step.name === 'done' ? t('paidItineraryReady') : t('createNewItinerary')}
      description={step.name === 'form' ? describeEvents(ids.length) : undefined}
      actions={
        step.name === 'form' && (
          <>
            <DialogClose>{t('cancel')}</DialogClose>
            <Button type="submit" form={FORM_ID} variant="primary" busy={busy}>
              {t('continueToPayment')}
            </Button>
          </>
        )
      }
    >
      {step.name === 'form' && (
        <PaidProjectForm
          id={FORM_ID}
          owner={owner}
          onBusyChange={setBusy}
          onCreated={({ projectId, name }) => void startPayment({ projectId, name })}
        />
      )}
      {step.name === 'pay' && (
        <div className="grid gap-4">
          <p className="text-muted">{t('createdBeforePayment', { name: step.target.name })}</p>
          <EmbeddedPayment
            checkout={step.checkout}
            label={t('createAndSend')}
            onPaid={() => void finish(step.target)}
            onCanceled={() => void startPayment(step.target)}
          />
        </div>
      )}
      {step.name === 'failed' && (
        <div className="grid justify-items-start gap-4">
          <p role="alert">{step.message}</p>
          <p className="text-muted">{t('createdAsTrial', { name: step.target.name })}</p>
          <Button busy={busy} onClick={() => void startPayment(step.target)}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {step.name === 'done' && <DoneStep target={step.target} assigned={step.assigned} />}
    </Dialog>
  );
}

function usePaymentSteps(ids: number[]) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [busy, setBusy] = useState(false);
  const assign = useAssignEvents();

  async function startPayment(target: AssignTarget) {
    try {
      const checkout = await startCheckout(target.projectId);
      if (checkout.kind === 'open') setStep({ name: 'pay', target, checkout });
      else if (checkout.kind === 'paid') await finish(target);
      else setStep({ name: 'failed', target, message: checkout.message });
    } catch {
      setStep({ name: 'failed', target, message: t('paymentNotStarted') });
    } finally {
      setBusy(false);
    }
  }

  async function finish(target: AssignTarget) {
    const assigned = await assign.mutateAsync({ ids, target }).then(
      ({ failed }) => failed.length === 0,
      () => false,
    );
    setStep({ name: 'done', target, assigned });
    if (assigned) {
      showToast({ title: t('success'), description: t('eventsNowIn', { name: target.name }), kind: 'ok' });
    }
    // Popup blockers may prevent this so long after the click; the last step has a link.
    window.open(toProjectUrl(target), '_blank');
  }

  return { step, busy, setBusy, startPayment, finish };
}

function DoneStep({ target, assigned }: { target: AssignTarget; assigned: boolean }) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">{assigned ? t('opensInNewTab') : t('paidNotAdded')}</p>
      <a
        href={toProjectUrl(target)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'primary', size: 'big' })}
      >
        {t('openName', { name: target.name })}
      </a>
    </div>
  );
}

const FORM_ID = 'create-and-pay';

const describeEvents = (count: number) => t('startsWithEvents', { count });

const toProjectUrl = ({ projectId }: AssignTarget) => `/project/${projectId}?owned=true`;
