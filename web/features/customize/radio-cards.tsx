import { type ReactNode, useId } from 'react';

type Option<Id extends string> = { id: Id; label: string; draw: ReactNode };

type Props<Id extends string> = {
  /** What is chosen here, for a screen reader. */
  legend: string;
  value: Id;
  options: readonly Option<Id>[];
  onChange: (id: Id) => void;
  className?: string;
};

/** One of a few, each drawn on a card. Arrow keys move, as in any group of radio buttons. */
export function RadioCards<Id extends string>({ legend, value, options, onChange, className }: Props<Id>) {
  const name = useId();
  return (
    <fieldset className={`radio-cards ${className ?? ''}`}>
      <legend className="only-read">{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className="choice radio-card">
          <input
            type="radio"
            className="only-read"
            name={name}
            checked={option.id === value}
            aria-label={option.label}
            onChange={() => onChange(option.id)}
          />
          {option.draw}
        </label>
      ))}
    </fieldset>
  );
}
