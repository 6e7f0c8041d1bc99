import { useState } from 'react';
import type { CreatedAssistantKey } from '../../../worker/contract/assistants.ts';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog, DialogClose } from '../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { writeAssistantConfig } from './assistant-config.ts';
import { useCreateAssistantKey } from './queries.ts';

type Props = { projectId: string; onClose: () => void };

const MAX_LABEL = 40;

/** Creates a key for an assistant, then shows it once. */
export function CreateKeyDialog({ projectId, onClose }: Props) {
  const [label, setLabel] = useState('');
  const [includePrivate, setIncludePrivate] = useState(false);
  const [error, setError] = useState('');
  const [created, setCreated] = useState<CreatedAssistantKey>();
  const create = useCreateAssistantKey(projectId);

  function submit() {
    if (!label.trim()) return setError(t('enterAssistantName'));
    create.mutate(
      { label: label.trim(), includePrivate },
      { onSuccess: setCreated, onError: (failure) => setError(toFieldErrors(failure).label ?? '') },
    );
  }

  if (created) return <CreatedKey created={created} onClose={onClose} />;
  return (
    <FormDialog
      onClosed={onClose}
      size="small"
      title={t('assistantKeyTitle')}
      submitLabel={t('createKey')}
      busy={create.isPending}
      onSubmit={submit}
    >
      <TextField
        label={t('assistant')}
        hint={t('assistantNameHint')}
        placeholder="Claude"
        autoComplete="off"
        maxLength={MAX_LABEL}
        value={label}
        error={error}
        onChange={({ target }) => {
          setLabel(target.value);
          setError('');
        }}
      />
      <Checkbox
        checked={includePrivate}
        onChange={({ target }) => setIncludePrivate(target.checked)}
        label={t('includePrivateEvents')}
      />
    </FormDialog>
  );
}

function CreatedKey({ created, onClose }: { created: CreatedAssistantKey; onClose: () => void }) {
  const config = writeAssistantConfig(location.origin, created.key);
  return (
    <Dialog
      onClosed={onClose}
      keepOnOutsideClick
      title={t('keyFor', { name: created.label })}
      description={t('copyKeyNow')}
      actions={<DialogClose variant="primary">{t('done')}</DialogClose>}
    >
      <div className="grid gap-5">
        <Copyable label={t('keyLabel')} text={created.key} what={t('theKey')} />
        <Copyable label={t('configuration')} text={config} what={t('theConfiguration')} />
        <p className="text-sm text-muted">{t('configurationText')}</p>
      </div>
    </Dialog>
  );
}

function Copyable({ label, text, what }: { label: string; text: string; what: string }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-600">{label}</h3>
        <CopyButton text={text} what={what} />
      </div>
      <pre className="rounded-2 bg-[var(--sunk)] px-4 py-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        <code>{text}</code>
      </pre>
    </div>
  );
}
