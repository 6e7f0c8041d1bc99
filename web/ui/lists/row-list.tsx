import type { ReactNode, Ref } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Tooltip } from '../dialogs/tooltip.tsx';
import { focusNextRow } from '../focus/focus-next-row.ts';

type ListProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  /** Shown next to the title. */
  aside?: ReactNode;
  headClass?: string;
  /** Shown instead of the rows if there are none. */
  empty: string | false;
  children: ReactNode;
};

/** A titled list of rows, next to the form that edits them (see form-and-list.css). */
export function RowList({ ref, title, aside, headClass = '', empty, children }: ListProps) {
  return (
    <section ref={ref} className="grid content-start gap-2">
      <div className={`list-header ${headClass}`}>
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

type ActionsProps = {
  id: number;
  name: string;
  onEdit: () => void;
  /** Omitted if rows cannot be duplicated. */
  onDuplicate?: () => void;
  onDelete: () => void;
};

/** The Edit, Duplicate and Delete buttons of a row. */
export function RowActions({ id, name, onEdit, onDuplicate, onDelete }: ActionsProps) {
  return (
    <div className="flex">
      <Tooltip text={t('edit')}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('editName', { name })}
          data-edits={id}
          onClick={onEdit}
        >
          <span className="i-lucide-pencil" aria-hidden="true" />
        </Button>
      </Tooltip>
      {onDuplicate && (
        <Tooltip text={t('duplicate')}>
          <Button variant="quiet" size="icon" aria-label={t('duplicateName', { name })} onClick={onDuplicate}>
            <span className="i-lucide-copy" aria-hidden="true" />
          </Button>
        </Tooltip>
      )}
      <Tooltip text={t('deleteLabel')}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('deleteName', { name })}
          data-deletes
          onClick={(event) => {
            focusNextRow(event.currentTarget);
            onDelete();
          }}
        >
          <span className="i-lucide-trash-2" aria-hidden="true" />
        </Button>
      </Tooltip>
    </div>
  );
}
