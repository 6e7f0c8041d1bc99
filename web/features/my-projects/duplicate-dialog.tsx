import { useState } from 'react';
import type { CopiedProject } from '../../../worker/contract/accounts.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { DateShiftFields } from './date-shift-fields.tsx';
import { type DuplicatedProject, useDuplicateForm } from './use-duplicate-form.ts';

type Props = {
  project: DuplicatedProject;
  /** Called with what was created. Calls `close` unless it opens another page. */
  onCopied: (copied: CopiedProject, close: () => void) => void;
  onClose: () => void;
};

/** Duplicates an itinerary, with its dates shifted by days or to a new first day. */
export function DuplicateDialog({ project, onCopied, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const form = useDuplicateForm(project, (copied) => onCopied(copied, () => setOpen(false)));
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title={t('duplicateItinerary')}
      description={t('duplicateDialogText')}
      submitLabel={t('duplicate')}
      busy={form.busy}
      onSubmit={form.submit}
    >
      <TextField
        label={t('itineraryName')}
        autoComplete="off"
        required
        maxLength={LIMITS.name}
        value={form.values.name}
        error={form.errors.name}
        onChange={({ target }) => form.change({ name: target.value })}
      />
      {form.firstDay && (
        <DateShiftFields
          firstDay={form.firstDay}
          values={form.values}
          shift={form.shift}
          errors={form.errors}
          onChange={form.change}
        />
      )}
    </FormDialog>
  );
}
