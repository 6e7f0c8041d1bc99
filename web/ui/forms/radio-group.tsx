import { type ReactNode, useId } from 'react';
import './radio-group.css';

type Props<Value extends string | number> = {
  /** Accessible name of the group. */
  label: string;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `content` is shown instead of the label. */
  options: readonly { value: Value; label: string; content?: ReactNode }[];
  /** A segmented control by default. */
  className?: string;
  optionClassName?: string;
};

/** Radio buttons styled as a segmented control, or by the given class names. */
export function RadioGroup<Value extends string | number>({
  label,
  value,
  onChange,
  options,
  className = 'segments',
  optionClassName = 'segment',
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={optionClassName}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            aria-label={option.content ? option.label : undefined}
            onChange={() => onChange(option.value)}
          />
          {option.content ?? option.label}
        </label>
      ))}
    </fieldset>
  );
}
