import type { Faq } from '../../../worker/contract/faqs.ts';
import { RowActs, RowList } from '../../ui/lists/row-list.tsx';
import { SortableList } from '../../ui/lists/sortable-list.tsx';
import './faq-list.css';

type Props = {
  /** In their order. */
  faqs: readonly Faq[];
  editingId: number | undefined;
  onEdit: (faq: Faq) => void;
  onDelete: (faq: Faq) => void;
  onReorder: (faqs: Faq[]) => void;
};

/** All questions of the project, to be edited, deleted or put in another order. */
export function FaqList({ faqs, editingId, onEdit, onDelete, onReorder }: Props) {
  return (
    <RowList
      title={`Current FAQs (${faqs.length})`}
      aside={
        faqs.length > 1 && (
          <p className="text-sm text-muted">
            Guests read them in this order. Drag or press a handle to change it.
          </p>
        )
      }
      empty={faqs.length === 0 && 'No FAQs yet. Add your first FAQ above!'}
    >
      <SortableList
        items={faqs}
        idOf={({ id }) => id}
        nameOf={({ question }) => question}
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
            <RowActs
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
