import { useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { describeNameError } from './describe-name-error.ts';
import { useChangePerson, useRemovePerson } from './queries.ts';

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
        label="Renew what this co-host could see"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="text-sm text-muted">
        {checked
          ? 'The access code, the itinerary’s email address and the personal links that were opened here stop working. Share the new ones with your guests.'
          : `${name} can still use the access code and the personal links that were opened here.`}
      </p>
    </div>
  );
}

/** Makes a guest a co-host, or a co-host a guest. */
export function RoleDialog({ projectId, person, ...dialog }: PersonDialogProps) {
  const [problem, setProblem] = useState<string>();
  const [renewSeen, setRenewSeen] = useState(true);
  const change = useChangePerson(projectId);
  const isCohost = person.role === 'cohost';
  const submit = () =>
    change.mutate(
      { person, role: isCohost ? 'guest' : 'cohost', ...(isCohost && { renewSeen }) },
      {
        onSuccess: () => dialog.onOpenChange(false),
        onError: (error) => setProblem(describeNameError(error)),
      },
    );
  return (
    <FormDialog
      {...dialog}
      initialFocus={undefined}
      size="small"
      title={isCohost ? <>Remove {person.name} as co-host?</> : <>Make {person.name} a co-host?</>}
      submitLabel={isCohost ? 'Remove as co-host' : 'Make co-host'}
      busy={change.isPending}
      onSubmit={submit}
    >
      <div className="grid gap-4">
        <p>
          {isCohost
            ? `The personal link of ${person.name} then opens the itinerary as a guest.`
            : `With the personal link, ${person.name} can edit everything and see private events, but can't change codes, choose co-hosts, or delete the itinerary.`}
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
      title={<>Remove {person.name}?</>}
      submitLabel="Remove"
      danger
      onSubmit={() => {
        dialog.onOpenChange(false);
        remove.mutate({ ...person, renewSeen });
      }}
    >
      <div className="grid gap-4">
        <p>The personal link of {person.name} stops working, and the name leaves your public events.</p>
        <RenewSeenField name={person.name} checked={renewSeen} onChange={setRenewSeen} />
      </div>
    </FormDialog>
  );
}
