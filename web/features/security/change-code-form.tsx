import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/forms/field.tsx';

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

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (code.length !== length) return setError(`Please enter ${length} letters or digits.`);
    setBusy(true);
    try {
      await save(code);
      onDone();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
      setError(Object.values(fields ?? {}).join(' '));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className="grid gap-3 rounded-3 bg-[var(--sunk)] p-4" noValidate onSubmit={submit}>
      <Field label={`New ${noun}`} hint={`${length} letters or digits.`} error={error}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              className="input input-code min-w-[min(100%,17rem)] flex-1"
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
              Generate
            </Button>
          </div>
        )}
      </Field>
      <p className="text-sm">{consequence}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

// The button that opened the form is unmounted, so the form takes the focus.
function takeFocus(input: HTMLInputElement | null) {
  input?.focus();
}
