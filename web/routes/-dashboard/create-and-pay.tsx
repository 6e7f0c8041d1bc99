import { useState } from 'react';
import { EmbeddedPayment } from '../../features/checkout/embedded-payment.tsx';
import { type CheckoutStart, startCheckout } from '../../features/checkout/queries.ts';
import { PaidProjectForm } from '../../features/my-projects/paid-project-form.tsx';
import type { Owner } from '../../features/my-projects/use-create-project-form.ts';
import { type AssignTarget, useAssignEvents } from '../../features/unclaimed/assign.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { showToast } from '../../ui/toasts/toast.ts';

type Props = { owner: Owner; ids: number[]; onClose: () => void };

type Step =
  | { name: 'form' }
  | { name: 'pay'; target: AssignTarget; checkout: Extract<CheckoutStart, { kind: 'open' }> }
  /** It stands, but cannot be paid here or now. */
  | { name: 'stuck'; target: AssignTarget; message: string }
  | { name: 'done'; target: AssignTarget; assigned: boolean };

/** Makes a new itinerary, takes its payment, and puts the chosen events into it. Default export, loaded when it is first shown. */
export default function CreateAndPay({ owner, ids, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [busy, setBusy] = useState(false);
  const assign = useAssignEvents();
  const events = ids.length === 1 ? 'the event' : `${ids.length} events`;

  async function beginPayment(target: AssignTarget) {
    try {
      const checkout = await startCheckout(target.projectId);
      if (checkout.kind === 'open') setStep({ name: 'pay', target, checkout });
      else if (checkout.kind === 'paid') await finish(target);
      else setStep({ name: 'stuck', target, message: checkout.message });
    } catch {
      setStep({ name: 'stuck', target, message: 'Failed to initialize upgrade process. Please try again.' });
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
    if (assigned)
      showToast({ title: 'Success!', description: `${target.name} has your events.`, kind: 'ok' });
    // A browser may refuse to open a window this long after the press; then the link below is the way.
    window.open(toAddress(target), '_blank');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      keepOnOutsideClick
      initialFocus="field"
      size="small"
      title={step.name === 'done' ? 'Your itinerary is ready' : 'Create New Itinerary'}
      description={step.name === 'form' ? `With ${events} in it from the start.` : undefined}
      actions={
        step.name === 'form' && (
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" form={FORM} variant="primary" busy={busy}>
              Continue to Payment
            </Button>
          </>
        )
      }
    >
      {step.name === 'form' && (
        <PaidProjectForm
          id={FORM}
          owner={owner}
          onBusyChange={setBusy}
          onCreated={({ projectId, name }) => void beginPayment({ projectId, name })}
        />
      )}
      {step.name === 'pay' && (
        <div className="grid gap-4">
          <p className="text-muted">
            “{step.target.name}” is created. Closed now, it stays as a free trial, and your events stay here.
          </p>
          <EmbeddedPayment
            checkout={step.checkout}
            label="Create Itinerary & Send Events"
            onPaid={() => void finish(step.target)}
            onCanceled={() => void beginPayment(step.target)}
          />
        </div>
      )}
      {step.name === 'stuck' && (
        <div className="grid justify-items-start gap-4">
          <p role="alert">{step.message}</p>
          <p className="text-muted">
            “{step.target.name}” was created as a free trial, and your events are still here.
          </p>
          <Button busy={busy} onClick={() => void beginPayment(step.target)}>
            Try again
          </Button>
        </div>
      )}
      {step.name === 'done' && (
        <div className="grid gap-4">
          <p className="text-muted">
            {step.assigned
              ? 'It opens in a new tab. If your browser kept it back, open it from here.'
              : 'It is paid. Not every event got into it; those are still in your list.'}
          </p>
          <a
            href={toAddress(step.target)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'primary', size: 'big' })}
          >
            Open {step.target.name}
          </a>
        </div>
      )}
    </Dialog>
  );
}

const FORM = 'create-and-pay';

const toAddress = ({ projectId }: AssignTarget) => `/project/${projectId}?owned=true`;
