import { useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useRemovePerson } from './queries.ts';
import { useSavePerson } from './use-save-person.ts';

export type PersonDialogProps = {
  projectId: string;
  person: Person;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  finalFocus: () => HTMLElement | null;
  onClosed: () => void;
};

type RenewProps = { name: string; checked: boolean; onChange: (checked: boolean) => void };

/** Offers to end what a leaving co-host knows. */
function RenewSeenField({ name, checked, onChange }: RenewProps) {
  return (
    <div className="grid gap-1">
      <Checkbox
        label={t('renewSeen')}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="text-sm text-muted">{checked ? t('renewSeenText') : t('keepsSeen', { name })}</p>
    </div>
  );
}

/** Makes a guest a co-host, or a co-host a guest. */
export function RoleDialog({ projectId, person, ...dialog }: PersonDialogProps) {
  const [renewSeen, setRenewSeen] = useState(true);
  const { problem, isSaving, save } = useSavePerson(projectId, person, dialog);
  const isCohost = person.role === 'cohost';
  const submit = () => save({ role: isCohost ? 'guest' : 'cohost', ...(isCohost && { renewSeen }) });
  return (
    <FormDialog
      {...dialog}
      initialFocus={undefined}
      size="small"
      title={
        isCohost ? t('removeCohostAsk', { name: person.name }) : t('makeCohostAsk', { name: person.name })
      }
      submitLabel={isCohost ? t('removeAsCohost') : t('makeCohost')}
      busy={isSaving}
      onSubmit={submit}
    >
      <div className="grid gap-4">
        <p>
          {isCohost ? t('cohostBecomesGuest', { name: person.name }) : t('cohostMay', { name: person.name })}
        </p>
        {isCohost && <RenewSeenField name={person.name} checked={renewSeen} onChange={setRenewSeen} />}
        {problem && (
          <p role="alert" className="field-error">
            {problem}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

/** Removes a co-host, after asking what to renew. */
export function RemoveCohostDialog({ projectId, person, ...dialog }: PersonDialogProps) {
  const [renewSeen, setRenewSeen] = useState(true);
  const remove = useRemovePerson(projectId);
  return (
    <FormDialog
      {...dialog}
      initialFocus={undefined}
      size="small"
      title={t('removeNameAsk', { name: person.name })}
      submitLabel={t('remove')}
      danger
      onSubmit={() => {
        dialog.onOpenChange(false);
        remove.mutate({ ...person, renewSeen });
      }}
    >
      <div className="grid gap-4">
        <p>{t('removeCohostText', { name: person.name })}</p>
        <RenewSeenField name={person.name} checked={renewSeen} onChange={setRenewSeen} />
      </div>
    </FormDialog>
  );
}
