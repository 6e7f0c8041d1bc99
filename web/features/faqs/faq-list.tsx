import type { Faq } from '../../../worker/contract/faqs.ts';
import { Button } from '../../ui/button.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
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
    <section className="grid content-start gap-2">
      <div className="desk-head">
        <h3 className="title text-lg" tabIndex={-1}>
          Current FAQs ({faqs.length})
        </h3>
        {faqs.length > 1 && (
          <p className="text-sm text-muted">
            Guests read them in this order. Drag or press a handle to change it.
          </p>
        )}
      </div>
      {faqs.length === 0 ? (
        <p className="rounded-3 border border-dashed border-line px-4 py-8 text-center text-muted">
          No FAQs yet. Add your first FAQ above!
        </p>
      ) : (
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
                <p className="line-clamp-2 font-semibold">{faq.question}</p>
                <p className="line-clamp-2 text-sm text-muted">{faq.answer}</p>
                {faq.id === editingId && <p className="text-sm">Editing</p>}
              </div>
              <div className="flex">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Edit ${faq.question}`}
                  data-edits={faq.id}
                  onClick={() => onEdit(faq)}
                >
                  <span className="i-lucide-pencil" aria-hidden="true" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Delete ${faq.question}`}
                  data-deletes
                  onClick={(click) => {
                    passFocusOn(click.currentTarget);
                    onDelete(faq);
                  }}
                >
                  <span className="i-lucide-trash-2" aria-hidden="true" />
                </Button>
              </div>
            </>
          )}
        </SortableList>
      )}
    </section>
  );
}

/** A deleted row takes its focused button along; the focus goes to the neighbour's, or to the heading. */
function passFocusOn(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-deletes]');
  (next ?? button.closest('section')?.querySelector('h3'))?.focus();
}
