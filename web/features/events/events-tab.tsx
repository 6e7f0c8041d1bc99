import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { listPeople } from '../../../worker/domain/schedule/attendees.ts';
import { openUpgradePrompt } from '../../lib/upgrade-prompt.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { EventForm } from './event-form.tsx';
import { EventList } from './event-list.tsx';
import '../../ui/page/desk.css';
import { useClearEvents, useDeleteEvent } from './queries.ts';

type Props = {
  projectId: string;
  /** IANA. */
  projectZone: string;
  isPaid: boolean;
  events: readonly Event[];
  onDirtyChange: (dirty: boolean) => void;
  /** Does something that would lose what is typed, once the host agrees. */
  guard: (act: () => void) => void;
};

const openSecondEventUpgrade = () => openUpgradePrompt('add a second event');

/** The host's desk for events: the form, and the list it fills. */
export function EventsTab({ projectId, projectZone, isPaid, events, onDirtyChange, guard }: Props) {
  const [editing, setEditing] = useState<Event>();
  const [clearing, setClearing] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const people = useMemo(() => listPeople(events), [events]);
  const { mutate: deleteEvent } = useDeleteEvent(projectId);
  const clear = useClearEvents(projectId);
  const trialIsFull = !isPaid && events.length > 0;

  const onEdit = useCallback(
    (event: Event) => {
      guard(() => setEditing(event));
    },
    [guard],
  );
  const onDelete = useCallback(
    (event: Event) => {
      deleteEvent(event);
      setEditing((current) => (current?.id === event.id ? undefined : current));
    },
    [deleteEvent],
  );
  const onDone = useCallback(() => setEditing(undefined), []);

  // The focus goes with the work: to the form on editing, back to the event's pencil after it.
  const lastEdited = useRef<number>(undefined);
  useEffect(() => {
    const before = lastEdited.current;
    lastEdited.current = editing?.id;
    if (editing) top.current?.querySelector('h3')?.focus();
    else if (before)
      top.current?.parentElement?.querySelector<HTMLElement>(`[data-edits="${before}"]`)?.focus();
  }, [editing]);

  return (
    <div className={events.length > 0 ? 'desk' : 'mx-auto grid max-w-150 gap-8'}>
      <div ref={top} className="grid content-start gap-4">
        {trialIsFull && !editing && (
          <p className="rounded-2 bg-[var(--sunk)] px-4 py-3 text-sm">
            Your trial holds one event. Full Access has no limit.{' '}
            <button type="button" className="link" onClick={openSecondEventUpgrade}>
              See what it includes
            </button>
          </p>
        )}
        <EventForm
          key={editing?.id ?? 'new'}
          projectId={projectId}
          projectZone={projectZone}
          event={editing}
          people={people}
          refuse={trialIsFull ? openSecondEventUpgrade : undefined}
          full={events.length >= LIMITS.events}
          onDirtyChange={onDirtyChange}
          onDone={onDone}
        />
      </div>
      <EventList
        events={events}
        projectZone={projectZone}
        editingId={editing?.id}
        onEdit={onEdit}
        onDelete={onDelete}
        onClear={() => setClearing(true)}
      />
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title="Clear All Events?"
        description={`This will permanently delete all ${events.length} events. This action cannot be undone.`}
        confirm="Clear All"
        danger
        busy={clear.isPending}
        onConfirm={() =>
          clear.mutate(undefined, {
            onSuccess: () => setEditing(undefined),
            onSettled: () => setClearing(false),
          })
        }
      />
    </div>
  );
}
