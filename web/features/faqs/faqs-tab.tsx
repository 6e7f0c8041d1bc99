import { useEffect, useMemo, useRef, useState } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { FaqForm } from './faq-form.tsx';
import { FaqList } from './faq-list.tsx';
import { sortFaqs } from './faq-order.ts';
import '../../ui/lists/form-and-list.css';
import { useDeleteFaq } from './queries.ts';
import { useReorderFaqs } from './use-reorder-faqs.ts';

type Props = {
  projectId: string;
  faqs: readonly Faq[];
  onDirtyChange: (dirty: boolean) => void;
  /** Runs an action that discards unsaved input, after confirmation. */
  guard: (action: () => void) => void;
};

/** The admin panel's FAQs tab: the form and the list. */
export function FaqsTab({ projectId, faqs, onDirtyChange, guard }: Props) {
  const [editing, setEditing] = useState<Faq>();
  const form = useRef<HTMLDivElement>(null);
  const { mutate: deleteFaq } = useDeleteFaq(projectId);
  const reorder = useReorderFaqs(projectId);
  const sorted = useMemo(() => sortFaqs(faqs), [faqs]);

  // Moves the focus to the form when editing starts, and back to the edit button when it ends.
  const lastEdited = useRef<number>(undefined);
  useEffect(() => {
    const before = lastEdited.current;
    lastEdited.current = editing?.id;
    if (editing) form.current?.querySelector('h3')?.focus();
    else if (before)
      form.current?.parentElement?.querySelector<HTMLElement>(`[data-edits="${before}"]`)?.focus();
  }, [editing]);

  function remove(faq: Faq) {
    deleteFaq(faq);
    if (editing?.id === faq.id) setEditing(undefined);
  }

  return (
    <div className="form-and-list">
      <div ref={form}>
        <FaqForm
          key={editing?.id ?? 'new'}
          projectId={projectId}
          faq={editing}
          full={sorted.length >= LIMITS.faqs}
          onDirtyChange={onDirtyChange}
          guard={guard}
          onDone={() => setEditing(undefined)}
        />
      </div>
      <FaqList
        faqs={sorted}
        editingId={editing?.id}
        onEdit={(faq) => guard(() => setEditing(faq))}
        onDelete={remove}
        onReorder={reorder}
      />
    </div>
  );
}
