import { TextField } from '../forms/field.tsx';
import { tNodes } from '../t-nodes.ts';

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
      label={tNodes('typeToConfirm', {
        text: <bdi className="select-all [overflow-wrap:anywhere]">{text}</bdi>,
      })}
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
