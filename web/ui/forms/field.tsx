import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; read out with the control. */
  error?: string;
  className?: string;
  /** The control. Spread what it is given onto the input. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Label, control, hint and error, wired together. For controls other than the three below. */
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

type Wrapping = Omit<FieldProps, 'children'>;

/** A labelled line of text, from right to left where its words are. `className` goes to the whole field, `inputClassName` to the input. */
export function TextField({
  label,
  hint,
  error,
  className,
  inputClassName = '',
  ...rest
}: Wrapping & { inputClassName?: string } & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <input dir="auto" {...rest} {...control} className={`input ${inputClassName}`} />}
    </Field>
  );
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, className, ...rest }: Wrapping & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea dir="auto" rows={4} {...rest} {...control} className="input" />}
    </Field>
  );
}

/** A labelled choice from a short list, by the browser's own control; give it option elements. */
export function SelectField({ label, hint, error, className, ...rest }: Wrapping & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => <select {...rest} {...control} className="input" />}
    </Field>
  );
}
