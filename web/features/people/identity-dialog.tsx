import { useState } from 'react';
import type { Identity } from '../../../worker/contract/people.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { describeNameError } from './describe-name-error.ts';
import { NameDialog } from './name-dialog.tsx';
import { useSetIdentity } from './set-identity.ts';

export type IdentityDialogProps = {
  projectId: string;
  /** Who the guest is so far. */
  person: Identity | null;
  /** Names to choose from. */
  names: readonly string[];
  theme: DialogTheme;
  /** Whether the host asks guests for an answer now. */
  asksAnswer: boolean;
  /** The answer that the guest has chosen, before the question for the name. */
  answer?: RsvpAnswer | undefined;
  /** Called after a change; `name` is undefined when forgotten. */
  onChanged: (change: { name: string | undefined; hasAccess: boolean }) => void;
  onClosed: () => void;
};

/** Who the guest is: a choice of names on the shared link, the way out of a personal link. */
export function IdentityDialog(props: IdentityDialogProps) {
  return props.person?.linked ? (
    <LeaveLinkDialog {...props} person={props.person} />
  ) : (
    <NameDialog {...props} />
  );
}

function LeaveLinkDialog({
  projectId,
  person,
  theme,
  onChanged,
  onClosed,
}: IdentityDialogProps & { person: Identity }) {
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const identity = useSetIdentity(projectId);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={theme}
      title={t('notName', { name: person.name })}
      description={
        <>
          {t('leavePersonalLink', { name: person.name })}
          {problem && (
            <span role="alert" className="field-error mt-2">
              {problem}
            </span>
          )}
        </>
      }
      confirm={t('leave')}
      busy={identity.isPending}
      onConfirm={() =>
        identity.mutate(
          { name: null },
          {
            onSuccess: (change) => {
              setOpen(false);
              onChanged(change);
            },
            onError: (error) => setProblem(describeNameError(error)),
          },
        )
      }
    />
  );
}
