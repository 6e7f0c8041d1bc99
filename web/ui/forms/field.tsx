import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message, announced with the control. */
  error?: ReactNode;
  className?: string;
  /** Renders the control; spread the given props onto the input. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Connects a label, hint and error with a control. For controls other than the ones below. */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldOptions = Omit<FieldProps, 'children'>;

/** A labeled text input. `className` is set on the field, `inputClassName` on the input. */
export function TextField({
  label,
  hint,
  error,
  className,
  inputClassName = '',
  ...rest
}: FieldOptions & { inputClassName?: string } & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input dir="auto" {...rest} {...control} className={`input ${inputClassName}`} />}
    </Field>
  );
}

/** A labeled multi-line text input. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldOptions & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea dir="auto" rows={4} {...rest} {...control} className="input" />}
    </Field>
  );
}

/** A labeled native select; its children are option elements. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldOptions & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <select {...rest} {...control} className="input" />}
    </Field>
  );
}
