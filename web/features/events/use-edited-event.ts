import { useCallback, useEffect, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';

/**
 * The event being edited. The focus moves to the heading of the form when editing starts, and back to the event's
 * edit button when it ends. Put `formRef` on the element around the form, beside the list.
 */
export function useEditedEvent(guard: (action: () => void) => void) {
  const [editing, setEditing] = useState<Event>();
  const formRef = useRef<HTMLDivElement>(null);
  const editedId = useRef<number>(undefined);

  useEffect(() => {
    const previousId = editedId.current;
    editedId.current = editing?.id;
    if (editing) formRef.current?.querySelector('h3')?.focus();
    else if (previousId) {
      const tab = formRef.current?.parentElement;
      tab?.querySelector<HTMLElement>(`[data-edits="${previousId}"]`)?.focus();
    }
  }, [editing]);

  const startEditing = useCallback((event: Event) => guard(() => setEditing(event)), [guard]);
  const stopEditing = useCallback(
    (id?: number) => setEditing((current) => (id === undefined || current?.id === id ? undefined : current)),
    [],
  );
  return { editing, formRef, startEditing, stopEditing };
}
