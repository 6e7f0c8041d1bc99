import { TextField } from '../forms/field.tsx';

type Props = {
  /** What the person has to type. */
  text: string;
  type?: 'text' | 'email';
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/** A field that asks for an exact text, to prevent deleting by mistake. */
export function TypedConfirmation({ text, type, value, error, onChange }: Props) {
  return (
    <TextField
      label={
        <>
          Type <bdi className="select-all [overflow-wrap:anywhere]">{text}</bdi> to confirm
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
