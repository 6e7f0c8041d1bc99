import { useCallback, useEffect, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';

/** What the form is for: an event to edit or to copy, else a new one. */
export type EventFormRequest = { event?: Event; copyOf?: Event };
/** `formKey` changes with each request. */
type FormSubject = EventFormRequest & { formKey: number };

/**
 * The event being edited or copied. The focus moves to the heading of the form when that starts, and back to the event's
 * edit button when editing ends. Put `formRef` on the element around the form, beside the list.
 */
export function useEditedEvent(guard: (action: () => void) => void) {
  const [{ event: editing, copyOf, formKey }, setSubject] = useState<FormSubject>({ formKey: 0 });
  const formRef = useRef<HTMLDivElement>(null);
  const editedId = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new subject
  useEffect(() => {
    const previousId = editedId.current;
    editedId.current = editing?.id;
    if (editing || copyOf) formRef.current?.querySelector('h3')?.focus();
    else if (previousId) {
      const tab = formRef.current?.parentElement;
      tab?.querySelector<HTMLElement>(`[data-edits="${previousId}"]`)?.focus();
    }
  }, [formKey]);

  const start = useCallback(
    (subject: EventFormRequest) =>
      guard(() => setSubject((current) => ({ ...subject, formKey: current.formKey + 1 }))),
    [guard],
  );
  const startEditing = useCallback((event: Event) => start({ event }), [start]);
  const startCopy = useCallback((event: Event) => start({ copyOf: event }), [start]);
  const stopEditing = useCallback(
    (id?: number) =>
      setSubject((current) => {
        const isOver = current.event && (id === undefined || current.event.id === id);
        return isOver ? { formKey: current.formKey + 1 } : current;
      }),
    [],
  );
  return { editing, copyOf, formKey, formRef, startEditing, startCopy, stopEditing };
}
