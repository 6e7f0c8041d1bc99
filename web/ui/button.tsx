import type { ComponentProps } from 'react';

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `big` for a page's main action, `icon` for an icon-only button (give it an aria-label). */
  size?: 'big' | 'icon';
};

/** Class names that make another element, such as a link, look like a button. */
export function buttonClass({ variant = 'secondary', size }: ButtonStyle, className = ''): string {
  return `button button-${variant} ${size ? `button-${size}` : ''} ${className}`;
}

type Props = ComponentProps<'button'> & ButtonStyle & { busy?: boolean };

/** A button, `secondary` by default. While `busy` it shows a spinner and ignores clicks, but stays focusable. */
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
