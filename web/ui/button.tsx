import type { ComponentProps } from 'react';

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `big` for a page's one invitation, `icon` for a square with an icon (give it an aria-label). */
  size?: 'big' | 'icon';
};

/** The class names of a button, for an element that is none, such as a link. */
export function buttonClass({ variant = 'secondary', size }: Look, more = ''): string {
  return `button button-${variant} ${size ? `button-${size}` : ''} ${more}`;
}

type Props = ComponentProps<'button'> & Look & { busy?: boolean };

/**
 * A button; `secondary` unless told. While `busy` it shows a spinner and takes no clicks, yet keeps
 * the focus, so that a screen reader's place is not lost.
 */
export function Button({ variant, size, busy, className, children, onClick, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size }, className)}
      data-busy={busy ? '' : undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
