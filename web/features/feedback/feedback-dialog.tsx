import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { type Feedback, useSendFeedback } from './queries.ts';

const ROLES = [
  { value: 'owner', label: "I'm the owner" },
  { value: 'guest', label: "I'm a guest" },
] as const;

const MISSING = {
  title: 'Missing Information',
  description: 'Please select your role and provide feedback before submitting.',
  kind: 'error',
} as const;

type Props = {
  projectId: string;
  /** The itinerary that the dialog is over. */
  project?: Project;
  onClose: () => void;
};

/** Sends feedback; role and text are required. Asks before typed text is lost. */
export default function FeedbackDialog({ projectId, project, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [userType, setUserType] = useState<Feedback['userType']>();
  const [feedbackText, setFeedbackText] = useState('');
  // A new key for each input, so resending after a lost response is not stored twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed input needs a new key
  const key = useMemo(() => crypto.randomUUID(), [userType, feedbackText]);
  const send = useSendFeedback(projectId);
  const form = useId();
  const isMissing = !userType || feedbackText.trim() === '';
  const toast = useFormToast(isMissing);
  const { setDirty, guard, dialog } = useUnsavedGuard("Your feedback won't be sent.");
  useEffect(preloadToasts, []);
  useEffect(() => setDirty(feedbackText.trim() !== ''), [setDirty, feedbackText]);

  const close = () => guard(() => setOpen(false));
  const finish = () => {
    setDirty(false);
    setOpen(false);
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (send.isPending) return;
    if (!userType || isMissing) {
      event.currentTarget.querySelector<HTMLElement>(userType ? 'textarea' : 'input')?.focus();
      toast.show(MISSING);
      return;
    }
    send.mutate({ userType, feedbackText, key }, { onSuccess: finish });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onClosed={onClose}
      keepOnOutsideClick={feedbackText !== ''}
      theme={project && toDialogTheme(project)}
      title="Help Us Improve!"
      description="What works well in Foldout, and what could be better? This goes to the team that makes Foldout, not to your host."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={send.isPending}>
            Send Feedback
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={submit} noValidate>
        <fieldset>
          <legend className="field-label">Your role</legend>
          <div className="flex flex-wrap gap-x-6">
            {ROLES.map(({ value, label }) => (
              <label key={value} className="checkbox">
                <input
                  type="radio"
                  name="userType"
                  value={value}
                  checked={userType === value}
                  onChange={() => setUserType(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          label="Your feedback"
          rows={5}
          maxLength={LIMITS.feedback}
          value={feedbackText}
          onChange={(event) => setFeedbackText(event.target.value)}
        />
      </form>
      {dialog}
    </Dialog>
  );
}
