import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CreateEvent, Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import type { RowMutations } from '../../lib/use-row-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TooltipProvider } from '../../ui/dialogs/tooltip.tsx';
import { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { OtherWays } from './other-ways.tsx';
import { PastePlan } from './paste-plan.tsx';
import { isNewEventForm, PlanReview, ReviewSkeleton } from './plan-review.tsx';
import type { PastedPlan } from './read-plans.ts';
import { usePlanSteps } from './use-plan-steps.ts';
import { useReview } from './use-review.ts';

export type PlanDialogProps = {
  project: Project;
  events: readonly Event[];
  /** Saves events that the host makes from text which could not be read. */
  saving: RowMutations<Event, CreateEvent>;
  /** Read at once. */
  plan?: PastedPlan;
  /** Shows what waits, rather than the field to paste into. */
  startsWithReview?: boolean;
  /** Called when a plan was read, so that its proposals wait on the server. */
  onRead?: () => void;
  /** Called after the closing animation. */
  onClose: () => void;
};

const describeStep = (step: ReturnType<typeof usePlanSteps>['step']) =>
  step === 'input' ? t('pasteOrImport') : step === 'reading' ? t('readingPlan') : t('reviewAndAdd');

/** Reads a plan and shows the proposals read from it, to check, choose and add. */
export default function PlanDialog({ project, events, saving, onClose, ...options }: PlanDialogProps) {
  const { projectId } = project;
  const [open, setOpen] = useState(true);
  const formId = useId();
  const heading = useRef<HTMLSpanElement>(null);
  const input = useUnsavedGuard(t('planNotRead'));
  const form = useUnsavedGuard(t('eventChangesUnsaved'));
  const steps = usePlanSteps({
    projectId,
    heading,
    plan: options.plan,
    startsWithReview: options.startsWithReview ?? false,
    onDirtyChange: input.setDirty,
    onRead: options.onRead,
  });
  const { step, proposals, unread } = steps;
  const review = useReview({ project, events, proposals, hasRest: unread.length > 0, onDone: close });

  function close() {
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => form.guard(() => input.guard(close))}
      onClosed={onClose}
      keepOnOutsideClick
      size="large"
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {describeStep(step)}
        </span>
      }
      initialFocus="field"
      actions={
        step === 'review' &&
        (isNewEventForm(review.edited) ? (
          <NewEventActions
            formId={formId}
            busy={saving.create?.isPending ?? false}
            onCancel={() => form.guard(() => review.edit(undefined))}
          />
        ) : (
          <ReviewActions review={review} guard={form.guard} onDone={close} />
        ))
      }
    >
      <TooltipProvider>
        {step === 'input' && <PasteStep projectId={projectId} steps={steps} guard={input.guard} />}
        {step === 'reading' && <ReviewSkeleton text={steps.text} />}
        {step === 'failed' && <LoadError message={t('eventsFailed')} onRetry={steps.refetch} />}
        {step === 'review' && (
          <PlanReview
            project={project}
            events={events}
            proposals={proposals}
            review={review}
            texts={steps.texts}
            unread={unread}
            onUnreadChange={steps.setUnread}
            saving={saving}
            formId={formId}
            form={form}
            heading={heading}
            onPasteMore={() => form.guard(steps.startPasting)}
          />
        )}
      </TooltipProvider>
      {input.dialog}
      {form.dialog}
    </Dialog>
  );
}

type InputProps = {
  projectId: string;
  steps: ReturnType<typeof usePlanSteps>;
  guard: (action: () => void) => void;
};

function PasteStep({ projectId, steps, guard }: InputProps) {
  const waiting = steps.proposals.length;
  return (
    <PastePlan text={steps.text} onTextChange={steps.setText} problems={steps.problems} onRead={steps.read}>
      <OtherWays projectId={projectId} />
      {waiting > 0 && (
        <div>
          <Button onClick={() => guard(steps.startReview)}>{t('reviewCount', { count: waiting })}</Button>
        </div>
      )}
    </PastePlan>
  );
}

type NewEventActionsProps = { formId: string; busy: boolean; onCancel: () => void };

/** The buttons of the form for a new event, in place of adding the proposals. */
function NewEventActions({ formId, busy, onCancel }: NewEventActionsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {t('saveEvent')}
      </Button>
    </>
  );
}

type ActionsProps = {
  review: ReturnType<typeof useReview>;
  guard: (action: () => void) => void;
  onDone: () => void;
};

function ReviewActions({ review, guard, onDone }: ActionsProps) {
  const add = useRef<HTMLButtonElement>(null);
  useAddKeys(add);
  if (!review.canAccept) return <Button onClick={() => guard(onDone)}>{t('done')}</Button>;
  return (
    <Button
      ref={add}
      // A form has a primary button of its own.
      variant={review.edited ? undefined : 'primary'}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      busy={review.isBusy}
      disabled={review.selected.length === 0}
      onClick={() => guard(review.accept)}
    >
      {review.acceptLabel}
    </Button>
  );
}

const TEXT_FIELDS = 'input:not([type="checkbox"]), textarea, select';

/** Presses a button of the dialog with Ctrl or Cmd and Enter, except in a field whose text is not stored yet. */
function useAddKeys(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (!(event.target instanceof Element) || event.target.matches(TEXT_FIELDS)) return;
      // Another dialog may be open above.
      if (!button.current?.closest('[role="dialog"]')?.contains(event.target)) return;
      event.preventDefault();
      button.current.click();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [button]);
}
