import { useRef, useState } from 'react';
import type { CopiedProject } from '../../../worker/contract/accounts.ts';
import { MAX_IMPORT_BYTES } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { type ImportError, toImportErrors, toNotAnExport, toTooLarge } from './import-errors.ts';
import { useImportProject } from './import-export.ts';

type Props = {
  /** Called with what was created. Calls `close` unless it opens another page. */
  onImported: (copied: CopiedProject, close: () => void) => void;
  onClose: () => void;
};

/** Imports an itinerary from an exported file. */
export function ImportDialog({ onImported, onClose }: Props) {
  const [open, setOpen] = useState(true);
  const [errors, setErrors] = useState<ImportError[]>([]);
  const input = useRef<HTMLInputElement>(null);
  // One key per file content, so choosing it again after a lost response does not create a second itinerary.
  const attempt = useRef({ text: '', key: '' });
  const { mutate, isPending, isSuccess } = useImportProject();

  async function read(file: File) {
    setErrors([]);
    if (file.size > MAX_IMPORT_BYTES) return setErrors([toTooLarge()]);
    const text = await file.text();
    const content = parse(text);
    if (!content) return setErrors([toNotAnExport()]);
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    mutate(
      { content, key: attempt.current.key },
      {
        onSuccess: (copied) => onImported(copied, () => setOpen(false)),
        onError: (error) => setErrors(toImportErrors(error)),
      },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title={t('importItinerary')}
      description={t('importDialogText')}
      actions={
        <>
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button variant="primary" busy={isPending || isSuccess} onClick={() => input.current?.click()}>
            {t('chooseFile')}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again after fixing it.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <div role="alert" className="grid gap-2">
        {errors.map(({ where, what }) => (
          <p key={`${where} ${what}`} className="field-error">
            <span>
              {where && <span className="font-semibold">{where}: </span>}
              {what}
            </span>
          </p>
        ))}
      </div>
    </Dialog>
  );
}

function parse(text: string): object | undefined {
  try {
    const content: unknown = JSON.parse(text);
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}
