import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

/** A checkbox with its label; clicking the label toggles it. */
export function Checkbox({ label, error, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label className="checkbox">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}
