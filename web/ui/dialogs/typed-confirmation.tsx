import { TextField } from '../forms/field.tsx';

type Props = {
  /** What is to be typed, as it stands. */
  words: string;
  type?: 'text' | 'email';
  value: string;
  error?: string;
  onChange: (typed: string) => void;
};

/** Asks to type something before it is deleted for good: nobody does that by mistake. */
export function TypedConfirmation({ words, type, value, error, onChange }: Props) {
  return (
    <TextField
      label={
        <>
          Type <bdi className="select-all [overflow-wrap:anywhere]">{words}</bdi> to confirm
        </>
      }
      type={type}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
