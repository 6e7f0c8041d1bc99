import { useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Paper } from '../../../worker/contract/papers.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { PaperOwners } from './add-papers-form.tsx';
import { EventSelect, KindSelect, PersonSelect } from './paper-fields.tsx';
import { useChangePaper } from './queries.ts';

type Props = PaperOwners & { projectId: string; paper: Paper; onClosed: () => void };

/** The form of a ticket. Its file stays. */
export function EditPaper({ projectId, paper, events, people, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(paper);
  const save = useChangePaper(projectId);
  const change = (fields: Partial<Paper>) => {
    setDraft({ ...draft, ...fields });
    save.reset();
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t('editTicket')}
      submitLabel={t('saveIt')}
      busy={save.isPending}
      disabled={draft.title.trim() === ''}
      onSubmit={() => save.mutate(draft, { onSuccess: () => setOpen(false) })}
    >
      <TextField
        label={t('titleLabel')}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <PersonSelect people={people} value={draft.personId} onChange={(personId) => change({ personId })} />
      <EventSelect events={events} value={draft.eventId} onChange={(eventId) => change({ eventId })} />
      <KindSelect value={draft.kind} onChange={(kind) => change({ kind })} />
      {save.error && (
        <p role="alert" className="field-error">
          {toServerMessage(save.error) ?? t('couldNotSave')}
        </p>
      )}
    </FormDialog>
  );
}
