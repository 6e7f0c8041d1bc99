import { type ReactNode, useId } from 'react';
import './radio-group.css';

type Props<Value extends string | number> = {
  /** What is chosen, for a screen reader. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `draw` is what to show instead of the label. */
  options: readonly { value: Value; label: string; draw?: ReactNode }[];
  /** Side by side, unless told. */
  className?: string;
  optionClassName?: string;
};

/** One of a few, all in view. Arrow keys change it, as in any group of radio buttons. */
export function RadioGroup<Value extends string | number>({
  label,
  value,
  onChange,
  options,
  ...look
}: Props<Value>) {
  const { className = 'segments', optionClassName = 'segment' } = look;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="only-read">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClassName}>
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={option.value === value}
            aria-label={option.draw ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.draw ?? option.label}
        </label>
      ))}
    </fieldset>
  );
}
