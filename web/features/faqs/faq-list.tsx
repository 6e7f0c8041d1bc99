import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';
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
      title={t('currentFaqs', { number: faqs.length })}
      aside={faqs.length > 1 && <p className="text-sm text-muted">{t('dragToReorder')}</p>}
      empty={faqs.length === 0 && t('noFaqsAddFirst')}
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
              {faq.id === editingId && <p className="text-sm">{t('editing')}</p>}
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
