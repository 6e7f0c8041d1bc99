import type { Faq } from '../../../worker/contract/faqs.ts';
import { RowActions, RowList } from '../../ui/lists/row-list.tsx';
import { SortableList } from '../../ui/lists/sortable-list.tsx';
import './faq-list.css';

type Props = {
  /** Sorted by order. */
  faqs: readonly Faq[];
  editingId: number | undefined;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
  onReorder: (faqs: Faq[]) => void;
};

/** The admin's list of FAQs, to edit, delete or reorder. */
export function FaqList({ faqs, editingId, onEdit, onDelete, onReorder }: Props) {
  return (
    <RowList
      title={`Current FAQs (${faqs.length})`}
      aside={faqs.length > 1 && <p className="text-sm text-muted">Drag to reorder.</p>}
      empty={faqs.length === 0 && 'No FAQs yet. Add your first FAQ above!'}
    >
      <SortableList
        items={faqs}
        getId={({ id }) => id}
        getName={({ question }) => question}
        rowClass={({ id }) => (id === editingId ? 'faq-row faq-row-edited' : 'faq-row')}
        onReorder={onReorder}
      >
        {(faq, handle) => (
          <>
            {handle}
            <div className="faq-text">
              <p className="line-clamp-2 font-semibold" dir="auto">
                {faq.question}
              </p>
              <p className="line-clamp-2 text-sm text-muted" dir="auto">
                {faq.answer}
              </p>
              {faq.id === editingId && <p className="text-sm">Editing</p>}
            </div>
            <RowActions
              id={faq.id}
              name={faq.question}
              onEdit={() => onEdit(faq)}
              onDelete={() => onDelete(faq)}
            />
          </>
        )}
      </SortableList>
    </RowList>
  );
}
