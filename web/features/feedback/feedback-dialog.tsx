import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useUnsavedGuard } from '../../ui/dialogs/unsaved-guard.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { useFormToast } from '../../ui/toasts/use-form-toast.ts';
import { type Feedback, useSendFeedback } from './queries.ts';

const listRoles = () =>
  [
    { value: 'guest', label: t('imAGuest') },
    { value: 'owner', label: t('imTheOwner') },
  ] as const;

const toMissing = () =>
  ({
    title: t('missingInformation'),
    description: t('feedbackMissing'),
    kind: 'error',
  }) as const;

type Props = {
  projectId: string;
  /** The itinerary that the dialog is over. */
  project?: Project;
  onClose: () => void;
};

/** Hosts may be the owner or not. */
function toKnownRole(project: Project | undefined): Feedback['userType'] | undefined {
  const role = project?.viewer.role;
  if (role === 'owner') return 'owner';
  return role === 'viewer' ? 'guest' : undefined;
}

type RoleProps = {
  userType: Feedback['userType'] | undefined;
  setUserType: (role: Feedback['userType']) => void;
};

/** Asked first, or, where it is known, to be changed below the text. */
const Role = ({ userType, setUserType }: RoleProps) => (
  <fieldset>
    <legend className="field-label">{t('yourRole')}</legend>
    <div className="flex flex-wrap gap-x-6">
      {listRoles().map(({ value, label }) => (
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
);

/** Sends feedback; role and text are required. Asks before typed text is lost. */
export default function FeedbackDialog({ projectId, project, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const known = toKnownRole(project);
  const [userType, setUserType] = useState(known);
  const [feedbackText, setFeedbackText] = useState('');
  // A new key for each input, so resending after a lost response is not stored twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed input needs a new key
  const key = useMemo(() => crypto.randomUUID(), [userType, feedbackText]);
  const send = useSendFeedback(projectId);
  const form = useId();
  const isMissing = !userType || feedbackText.trim() === '';
  const toast = useFormToast(isMissing);
  const { setDirty, guard, dialog } = useUnsavedGuard(t('feedbackUnsent'));
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
      toast.show(toMissing());
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
      initialFocus="field"
      theme={project && toDialogTheme(project)}
      title={t('helpUsImprove')}
      description={t('feedbackText')}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={send.isPending}>
            {t('sendFeedback')}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-5" onSubmit={submit} noValidate>
        {!known && <Role {...{ userType, setUserType }} />}
        <TextArea
          label={t('yourFeedback')}
          rows={5}
          maxLength={LIMITS.feedback}
          value={feedbackText}
          onChange={(event) => setFeedbackText(event.target.value)}
        />
        {known && <Role {...{ userType, setUserType }} />}
      </form>
      {dialog}
    </Dialog>
  );
}
