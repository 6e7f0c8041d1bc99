import { type KeyboardEvent, useState } from 'react';

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

  function finish() {
    const text = draft?.trim();
    if (text !== undefined && text !== value && (text !== '' || !required)) onSave(text);
    setDraft(undefined);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && draft !== undefined) {
      // Closes no dialog.
      event.stopPropagation();
      setDraft(undefined);
    }
    if (event.key !== 'Enter') return;
    finish();
    // Puts away the keyboard of a phone; with another the focus stays.
    if (matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
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
