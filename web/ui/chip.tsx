import type { ReactNode } from 'react';

type Props = { children: ReactNode; onRemove?: () => void; removeLabel?: string };

/** A small label, such as a person. With `onRemove` it carries a button that `removeLabel` names. */
export function Chip({ children, onRemove, removeLabel }: Props) {
  return (
    <span className="chip">
      {children}
      {onRemove && (
        <button
          type="button"
          className="-mr-1.5 grid h-6 w-6 place-items-center rounded-full hover:bg-line"
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <span className="i-lucide-x text-sm" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
