import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { toFieldErrors } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { InlineForm } from '../../ui/forms/inline-form.tsx';

type Props = {
  length: number;
  /** "access code" or "admin code". */
  noun: string;
  generate: () => string;
  /** What happens after the change. */
  consequence: string;
  /** Rejects with ApiError; its `fields` hold the validation message. */
  save: (code: string) => Promise<unknown>;
  onDone: () => void;
};

/** Form to change a code to a generated or custom one. */
export function ChangeCodeForm({ length, noun, generate, consequence, save, onDone }: Props) {
  const [code, setCode] = useState(generate);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit() {
    if (busy) return;
    if (code.length !== length) return setError(t('enterCodeOf', { count: length }));
    setBusy(true);
    try {
      await save(code);
      onDone();
    } catch (failure) {
      setError(Object.values(toFieldErrors(failure)).join(' '));
    } finally {
      setBusy(false);
    }
  }

  return (
    <InlineForm
      className="grid gap-3 rounded-3 bg-[var(--sunk)] p-4"
      save={t('saveIt')}
      busy={busy}
      onSubmit={submit}
      onCancel={onDone}
    >
      <Field label={t('newCode', { noun })} hint={t('codeOf', { count: length })} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              className={`input input-code flex-1 ${length > 6 ? 'min-w-[min(100%,12.5rem)]' : 'min-w-[min(100%,9rem)]'}`}
              value={code}
              maxLength={length}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              ref={takeFocus}
              onChange={({ target }) => {
                setCode(target.value.toUpperCase().replace(/[^A-Z0-9]/g, ''));
                setError('');
              }}
            />
            <Button
              onClick={() => {
                setCode(generate());
                setError('');
              }}
            >
              <span className="i-lucide-refresh-cw" aria-hidden="true" />
              {t('generateCode')}
            </Button>
          </div>
        )}
      </Field>
      <p className="text-sm">{consequence}</p>
    </InlineForm>
  );
}

// The button that opened the form is unmounted, so the form takes the focus.
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
}
