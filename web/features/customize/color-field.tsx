import { pickTextColor } from '../../../worker/domain/appearance/contrast.ts';
import { Field } from '../../ui/forms/field.tsx';
import { parseHex } from './parse-hex.ts';

type Props = {
  label: string;
  /** `#rrggbb`, possibly incomplete. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/** A color picker and a text input, with a sample of text on the color. */
export function ColorField({ label, value, error, onChange }: Props) {
  const hex = parseHex(value);
  const text = hex && pickTextColor(hex);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="color-field">
          <input
            type="color"
            className="color-well"
            aria-label={`Pick ${label.toLowerCase()}`}
            value={hex ?? '#ffffff'}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            {...control}
            className="input"
            value={value}
            maxLength={9}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => hex && hex !== value && onChange(hex)}
          />
          <span className="color-sample" style={{ backgroundColor: hex, color: text }} aria-hidden="true">
            {hex ? 'Aa' : '?'}
          </span>
        </div>
      )}
    </Field>
  );
}
