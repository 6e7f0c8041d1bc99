import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Tooltip } from '../dialogs/tooltip.tsx';
import { focusNextRow } from '../focus/focus-next-row.ts';

type ListProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  headClass?: string;
  /** Shown in place of the rows when there are none. */
  empty: string | false;
  children: ReactNode;
};

/** The rows that a form fills (see desk.css), under their title. */
export function RowList({ title, aside, headClass = '', empty, children }: ListProps) {
  return (
    <section className="grid content-start gap-2">
      <div className={`desk-head ${headClass}`}>
        <h3 className="title text-lg" tabIndex={-1}>
          {title}
        </h3>
        {aside}
      </div>
      {empty ? (
        <p className="rounded-3 border border-dashed border-line px-4 py-8 text-center text-muted">{empty}</p>
      ) : (
        children
      )}
    </section>
  );
}

type ActsProps = { id: number; name: string; onEdit: () => void; onDelete: () => void };

/** The pencil and the bin of one row. */
export function RowActions({ id, name, onEdit, onDelete }: ActsProps) {
  return (
    <div className="flex">
      <Tooltip text="Edit">
        <Button variant="quiet" size="icon" aria-label={`Edit ${name}`} data-edits={id} onClick={onEdit}>
          <span className="i-lucide-pencil" aria-hidden="true" />
        </Button>
      </Tooltip>
      <Tooltip text="Delete">
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Delete ${name}`}
          data-deletes
          onClick={(click) => {
            focusNextRow(click.currentTarget);
            onDelete();
          }}
        >
          <span className="i-lucide-trash-2" aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}
