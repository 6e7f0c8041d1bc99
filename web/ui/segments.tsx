import { useId } from 'react';
import './segments.css';

type Props<Value extends string | number> = {
  /** What is chosen, for a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A choice between two or three short words, side by side. Arrow keys change it, as in any group of radios. */
export function Segments<Value extends string | number>({ label, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="only-read">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
