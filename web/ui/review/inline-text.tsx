import { type KeyboardEvent, useRef, useState } from 'react';

type Props = {
  /** For screen readers. */
  label: string;
  value: string;
  placeholder: string;
  maxLength: number;
  className: string;
  /** An empty text is taken back. */
  required?: boolean;
  onSave: (value: string) => void;
};

/** Text that is edited where it stands. Saved when it is left or with Enter; Escape takes the change back. */
export function InlineText({ label, value, className, required, onSave, ...input }: Props) {
  const [draft, setDraft] = useState<string>();
  // Leaving the field after Escape must not save.
  const isCanceled = useRef(false);

  function finish() {
    const text = draft?.trim();
    if (!isCanceled.current && text !== undefined && text !== value && (text !== '' || !required))
      onSave(text);
    isCanceled.current = false;
    setDraft(undefined);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && draft !== undefined) {
      // Closes no dialog.
      event.stopPropagation();
      isCanceled.current = true;
    }
    if (event.key === 'Enter' || isCanceled.current) event.currentTarget.blur();
  }

  return (
    <input
      {...input}
      className={`inline-text ${className}`}
      aria-label={label}
      dir="auto"
      autoComplete="off"
      enterKeyHint="done"
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}
